import { useMemo } from 'react';
import { keysOf } from '../../../typed/keys-of.ts';
import type { PeopleHistoryFilter } from '../../../gql/graphql.ts';
import { kindLabels } from '../../../shared/people-history/labels.ts';
import { useUrlParams } from '../../../ui/hooks/use-url-params.ts';

export type HistoryQuestion = PeopleHistoryFilter;

const kinds = keysOf(kindLabels);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Days in the viewer's time zone. */
function momentOf(day: string | null, isEnd: boolean): string | null {
  return isDay(day) ? new Date(`${day}T${isEnd ? '23:59:59.999' : '00:00'}`).toISOString() : null;
}

function readFilters(params: URLSearchParams) {
  const word = (name: string) => params.get(name) || null;
  return {
    personId: word('person'),
    actorId: word('by'),
    kind: kinds.find((each) => each.toLowerCase() === params.get('kind')) ?? null,
    from: word('from'),
    to: word('to'),
  };
}

/** The history's filters, kept in the URL. */
export function useHistoryFilters() {
  const { params, chosen, change } = useUrlParams();
  const question = useMemo(() => {
    const { from, to, ...rest } = readFilters(params);
    return { ...rest, from: momentOf(from, false), to: momentOf(to, true) };
  }, [params]);
  const { personId, actorId, kind } = question;
  const exported = {
    ...(personId !== null && { person: personId }),
    ...(actorId !== null && { actor: actorId }),
    ...(kind !== null && { kind: kind.toLowerCase() }),
    ...(question.from !== null && { from: question.from }),
    ...(question.to !== null && { to: question.to }),
  };
  return { ...readFilters(chosen), change, question, exported };
}

export type HistoryFilters = ReturnType<typeof useHistoryFilters>;
