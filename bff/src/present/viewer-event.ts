import { graphql } from '../gql/gql.ts';
import { resource } from '../resource/resource.ts';

const ViewerEventFields = graphql(`
  fragment ViewerEventFields on ViewerEvent {
    id
    at
    atUs
    category
    action
    path
    page
    detail
    elapsedMs
    session {
      id
    }
    presentation {
      id
    }
    sharedLink {
      id
    }
  }
`);

/**
 * content §3. `path` is a page padded to four digits, or the address of a link that was clicked; `detail` the factor of a
 * zoom or the marker of a video; `event_at` the viewer's clock, but never later than the server heard of it;
 * `event_at_us` what the viewer reported, in microseconds since 1970; `elapsed_ms` is on the viewing's visible clock.
 */
export const viewerEventResource = resource(ViewerEventFields, {
  names: { at: 'event_at', atUs: 'event_at_us' },
});
