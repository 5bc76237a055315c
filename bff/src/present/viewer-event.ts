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
 * content §3. `path` is a page padded to four digits, or the URL of a clicked link; `detail` the zoom factor or the
 * video marker; `event_at` by the viewer's clock, but never later than the server received it; `event_at_us` as the
 * viewer reported it, in microseconds since 1970; `elapsed_ms` on the viewing's visible clock.
 */
export const viewerEventResource = resource(ViewerEventFields, {
  names: { at: 'event_at', atUs: 'event_at_us' },
});
