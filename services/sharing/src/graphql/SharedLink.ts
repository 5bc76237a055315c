import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { hitsOfLink } from '../hits-of-link/projection.ts';
import { linkUrl } from '../shared-link/address.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { statusAt } from '../shared-link/status.ts';
import { madeRow, type SharedLinkRow } from './rows.ts';

export const SharedLink = {
  __resolveReference: async ({ id }: { id: string }, context: ServiceContext) => madeRow(await context.view(sharedLink).get(id)),
  name: ({ doc }: SharedLinkRow) => doc.name,
  token: ({ doc }: SharedLinkRow) => doc.token,
  alias: ({ doc }: SharedLinkRow) => doc.alias,
  url: ({ doc }: SharedLinkRow, _args: unknown, { engines }: ServiceContext) => linkUrl(engines.urls.console, doc),
  type: ({ doc }: SharedLinkRow) => doc.linkType,
  status: ({ doc }: SharedLinkRow) => statusAt(doc, new Date().toISOString()),
  expiresAt: ({ doc }: SharedLinkRow) => doc.expiresAt,
  notificationLevel: ({ doc }: SharedLinkRow) => doc.notificationLevel,
  createdAt: ({ doc }: SharedLinkRow) => doc.createdAt,
  presentation: ({ doc }: SharedLinkRow) => ({ id: doc.presentationId }),
  user: ({ doc }: SharedLinkRow) => ({ id: doc.createdBy }),
  /** Counts to 10,000. */
  hitCount: ({ id }: SharedLinkRow, _args: unknown, context: ServiceContext) =>
    context.rowsOf(hitsOfLink).count({ list: 'ofLink', where: { sharedLinkId: id } }),
  lastHitAt: async ({ id }: SharedLinkRow, _args: unknown, context: ServiceContext) => {
    const [last] = await context.rowsOf(hitsOfLink).find({ list: 'ofLink', where: { sharedLinkId: id }, limit: 1 });
    return last?.doc.at ?? null;
  },
};
