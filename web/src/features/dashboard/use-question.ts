import { useMemo } from 'react';
import { bounds, daysIn, readRange, writeRange, type Range } from '../../shared/range/range.ts';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The dashboard's variables from the URL; the moments stay fixed until the range changes. */
export function useFilters() {
  const { params, chosen, edit, change } = useUrlParams();
  const written = params.toString();
  const range = useMemo(() => readRange(new URLSearchParams(written)), [written]);
  const withOthers = params.get('everyone') === '1';
  const filter = useMemo(() => {
    const { from, to } = bounds(range, new Date());
    // Without a start the server answers for thirty days; “all time” starts at the first view.
    return {
      from: (from ?? new Date(0)).toISOString(),
      ...(to && { to: to.toISOString() }),
      includeOwnTeam: withOthers,
      includeBots: withOthers,
    };
  }, [range, withOthers]);
  const words = writeRange(
    range,
    new URLSearchParams(withOthers ? { everyone: '1' } : {}),
    'all',
  ).toString();
  return {
    range,
    filter,
    timeZone: zone,
    withOthers,
    isFromFirst: range.name === 'all',
    /** Days so far. */
    days: daysIn(
      new Date(filter.from),
      filter.to === undefined ? new Date() : new Date(Date.parse(filter.to) - 1),
    ),
    /** The same for pages whose default is all time. */
    searchThere: words === '' ? '' : `?${words}`,
    /** Ahead of the results while they load. */
    chosen: { range: readRange(chosen), withOthers: chosen.get('everyone') === '1' },
    setRange: (next: Range) => edit((words) => writeRange(next, words)),
    setWithOthers: (isOn: boolean) => change('everyone', isOn ? '1' : null),
  };
}

export type Question = Pick<ReturnType<typeof useFilters>, 'filter' | 'timeZone'>;
