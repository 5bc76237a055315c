import { useDeferredValue, useMemo } from 'react';
import type { PeopleHistoryFilter, PersonChangeKind } from '../../../gql/graphql.ts';
import { kindWords } from '../../../people-history/words.ts';
import { useAddress } from '../../../ui/use-address.ts';

export type HistoryQuestion = PeopleHistoryFilter;

const kinds = Object.keys(kindWords) as PersonChangeKind[];
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Days are those of whoever looks. */
function momentOf(day: string | null, isEnd: boolean): string | null {
  return isDay(day) ? new Date(`${day}T${isEnd ? '23:59:59.999' : '00:00'}`).toISOString() : null;
}

/** What narrows the history; it lives in the address, so that it can be sent and survives a reload. */
export function useHistoryFilters() {
  const { chosen, change } = useAddress();
  const [personId, actorId, from, to] = ['person', 'by', 'from', 'to'].map((name) => chosen.get(name) || null) as [string | null, string | null, string | null, string | null];
  const kind = kinds.find((each) => each.toLowerCase() === chosen.get('kind')) ?? null;
  const question = useMemo(() => ({ personId, actorId, kind, from: momentOf(from, false), to: momentOf(to, true) }), [personId, actorId, kind, from, to]);
  const exported = {
    ...(personId !== null && { person: personId }), ...(actorId !== null && { actor: actorId }), ...(kind !== null && { kind: kind.toLowerCase() }),
    ...(question.from !== null && { from: question.from }), ...(question.to !== null && { to: question.to }),
  };
  // What is on the screen stays until the new answer is there.
  return { personId, actorId, kind, from, to, change, question: useDeferredValue(question), exported };
}

export type HistoryFilters = ReturnType<typeof useHistoryFilters>;
