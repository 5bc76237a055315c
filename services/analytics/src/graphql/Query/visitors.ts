import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { beganFirst, lastLines, type Line } from '../../figures/line.ts';
import type { Scope } from '../../figures/scope.ts';
import { visitorsOf, whoIs } from '../../figures/visitors.ts';
import { LAST, readLatestSeen, readSession } from '../../reading/read-sessions.ts';
import { figuresOnce } from '../figures-once.ts';
import { askedBy, paging } from '../filter.ts';
import type { QueryVisitorsArgs } from '../generated.ts';

/** From the very lines that unique visitors are counted in. */
export async function visitors(_parent: unknown, args: QueryVisitorsArgs, context: ServiceContext) {
  const { page, pageSize } = parseInput(paging(300), args);
  const { asOf, lines } = await figuresOnce(context, scopeOf(args), askedBy(args.filter));
  const all = visitorsOf(lines);
  const items = all.slice((page - 1) * pageSize, page * pageSize).map(([visitor, theirs]) => present(context, visitor, theirs));
  return { asOf, items, total: all.length, page, pageSize };
}

function present(context: ServiceContext, visitor: string, lines: readonly Line[]) {
  const { contactId, userId } = whoIs(visitor);
  const last = lastLines(lines, LAST).map(([sessionId]) => sessionId);
  return {
    key: visitor,
    contact: contactId && { id: contactId },
    user: userId && { id: userId },
    views: lines.length,
    timeMs: lines.reduce((sum, line) => sum + line[3], 0),
    firstSeenAt: beganFirst(lines),
    lastSeenAt: () => readLatestSeen(context, last),
    lastSession: () => readSession(context, last[0]!),
  };
}

/** @throws DomainError INVALID */
function scopeOf({ presentationId, sharedLinkId }: QueryVisitorsArgs): Scope {
  if (presentationId && !sharedLinkId) return { kind: 'presentation', presentationId };
  if (sharedLinkId && !presentationId) return { kind: 'link', sharedLinkId };
  throw new DomainError('INVALID', 'Visitors are asked for of a presentation, or of a shared link.');
}
