import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf, type Problem } from '../../../edge/problem.ts';
import type { PresentationFormFragment } from '../../../gql/graphql.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { SavePresentationMutation } from './settings.graphql.ts';
import { isSame, savedAt, toInput, type Draft, type Value } from './values.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const words = (count: number) => texts.changesCount({ count });

/** Unsaved form changes; saves by others merge in. */
export function useSettings(id: string, form: PresentationFormFragment) {
  const [edited, setEdited] = useState<Draft>(new Map());
  const [problem, setProblem] = useState<Problem | null>(null);
  const [save, { loading: isBusy }] = useMutation(SavePresentationMutation);
  const toast = useToast();
  const draft: Draft = new Map(
    [...edited].filter(([path, value]) => !isSame(value, savedAt(form, path))),
  );

  async function keep(changes: Draft, base: PresentationFormFragment) {
    const { data } = await save({ variables: { id, input: toInput(changes) } });
    return data?.updatePresentation ?? base;
  }

  async function saveAll(): Promise<boolean> {
    setProblem(null);
    const before: Draft = new Map([...draft.keys()].map((path) => [path, savedAt(form, path)]));
    try {
      const after = await keep(draft, form);
      setEdited(new Map());
      const undo = () =>
        void keep(before, after).then(
          () => toast({ text: texts.undid({ changes: words(before.size) }), about: id }),
          (error: unknown) => toast(problemToast(error, id)),
        );
      toast({
        text: texts.saved({ changes: words(before.size) }),
        action: { label: common.undo, run: undo },
        about: id,
      });
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  }

  return {
    draft,
    problem,
    isBusy,
    saveAll,
    count: words(draft.size),
    valueOf: (path: string) => {
      const value = edited.get(path);
      return value === undefined ? savedAt(form, path) : value;
    },
    change: (path: string, value: Value) => setEdited((before) => new Map(before).set(path, value)),
    discard: () => {
      setEdited(new Map());
      setProblem(null);
    },
  };
}

export type Settings = ReturnType<typeof useSettings>;
