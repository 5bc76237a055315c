import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { bounds, readRange, writeRange, type Range } from '../../range/range.ts';

export type FiguresFilter = { from?: string; to?: string; includeOwnTeam: boolean; includeBots: boolean };

/** Which viewings the figures are of, as the address says it: all of persons, unless it says otherwise. Moments stay until the range changes. */
export function useFiguresFilter() {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const { range, filter } = useMemo(() => {
    const said = new URLSearchParams(written);
    const chosen = readRange(said, 'all');
    const { from, to } = bounds(chosen, new Date());
    const asked: FiguresFilter = { ...(from && { from: from.toISOString() }), ...(to && { to: to.toISOString() }), includeOwnTeam: said.get('team') === '1', includeBots: said.get('bots') === '1' };
    return { range: chosen, filter: asked };
  }, [written]);
  return {
    range, filter,
    /** Whether some are left out that stand in the address to be left out. */
    isWhole: range.name === 'all',
    setRange: (next: Range) => setParams((before) => writeRange(next, before, 'all'), { replace: true }),
    include: (who: 'team' | 'bots', isOn: boolean) => setParams((before) => {
      if (isOn) before.set(who, '1');
      else before.delete(who);
      return before;
    }, { replace: true }),
  };
}
