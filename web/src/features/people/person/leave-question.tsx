import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { PersonFragment, PersonTeamsQuery } from '../../../gql/graphql.ts';
import { problemOf } from '../../../edge/problem.ts';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { personName } from '../roles/permissions.ts';
import { LeaveTeamMutation, RestoreThereMutation } from './person.graphql.ts';
import styles from './person.module.css';
import { useActionToast } from '../use-action-toast.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

export type Placement = NonNullable<NonNullable<PersonTeamsQuery['user']>['placements']>[number];

type LeaveQuestionProps = {
  person: PersonFragment;
  placement: Placement | null;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

/** Asks before it removes the person from another team. */
export function LeaveQuestion({ person, placement, onClose, onChanged }: LeaveQuestionProps) {
  const { viewer } = useViewer();
  const [leave, { loading }] = useMutation(LeaveTeamMutation);
  const [restore] = useMutation(RestoreThereMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  const run = useActionToast(person.id);
  const name = personName(person);
  const team = placement?.team;
  const close = () => {
    setProblem(null);
    onClose();
  };
  async function confirmed() {
    if (team === undefined) return;
    const variables = { id: person.id, teamId: team.id };
    const undo = () =>
      void run(() => restore({ variables }), {
        text: rich(texts.isInAgain, { name: <b>{name}</b>, team: team.name }),
      }).then(onChanged);
    setProblem(null);
    try {
      await leave({ variables: { ...variables, handOverTo: viewer.id } });
      toast({
        about: person.id,
        text: rich(texts.isNotInAnyMore, { name: <b>{name}</b>, group: team.name }),
        action: { label: common.undo, run: undo },
      });
      close();
      await onChanged();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }
  return (
    <Modal
      opened={placement !== null}
      onClose={close}
      title={
        <span className="cut">
          {texts.removeFromTeamQuestion({ name, team: team?.name ?? '' })}
        </span>
      }
    >
      <div className={styles['question']}>
        <p>{texts.leavingOtherTeam}</p>
        {problem === null ? null : (
          <Note isBad title={common.notRemoved}>
            {problem}
          </Note>
        )}
        <div>
          <Button onClick={close} data-autofocus>
            {common.keep}
          </Button>
          <Button className="destroy" loading={loading} onClick={() => void confirmed()}>
            {texts.removeNamed({ name })}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
