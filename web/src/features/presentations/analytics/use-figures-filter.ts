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

/** Which viewings the figures are of, as the address says it: all of persons, unless it says otherwise. Moments stay until the range changes. */
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
    /** Of the file whose pages are looked at; null: the one that is shown. */
    version: Number(params.get('version')) || null,
    setVersion: (number: number | null) =>
      change('version', number === null ? null : String(number)),
    /** Whether some are left out that stand in the address to be left out. */
    isWhole: range.name === 'all',
    /** Ahead of what is shown while the answer is on its way. */
    chosen: { range: readRange(chosen, 'all'), withOthers: chosen.get('everyone') === '1' },
    setRange: (next: Range) => edit((words) => writeRange(next, words, 'all')),
    setWithOthers: (isOn: boolean) => change('everyone', isOn ? '1' : null),
  };
}
