import { useMemo } from 'react';
import { keysOf } from '../../typed/keys-of.ts';
import { useUrlParams } from '../../ui/hooks/use-url-params.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** When a contact was last active, by URL value. */
export const spans = {
  today: common.today,
  '7d': texts.about7Days,
  '30d': texts.about30Days,
  '90d': texts.about90Days,
} as const;
export type Span = keyof typeof spans;
const daysBack: Readonly<Record<Span, number>> = { today: 0, '7d': 6, '30d': 29, '90d': 89 };

export const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Starts at midnight, so two requests share one cache entry. */
function startOf(span: Span, now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[span]).toISOString();
}

function readFilters(params: URLSearchParams) {
  const search = params.get('search')?.trim() || null;
  const seen = keysOf(spans).find((each) => each === params.get('seen')) ?? null;
  return { search, seen, withOthers: params.get('everyone') === '1' };
}

/** The filters, kept in the URL, so users can share and reload them. */
export function useContactFilters() {
  const { params, chosen, edit, change } = useUrlParams();
  const question = useMemo(() => {
    const { search, seen, withOthers } = readFilters(params);
    return {
      search,
      filter: {
        ...(seen === null ? {} : { from: startOf(seen) }),
        includeOwnTeam: withOthers,
        includeBots: withOthers,
      },
    };
  }, [params]);
  return {
    ...readFilters(chosen),
    question,
    setSearch: (text: string) => change('search', text.trim() === '' ? null : text),
    setSeen: (span: Span | null) => change('seen', span),
    setWithOthers: (isOn: boolean) => change('everyone', isOn ? '1' : null),
    clear: () => edit(() => new URLSearchParams()),
  };
}

export type Filters = ReturnType<typeof useContactFilters>;
export type Question = Filters['question'];
