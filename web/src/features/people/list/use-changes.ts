import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { partSize, undoneLabel, useRights, type Outcome } from '../roles/use-rights.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

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

type AllPending = ReadonlyMap<string, Pending>;

function withToggled(before: AllPending, person: PersonFragment, key: string): AllPending {
  const own = before.get(person.id) ?? { person, keys: new Map<string, boolean>() };
  const isGiven = own.keys.get(key) ?? hasOwn(person, key);
  return new Map(before).set(person.id, { ...own, keys: new Map(own.keys).set(key, !isGiven) });
}

/** Drops what was saved; failures stay, next to the person's current state. */
function withoutSaved(before: AllPending, outcomes: readonly Outcome[]): AllPending {
  const next = new Map(before);
  for (const { person, after } of outcomes)
    if (after === null)
      next.set(person.id, { person, keys: before.get(person.id)?.keys ?? new Map() });
    else next.delete(person.id);
  return next;
}

/** Unsaved permission changes, for people anywhere in the list. */
export function useChanges() {
  const [pending, setPending] = useState<AllPending>(new Map());
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [failures, setFailures] = useState<readonly Outcome[]>([]);
  const { change, undo } = useRights();
  const toast = useToast();
  const list = [...pending.values()].flatMap(changesOf);

  const toggle = (person: PersonFragment, key: string) =>
    setPending((before) => withToggled(before, person, key));

  function discard() {
    setPending(new Map());
    setFailures([]);
    setProblem(null);
  }

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
    const saved = outcomes.filter(({ after }) => after !== null);
    setFailures(outcomes.filter(({ after }) => after === null));
    setPending((before) => withoutSaved(before, outcomes));
    setIsBusy(false);
    const count = waiting
      .filter(({ person }) => saved.some((one) => one.person.id === person.id))
      .flatMap(changesOf).length;
    if (count > 0)
      toast({
        text: texts.savedChanges({ count }),
        about: 'permissions',
        action: {
          label: common.undo,
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
