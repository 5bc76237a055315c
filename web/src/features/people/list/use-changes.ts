import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { partSize, undoneLabel, useRights, type Outcome } from '../roles/use-rights.ts';

export interface Change {
  person: PersonFragment;
  key: string;
  isGiven: boolean;
}

/** Changes of one person, against the state at the first change. */
interface Pending {
  person: PersonFragment;
  keys: ReadonlyMap<string, boolean>;
}

const hasOwn = (person: PersonFragment, key: string) =>
  person.storedPermissions?.includes(key) ?? false;
const changesOf = ({ person, keys }: Pending): Change[] =>
  [...keys].flatMap(([key, isGiven]) =>
    hasOwn(person, key) === isGiven ? [] : [{ person, key, isGiven }],
  );

/** Unsaved permission changes, for people anywhere in the list. */
export function useChanges() {
  const [pending, setPending] = useState<ReadonlyMap<string, Pending>>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly Outcome[]>([]);
  const { change, undo } = useRights();
  const toast = useToast();
  const list = [...pending.values()].flatMap(changesOf);

  function toggle(person: PersonFragment, key: string) {
    setPending((before) => {
      const own = before.get(person.id) ?? { person, keys: new Map<string, boolean>() };
      return new Map(before).set(person.id, {
        ...own,
        keys: new Map(own.keys).set(key, !(own.keys.get(key) ?? hasOwn(person, key))),
      });
    });
  }

  function discard() {
    setPending(new Map());
    setFailures([]);
    setProblem(null);
  }

  /** Drops what was saved; failures stay, next to the person's current state. */
  async function saveAll() {
    setIsBusy(true);
    setProblem(null);
    setFailures([]);
    const waiting = [...pending.values()].filter((one) => changesOf(one).length > 0);
    const outcomes: Outcome[] = [];
    try {
      for (let at = 0; at < waiting.length; at += partSize) {
        outcomes.push(
          ...(await change(
            waiting
              .slice(at, at + partSize)
              .map((one) => ({ person: one.person, to: { permissions: permissionsAfter(one) } })),
          )),
        );
      }
    } catch (error) {
      setProblem(problemOf(error).message);
    }
    const failed = outcomes.filter(({ after }) => after === null);
    const saved = outcomes.filter(({ after }) => after !== null);
    setFailures(failed);
    setPending((before) => {
      const next = new Map(before);
      for (const { person } of saved) next.delete(person.id);
      for (const { person } of failed)
        next.set(person.id, { person, keys: before.get(person.id)?.keys ?? new Map() });
      return next;
    });
    setIsBusy(false);
    const count = waiting
      .filter(({ person }) => saved.some((one) => one.person.id === person.id))
      .flatMap(changesOf).length;
    if (count > 0)
      toast({
        text: count === 1 ? 'Saved 1 change' : `Saved ${count} changes`,
        about: 'permissions',
        action: {
          label: 'Undo',
          run: () =>
            void undo(saved).then((done) => toast({ about: 'permissions', ...undoneLabel(done) })),
        },
      });
  }

  return {
    list,
    isBusy,
    problem,
    failures,
    toggle,
    discard,
    saveAll,
    isChanged: (person: PersonFragment, key: string) =>
      (pending.get(person.id)?.keys.get(key) ?? hasOwn(person, key)) !== hasOwn(person, key),
  };
}

function permissionsAfter({ person, keys }: Pending): string[] {
  const stays = (person.storedPermissions ?? []).filter((key) => keys.get(key) !== false);
  return [...new Set([...stays, ...[...keys].flatMap(([key, isGiven]) => (isGiven ? [key] : []))])];
}

export type Changes = ReturnType<typeof useChanges>;
