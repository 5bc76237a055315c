import type { FiguresFilter } from './use-figures-filter.ts';
import type { ShownPresentation } from '../shown-presentation.ts';

export type Version = ShownPresentation['versions'][number];

/** The version in the URL, else the newest; null if there is only one. */
export function selectedVersion(
  { versions }: Pick<ShownPresentation, 'versions'>,
  number: number | null,
): Version | null {
  if (versions.length < 2) return null;
  return versions.find((version) => version.number === number) ?? versions[0] ?? null;
}

/**
 * Narrows the filter to views of this version; the first one includes earlier views. Out of
 * range, it matches nothing.
 */
export function ofVersion(filter: FiguresFilter, { number, from, until }: Version): FiguresFilter {
  const later = number === 1 ? filter.from : [filter.from ?? from, from].toSorted().at(-1);
  const earlier = until === null ? filter.to : [filter.to ?? until, until].toSorted()[0];
  const end = later !== undefined && earlier !== undefined && earlier < later ? later : earlier;
  return {
    includeOwnTeam: filter.includeOwnTeam,
    includeBots: filter.includeBots,
    ...(later !== undefined && { from: later }),
    ...(end !== undefined && { to: end }),
  };
}
