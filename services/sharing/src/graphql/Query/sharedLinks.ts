import { z } from 'zod';
import type { ViewHandle } from '@lectern/kernel/service/view-handle.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { foundBy } from '../../shared-link/find.ts';
import { NEVER, sharedLink, type SharedLink } from '../../shared-link/shared-link.ts';
import type {
  QuerySharedLinksArgs,
  SharedLinkOrder,
  SharedLinkStatus,
  QueryResolvers,
} from '../generated.ts';
import { livingRow, madeRow, madeRows } from '../rows.ts';

const paging = z.object({
  page: z.number().min(1).max(100_000),
  pageSize: z.number().min(1).max(300),
});
const orders = {
  NEWEST: 'newest',
  OLDEST: 'oldest',
  SOONEST_TO_EXPIRE: 'soonestToExpire',
} as const satisfies Record<SharedLinkOrder, string>;

export const sharedLinks: QueryResolvers['sharedLinks'] = async (_parent, args, context) => {
  const { page, pageSize } = paging.parse(args);
  const { presentationId } = args;
  const now = new Date().toISOString();
  const query = {
    list: presentationId ? 'ofPresentation' : orders[args.order ?? 'NEWEST'],
    where: {
      ...(presentationId && { presentationId }),
      ...narrowed(args),
      isDeleted: args.isDeleted ?? false,
      ...expiring(args.expiresBefore as string | null | undefined, now),
    },
    ...oneOf(args, now),
  };
  const links = context.view(sharedLink);
  const [items, total] = await Promise.all([
    links.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }),
    links.count(query),
  ]);
  return { items: madeRows(items), total, page, pageSize };
};

const chunks = z.number().min(1).max(1_000);
const few = z.array(z.string()).max(1_000);

export const sharedLinksAfter: QueryResolvers['sharedLinksAfter'] = async (
  _parent,
  args,
  context,
) => {
  const chunk = chunks.parse(args.chunk);
  const links = context.view(sharedLink);
  if (args.ids)
    return args.min
      ? []
      : (await links.getMany(few.parse(args.ids))).map(livingRow).filter((row) => row !== null);
  const after = args.min ? await placeOf(args.min, links) : null;
  const found = await links.find({
    list: 'oldest',
    where: {
      ...narrowed(args),
      ...(args.presentationId && { presentationId: args.presentationId }),
      isDeleted: false,
    },
    ...oneOf(args, new Date().toISOString()),
    limit: chunk,
    ...(after && { after }),
  });
  return madeRows(found);
};

/** Of a link that is not there (any more) the time that its id says. */
async function placeOf(
  id: string,
  links: ViewHandle<SharedLink>,
): Promise<{ value: string; id: string } | null> {
  const createdAt = madeRow(await links.get(id))?.doc.createdAt;
  if (createdAt) return { value: createdAt, id };
  return z.uuid().safeParse(id).success
    ? {
        value: new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString(),
        id,
      }
    : null;
}

function narrowed({ userId, type }: Pick<QuerySharedLinksArgs, 'userId' | 'type'>): Where {
  return { ...(userId && { createdBy: userId }), ...(type && { linkType: type }) };
}

/** What is searched for and the status, where both are asked for in every pair of theirs. */
function oneOf(
  { search, status }: Pick<QuerySharedLinksArgs, 'search' | 'status'>,
  now: string,
): { or?: Where[] } {
  const [found, inStatus] = [foundBy(search), status ? withStatus(status, now) : null];
  if (found === null) return inStatus === null ? {} : { or: inStatus };
  return {
    or:
      inStatus === null
        ? found
        : found.flatMap((one) => inStatus.map((other) => ({ ...one, ...other }))),
  };
}

function expiring(before: string | null | undefined, now: string): Where {
  return before
    ? { status: 'active', openUntil: { from: now, to: new Date(before).toISOString() } }
    : {};
}

/** A date that has passed counts before it is written down. */
function withStatus(status: SharedLinkStatus, now: string): Where[] {
  switch (status) {
    case 'ACTIVE':
      return [{ status: 'active', openUntil: { from: now, to: NEVER } }];
    case 'CANCELED':
      return [{ status: 'canceled' }];
    case 'EXPIRED':
      return [{ status: 'expired' }, { status: 'active', openUntil: { to: now } }];
  }
}
