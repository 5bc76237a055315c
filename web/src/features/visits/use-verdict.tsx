import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { HitLane } from '../../gql/graphql.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { GiveVerdictMutation, UndoVerdictMutation } from './visit.graphql.ts';
import { laneLabels } from './labels.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Sets or reverts who the visitor was. Errors stay on the page until the next try. */
export function useVerdict(id: string) {
  const [give, giving] = useMutation(GiveVerdictMutation);
  const [undo, undoing] = useMutation(UndoVerdictMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function run(what: () => Promise<unknown>, done: () => void) {
    setProblem(null);
    await what().then(done, (error: unknown) => setProblem(problemOf(error).message));
  }
  const undoVerdict = () =>
    run(
      () => undo({ variables: { id } }),
      () => toast({ text: texts.undoneFiguresUpdateShortly, about: id }),
    );
  const setLane = (lane: HitLane) =>
    run(
      () => give({ variables: { id, lane } }),
      () =>
        toast({
          text: texts.markedAsHint({ mark: laneLabels[lane] }),
          about: id,
          action: { label: common.undo, run: () => void undoVerdict() },
        }),
    );
  return { setLane, undoVerdict, isBusy: giving.loading || undoing.loading, problem };
}
