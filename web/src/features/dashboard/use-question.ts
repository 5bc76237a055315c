import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { bounds, readRange, writeRange, type Range } from '../../range/range.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the dashboard is asked, as its address says it; moments are fixed until the range changes. */
export function useQuestion() {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const range = useMemo(() => readRange(new URLSearchParams(written)), [written]);
  const withOthers = params.get('everyone') === '1';
  const filter = useMemo(() => {
    const { from, to } = bounds(range, new Date());
    // Without a beginning the server would answer for thirty days.
    return { from: (from ?? new Date(0)).toISOString(), ...(to && { to: to.toISOString() }), includeOwnTeam: withOthers, includeBots: withOthers };
  }, [range, withOthers]);
  return {
    range, filter, timeZone: zone, withOthers,
    setRange: (next: Range) => setParams(writeRange(next, params), { replace: true }),
    setWithOthers: (isOn: boolean) => setParams((before) => {
      if (isOn) before.set('everyone', '1');
      else before.delete('everyone');
      return before;
    }, { replace: true }),
  };
}

export type Question = Pick<ReturnType<typeof useQuestion>, 'filter' | 'timeZone'>;
