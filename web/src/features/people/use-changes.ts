import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { PersonFragment } from '../../gql/graphql.ts';
import { useToast } from '../../ui/toasts.tsx';
import { ChangePermissionsMutation } from './people.graphql.ts';
import { nameOf } from './permissions.ts';

export interface Change {
  person: PersonFragment;
  key: string;
  isGiven: boolean;
}

/** Ticks that were set or cleared and not saved yet. */
export function useChanges(people: readonly PersonFragment[]) {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [save] = useMutation(ChangePermissionsMutation);
  const toast = useToast();
  const has = (person: PersonFragment, key: string) => person.storedPermissions?.includes(key) ?? false;
  const place = (id: string, key: string) => `${id} ${key}`;

  const list: Change[] = people.flatMap((person) =>
    [...pending].flatMap(([at, isGiven]) => {
      const [id = '', key = ''] = at.split(' ');
      return id === person.id && has(person, key) !== isGiven ? [{ person, key, isGiven }] : [];
    }),
  );

  function toggle(person: PersonFragment, key: string) {
    const at = place(person.id, key);
    setPending((before) => new Map(before).set(at, !(before.get(at) ?? has(person, key))));
  }

  function discard() {
    setPending(new Map());
    setProblem(null);
  }

  async function saveAll() {
    setIsBusy(true);
    setProblem(null);
    const changed = people.filter(({ id }) => list.some(({ person }) => person.id === id));
    for (const person of changed) {
      const mine = list.filter((change) => change.person.id === person.id);
      const taken = mine.filter(({ isGiven }) => !isGiven).map(({ key }) => key);
      const permissions = [...(person.storedPermissions ?? []).filter((key) => !taken.includes(key)), ...mine.filter(({ isGiven }) => isGiven).map(({ key }) => key)];
      try {
        await save({ variables: { id: person.id, permissions } });
      } catch (error) {
        setProblem(`${nameOf(person)}: ${problemOf(error).message}`);
        setIsBusy(false);
        return;
      }
    }
    setIsBusy(false);
    setPending(new Map());
    toast({ text: list.length === 1 ? 'Saved 1 change' : `Saved ${list.length} changes` });
  }

  return { list, isBusy, problem, toggle, discard, saveAll, has, isChanged: (person: PersonFragment, key: string) => list.some((change) => change.person.id === person.id && change.key === key) };
}

export type Changes = ReturnType<typeof useChanges>;
