import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from '../hits-of-link/projection.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { madeRow } from './rows.ts';

export const SharedLinkHit = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => context.rowsOf(hitsOfLink).get(id),
  sharedLink: async ({ doc }: Row<Hit>, _args: unknown, context: ServiceContext) => madeRow(await context.view(sharedLink).get(doc.sharedLinkId)),
  at: ({ doc }: Row<Hit>) => doc.at,
  userAgent: ({ doc }: Row<Hit>) => doc.userAgent,
};
