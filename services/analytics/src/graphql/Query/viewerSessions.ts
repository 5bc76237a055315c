import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { readAsOf } from '../../figures/as-of.ts';
import { contactVisitorKey } from '../../assignment/assignment.ts';
import { filterLines } from '../../figures/line.ts';
import { viewingsQuery } from '../../figures/viewings-query.ts';
import type { FigureFilter } from '../../figures/read-figures.ts';
import type { Scope } from '../../figures/scope.ts';
import { readSessions } from '../../viewing/read-sessions.ts';
import { viewerSession } from '../../viewer-session/viewer-session.ts';
import { toFigureFilter, paging } from '../filter.ts';
import { loadFigures } from '../load-figures.ts';
import type { QueryViewerSessionsArgs, QueryResolvers } from '../generated.ts';
import { viewingConditions } from '../newest-viewing.ts';
import { problems } from '../../problems.ts';

export const viewerSessions: QueryResolvers['viewerSessions'] = async (_parent, args, context) => {
  const filter = toFigureFilter(args.filter);
  const scope = scopeOf(args);
  if (args.did || args.visitor != null) return filteredSessions(context, args, scope, filter);
  const { hitId, sharedLinkId, presentationId } = args;
  const conditions = {
    ...viewingConditions(filter),
    ...(hitId && { hitId }),
    ...(sharedLinkId && { sharedLinkId }),
    ...(presentationId && { presentationId }),
  };
  const { list, where } = viewingsQuery(scope, conditions);
  const query = { list: args.hitId && scope.kind === 'team' ? 'ofHit' : list, where };
  const isWholeScope = !args.hitId && !(args.sharedLinkId && args.contactId);
  return sessionPage(context, {
    ...args,
    query,
    total: isWholeScope
      ? () => totalViewings(context, scope, filter)
      : () => context.view(viewerSession).count(query),
  });
};

/** Reads the lines that the figures add up, so that the list holds exactly what they count. */
async function filteredSessions(
  context: ServiceContext,
  args: QueryViewerSessionsArgs,
  scope: Scope,
  filter: FigureFilter,
) {
  const { did = null, visitor = null, hitId, sharedLinkId, presentationId, contactId } = args;
  const isTooNarrow = hitId || (sharedLinkId && (presentationId || contactId));
  if (scope.kind === 'team' || isTooNarrow)
    throw new DomainError('INVALID', problems.viewingsFilterMissing);
  if (visitor !== null && contactId)
    throw new DomainError('INVALID', problems.visitorFilterInvalid);
  const { page, pageSize } = parseInput(paging(300), args);
  const { asOf, lines } = await loadFigures(context, scope, filter);
  const ids = filterLines(lines, { visitor, did }).map(([sessionId]) => sessionId);
  return {
    asOf,
    items: readSessions(context, ids.slice((page - 1) * pageSize, page * pageSize)),
    total: ids.length,
    page,
    pageSize,
  };
}

/** @param total read only if the client asks for it; from the figures, so that list and figures agree */
export async function sessionPage(
  context: ServiceContext,
  {
    query,
    total,
    ...args
  }: {
    query: { list: string; where: ReturnType<typeof viewingConditions> };
    total: () => Promise<number>;
    page?: number;
    pageSize?: number;
  },
) {
  const { page, pageSize } = parseInput(paging(300), args);
  const asOf = await readAsOf(context);
  const rows = await context
    .view(viewerSession)
    .find({ ...query, limit: pageSize, skip: (page - 1) * pageSize });
  return {
    asOf,
    items: readSessions(
      context,
      rows.map(({ id }) => id),
    ),
    total,
    page,
    pageSize,
  };
}

async function totalViewings(
  context: ServiceContext,
  scope: Scope,
  filter: FigureFilter,
): Promise<number> {
  return (await loadFigures(context, scope, filter)).sum.viewings;
}

function scopeOf({ presentationId, sharedLinkId, contactId }: QueryViewerSessionsArgs): Scope {
  if (contactId)
    return {
      kind: 'visitor',
      visitor: contactVisitorKey(contactId),
      ...(presentationId && { presentationId }),
    };
  if (sharedLinkId) return { kind: 'link', sharedLinkId };
  return presentationId ? { kind: 'presentation', presentationId } : { kind: 'team' };
}
