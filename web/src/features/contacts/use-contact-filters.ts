import { useDeferredValue, useMemo } from 'react';
import { useAddress } from '../../ui/use-address.ts';

/** When a contact was here last, by the words of the address. */
export const spans = { today: 'Today', '7d': '7 days', '30d': '30 days', '90d': '90 days' } as const;
export type Span = keyof typeof spans;
const daysBack: Readonly<Record<Span, number>> = { today: 0, '7d': 6, '30d': 29, '90d': 89 };

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Beginnings are those of days, so that asking twice is one question. */
function beginning(span: Span, now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[span]).toISOString();
}

/** What narrows the list and whose visits count. It lives in the address, so that it can be sent and survives a reload. */
export function useContactFilters() {
  const { params, edit, change } = useAddress();
  const search = params.get('search')?.trim() || null;
  const given = params.get('seen');
  const seen = (Object.keys(spans) as Span[]).find((each) => each === given) ?? null;
  const withOthers = params.get('everyone') === '1';
  const filter = useMemo(() => ({ ...(seen === null ? {} : { from: beginning(seen) }), includeOwnTeam: withOthers, includeBots: withOthers }), [seen, withOthers]);
  const question = useMemo(() => ({ search, filter }), [search, filter]);
  return {
    search, seen, withOthers,
    // What is on the screen stays until the new answer is there.
    question: useDeferredValue(question),
    setSearch: (text: string) => change('search', text.trim() === '' ? null : text),
    setSeen: (span: Span | null) => change('seen', span),
    setWithOthers: (isOn: boolean) => change('everyone', isOn ? '1' : null),
    clear: () => edit(() => new URLSearchParams()),
  };
}

export type Filters = ReturnType<typeof useContactFilters>;
export type Question = Filters['question'];
