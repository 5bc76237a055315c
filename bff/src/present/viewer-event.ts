import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { ViewerEventFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
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

/** content §3 */
export const viewerEventResource = z.strictObject({
  id: z.string(),
  session_id: z.string().nullable(),
  presentation_id: z.string(),
  shared_link_id: z.string().nullable(),
  category: z.string(),
  action: z.string(),
  /** A page padded to four digits, or the address of a link that was clicked. */
  path: z.string().nullable(),
  page: z.number().int().nullable(),
  /** The factor of a zoom, the marker of a video. */
  detail: z.string().nullable(),
  /** By the viewer's clock, but not after the server heard of it. */
  event_at: at,
  /** As the viewer reported it, in microseconds since 1970. */
  event_at_us: z.number(),
  /** On the viewing's visible clock. */
  elapsed_ms: z.number(),
});

export function presentViewerEvent(
  event: ViewerEventFieldsFragment,
): z.output<typeof viewerEventResource> {
  const { id, category, action, path, page, detail, elapsedMs } = event;
  return {
    id,
    session_id: event.session?.id ?? null,
    presentation_id: event.presentation.id,
    shared_link_id: event.sharedLink?.id ?? null,
    category,
    action,
    path: path ?? null,
    page: page ?? null,
    detail: detail ?? null,
    event_at: event.at,
    event_at_us: event.atUs,
    elapsed_ms: elapsedMs,
  };
}
