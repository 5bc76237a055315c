import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import { resource } from '../resource/resource.ts';
import { eventMeta, presentMeta, toMs } from './event-meta.ts';

/** What lists and exports of events are narrowed by. */
export const eventFilter = {
  category: z
    .string()
    .max(100)
    .optional()
    .describe(
      'Only of this kind, regardless of case: PDF, visibility, Video, Download, Print or data-capture.',
    ),
  action: z.string().max(100).optional().describe('Only with this action, such as change_page.'),
};

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
    meta
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
 * viewer reported it, in microseconds since 1970, `event_at_ms` in milliseconds; `elapsed_ms` on the viewing's visible
 * clock; `meta` is what the viewer sent with it, if it was not too large.
 */
export const viewerEventResource = resource(ViewerEventFields, {
  names: { at: 'event_at', atUs: 'event_at_us' },
  added: {
    schema: z.object({
      event_at_ms: z
        .number()
        .describe('When it happened as the viewer reported it: milliseconds since 1970.'),
      meta: eventMeta.describe(
        'What the viewer sent with it, with `elapsed_ms` and `currentPage`.',
      ),
    }),
    of: ({ atUs, elapsedMs, page, meta }) => ({
      event_at_ms: toMs(atUs),
      meta: presentMeta({ elapsedMs, page: page ?? null, meta: meta ?? null }),
    }),
  },
});
