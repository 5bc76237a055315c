import { useMemo } from 'react';
import { bounds, readRange, writeRange, type Range } from '../../../shared/range/range.ts';
import { withoutList } from '../../../shared/readers/list-choice.tsx';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';

export type FiguresFilter = {
  from?: string;
  to?: string;
  includeOwnTeam: boolean;
  includeBots: boolean;
};

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The figures' filter from the URL, people only by default. Moments stay fixed until the range
 * changes.
 */
export function useFiguresFilter() {
  const { params, chosen, edit, change } = useUrlParams();
  const written = withoutList(params).toString();
  const { range, filter } = useMemo(() => {
    const fromUrl = new URLSearchParams(written);
    const withOthers = fromUrl.get('everyone') === '1';
    const chosen = readRange(fromUrl, 'all');
    const { from, to } = bounds(chosen, new Date());
    const among: FiguresFilter = {
      ...(from && { from: from.toISOString() }),
      ...(to && { to: to.toISOString() }),
      includeOwnTeam: withOthers,
      includeBots: withOthers,
    };
    return { range: chosen, filter: among };
  }, [written]);
  return {
    range,
    filter,
    timeZone: zone,
    /** Limits to the selected version's file; null: the current one. */
    version: Number(params.get('version')) || null,
    setVersion: (number: number | null) =>
      change('version', number === null ? null : String(number)),
    /** Whether the URL narrows the figures. */
    isWhole: range.name === 'all',
    /** Ahead of the results while they load. */
    chosen: { range: readRange(chosen, 'all'), withOthers: chosen.get('everyone') === '1' },
    setRange: (next: Range) => edit((words) => writeRange(next, words, 'all')),
    setWithOthers: (isOn: boolean) => change('everyone', isOn ? '1' : null),
  };
}
