import type { Scope } from '../../figures/scope.ts';
import { lastSeenAt, liveReaders, type ViewingState } from '../../viewing/viewing.ts';
import { loadFigures } from '../load-figures.ts';
import { toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';

const MAX_LIVE = 50;

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
  const { recent, now } = await loadFigures(context, scope, toFigureFilter(filter));
  return latestLiveReaders(recent, now);
};

/** The most recently active first. */
export function latestLiveReaders(recent: readonly ViewingState[], now: string): ViewingState[] {
  return liveReaders(recent, now)
    .toSorted((one, other) => (lastSeenAt(one) > lastSeenAt(other) ? -1 : 1))
    .slice(0, MAX_LIVE);
}
