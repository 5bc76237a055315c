import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from '../hits-of-link/projection.ts';
import { sharedLink } from '../shared-link/shared-link.ts';

/** Null unless the caller may see the link; then also hits from before a transfer. */
export async function visibleHit(context: ServiceContext, id: string): Promise<Row<Hit> | null> {
  const hit = await context.rowsOf(hitsOfLink, { isUnfiltered: true }).get(id);
  return hit && (await context.view(sharedLink).get(hit.doc.sharedLinkId)) ? hit : null;
}
