import { graphql } from '../gql/gql.ts';
import { resource } from '../resource/resource.ts';
import { share } from './figures.ts';

const ContactFields = graphql(`
  fragment ContactFields on Contact {
    id
    email
    name
    firstSeenAt(presentationId: $presentationId, filter: $filter)
    lastSeenAt(presentationId: $presentationId, filter: $filter)
    isContactVerified: isVerified
    figures(presentationId: $presentationId, filter: $filter) {
      ...TotalFields
    }
  }
`);

/** A contact and their totals; `visits` are the viewings that the filter leaves. Email and name are null once the person is erased. `is_contact_verified`: whether they proved their email in one of the viewings. */
export const contactResource = resource(ContactFields, {
  flat: 'figures',
  names: {
    asOf: null,
    views: 'visits',
    uniqueVisitors: null,
    timeMs: 'total_time_ms',
    lastViewedAt: null,
  },
  narrowed: { completion: share.nullable() },
});
