import { useState } from 'react';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { isCounted } from '../../../ui/format/count-label.ts';

/** The selection for bulk actions: some people, or the whole list. */
export function useChosen(total: number) {
  const [isAll, setIsAll] = useState(false);
  const [people, setPeople] = useState<ReadonlyMap<string, PersonFragment>>(new Map());
  const clear = () => {
    setIsAll(false);
    setPeople(new Map());
  };
  return {
    isAll,
    /** The selected people; with `isAll`, the deselected ones. */
    people,
    count: !isAll ? people.size : isCounted(total) ? total - people.size : total,
    has: (id: string) => people.has(id) !== isAll,
    toggle: (person: PersonFragment) =>
      setPeople((before) => {
        const next = new Map(before);
        if (!next.delete(person.id)) next.set(person.id, person);
        return next;
      }),
    toggleAll: () => {
      setIsAll(!isAll);
      setPeople(new Map());
    },
    clear,
  };
}

export type Chosen = ReturnType<typeof useChosen>;
