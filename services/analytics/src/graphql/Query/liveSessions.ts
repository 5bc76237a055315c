import type { Scope } from '../../figures/scope.ts';
import { lastSeenAt, readersOf, type ViewingState } from '../../reading/reading.ts';
import { figuresOnce } from '../load-figures.ts';
import { toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';

const MOST = 50;

export const liveSessions: QueryResolvers['liveSessions'] = async (
  _parent,
  { presentationId, sharedLinkId, filter },
  context,
) => {
  const scope: Scope = sharedLinkId
    ? { kind: 'link', sharedLinkId }
    : presentationId
      ? { kind: 'presentation', presentationId }
      : { kind: 'team' };
  const { recent, now } = await figuresOnce(context, scope, toFigureFilter(filter));
  return liveOf(recent, now);
};

/** Whoever was heard of last first. */
export function liveOf(recent: readonly ViewingState[], now: string): ViewingState[] {
  return readersOf(recent, now)
    .toSorted((one, other) => (lastSeenAt(one) > lastSeenAt(other) ? -1 : 1))
    .slice(0, MOST);
}
