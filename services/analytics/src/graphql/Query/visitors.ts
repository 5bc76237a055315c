import { entity } from '@lectern/kernel/graphql/entity.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { earliestStart, latestLines, type Line } from '../../figures/line.ts';
import type { CountingRules } from '../../figures/counting/rules.ts';
import type { Scope } from '../../figures/scope.ts';
import { groupByVisitor, parseVisitorKey } from '../../figures/visitors.ts';
import { joinViews } from '../../figures/counting/views.ts';
import { LATEST_COUNT, readLatestSeen, readSession } from '../../viewing/read-sessions.ts';
import { loadFigures } from '../load-figures.ts';
import { toFigureFilter, paging } from '../filter.ts';
import type { QueryVisitorsArgs, QueryResolvers } from '../generated.ts';
import { problems } from '../../problems.ts';

/** Groups the lines in which figures count unique visitors. */
export const visitors: QueryResolvers['visitors'] = async (_parent, args, context) => {
  const { page, pageSize } = parseInput(paging(300), args);
  const filter = toFigureFilter(args.filter);
  const { asOf, lines } = await loadFigures(context, scopeOf(args), filter);
  const all = groupByVisitor(lines);
  const items = all
    .slice((page - 1) * pageSize, page * pageSize)
    .map(([visitor, theirs]) => present(context, { visitor, lines: theirs, rules: filter.rules }));
  return { asOf, items, total: all.length, page, pageSize };
};

function present(
  context: ServiceContext,
  { visitor, lines, rules }: { visitor: string; lines: readonly Line[]; rules: CountingRules },
) {
  const { contactId, userId } = parseVisitorKey(visitor);
  const firstSeenAt = earliestStart(lines);
  const latest = latestLines(lines, LATEST_COUNT).map(([sessionId]) => sessionId);
  const [lastId] = latest;
  if (firstSeenAt === null || lastId === undefined) throw new Error('A visitor without a viewing');
  return {
    key: visitor,
    contact: entity(contactId),
    isContactVerified: lines.some((line) => line[14] === 1),
    user: entity(userId),
    views: joinViews(lines, rules).length,
    timeMs: lines.reduce((sum, line) => sum + line[3], 0),
    firstSeenAt,
    lastSeenAt: () => readLatestSeen(context, latest),
    lastSession: () => readSession(context, lastId),
  };
}

/** @throws DomainError INVALID */
function scopeOf({ presentationId, sharedLinkId }: QueryVisitorsArgs): Scope {
  if (presentationId && !sharedLinkId) return { kind: 'presentation', presentationId };
  if (sharedLinkId && !presentationId) return { kind: 'link', sharedLinkId };
  throw new DomainError('INVALID', problems.visitorsFilterMissing);
}
