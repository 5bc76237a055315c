import { z } from 'zod';
import { chunkOf } from '@lectern/kernel/graphql/chunk.ts';
import type { ViewHandle } from '@lectern/kernel/service/view-handle.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { searchConditions } from '../../shared-link/search.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { SharedLink } from '../../shared-link/state.ts';
import { NEVER } from '../../shared-link/view.ts';
import type {
  QuerySharedLinksArgs,
  SharedLinkOrder,
  SharedLinkStatus,
  QueryResolvers,
} from '../generated.ts';
import { undeletedLink, existingLink, existingLinks } from '../rows.ts';

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
      ...ownerAndTypeConditions(args),
      isDeleted: args.isDeleted ?? false,
      ...(args.expiresBefore && expiringBetween(now, new Date(String(args.expiresBefore)))),
    },
    ...searchAndStatusConditions(args, now),
  };
  const links = context.view(sharedLink);
  const [items, total] = await Promise.all([
    links.find({ ...query, limit: pageSize, skip: (page - 1) * pageSize }),
    links.count(query),
  ]);
  return { items: existingLinks(items), total, page, pageSize };
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
      : (await links.getMany(few.parse(args.ids))).map(undeletedLink).filter((row) => row !== null);
  const { skip } = chunkOf({ min: args.min, chunk });
  const after = args.min && skip === undefined ? await positionOf(args.min, links) : null;
  const found = await links.find({
    list: 'oldest',
    where: {
      ...ownerAndTypeConditions(args),
      ...(args.presentationId && { presentationId: args.presentationId }),
      isDeleted: false,
    },
    ...searchAndStatusConditions(args, new Date().toISOString()),
    limit: chunk,
    ...(after && { after }),
    ...(skip !== undefined && { skip }),
  });
  return existingLinks(found);
};

/** For a link that no longer exists, the time in its id. */
async function positionOf(
  id: string,
  links: ViewHandle<SharedLink>,
): Promise<{ value: string; id: string } | null> {
  const createdAt = existingLink(await links.get(id))?.doc.createdAt;
  if (createdAt) return { value: createdAt, id };
  return z.uuid().safeParse(id).success
    ? {
        value: new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString(),
        id,
      }
    : null;
}

function ownerAndTypeConditions({
  userId,
  type,
}: Pick<QuerySharedLinksArgs, 'userId' | 'type'>): Where {
  return { ...(userId && { createdBy: userId }), ...(type && { linkType: type }) };
}

/** Pairs every search condition with every status condition. */
function searchAndStatusConditions(
  { search, status }: Pick<QuerySharedLinksArgs, 'search' | 'status'>,
  now: string,
): { or?: Where[] } {
  const [found, inStatus] = [
    searchConditions(search),
    status ? statusConditions(status, now) : null,
  ];
  if (found === null) return inStatus === null ? {} : { or: inStatus };
  return {
    or:
      inStatus === null
        ? found
        : found.flatMap((one) => inStatus.map((other) => ({ ...one, ...other }))),
  };
}

function expiringBetween(now: string, before: Date): Where {
  return { status: 'active', openUntil: { from: now, to: before.toISOString() } };
}

/** A past date counts before the job records it. */
function statusConditions(status: SharedLinkStatus, now: string): Where[] {
  switch (status) {
    case 'ACTIVE':
      return [{ status: 'active', openUntil: { from: now, to: NEVER } }];
    case 'CANCELED':
      return [{ status: 'canceled' }];
    case 'EXPIRED':
      return [{ status: 'expired' }, { status: 'active', openUntil: { to: now } }];
  }
}
