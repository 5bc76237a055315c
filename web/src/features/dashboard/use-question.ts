import { useMemo } from 'react';
import { bounds, readRange, writeRange, type Range } from '../../range/range.ts';
import { useAddress } from '../../ui/use-address.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the dashboard is asked, as its address says it; moments are fixed until the range changes. */
export function useQuestion() {
  const { params, chosen, edit, change } = useAddress();
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
    /** Ahead of what is shown while the answer is on its way. */
    chosen: { range: readRange(chosen), withOthers: chosen.get('everyone') === '1' },
    setRange: (next: Range) => edit((words) => writeRange(next, words)),
    /** The list behind a total comes into view. */
    openTab: (tab: string) => {
      change('tab', tab);
      document.getElementById('breakdown')?.scrollIntoView({ block: 'start' });
    },
    setWithOthers: (isOn: boolean) => change('everyone', isOn ? '1' : null),
  };
}

export type Question = Pick<ReturnType<typeof useQuestion>, 'filter' | 'timeZone'>;
