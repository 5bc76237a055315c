import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { Note } from '../../ui/states/note.tsx';
import {
  SuccessorChoice,
  ownedLabel,
  WorksQuery,
  type Successor,
} from '../../account/successor-choice.tsx';
import { useViewer } from '../../account/viewer.ts';
import styles from './people.module.css';
import { RemovePersonMutation } from './people.graphql.ts';
import { personName } from './roles/permissions.ts';

type RemoveQuestionProps = { id: string; name: string; onKeep: () => void; onRemoved: () => void };

/** Asks first, and asks for a successor if the person owns anything. */
export function RemoveQuestion({ id, name, onKeep, onRemoved }: RemoveQuestionProps) {
  const { viewer } = useViewer();
  const { data, error, refetch } = useQuery(WorksQuery, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [successor, setSuccessor] = useState<Successor | null>({
    id: viewer.id,
    name: personName({ name: viewer.name ?? null, email: viewer.email ?? null }),
  });
  const [remove, { loading }] = useMutation(RemovePersonMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const ownedItems = data?.user?.works;
  const owned = ownedItems == null ? '' : ownedLabel(ownedItems);
  async function confirmed() {
    setProblem(null);
    try {
      await remove({ variables: { id, handOverTo: successor?.id ?? null } });
      onRemoved();
    } catch (failure) {
      setProblem(problemOf(failure).message);
    }
  }
  return (
    <div className={styles['things']}>
      <p>
        They leave the team and are signed out everywhere.{' '}
        {owned === '' ? 'Their content stays.' : `They own ${owned}. Choose who gets them.`}
      </p>
      {error !== undefined && data === undefined ? (
        <Note isBad title="Couldn’t load what they own" onRetry={() => void refetch()}>
          {problemOf(error).message}
        </Note>
      ) : null}
      {owned === '' ? null : (
        <SuccessorChoice notThis={id} successor={successor} onChoose={setSuccessor} />
      )}
      <p>
        You can restore them for 30 days, with their role, permissions and groups
        {owned === '' ? '' : '; reassigned content stays with its new owner'}.
      </p>
      {problem === null ? null : (
        <Note isBad title="Not removed">
          {problem}
        </Note>
      )}
      <div>
        <Button onClick={onKeep} data-autofocus>
          Keep
        </Button>
        <Button
          className="destroy"
          loading={loading}
          disabled={data === undefined || (owned !== '' && successor === null)}
          onClick={() => void confirmed()}
        >
          Remove {name}
        </Button>
      </div>
    </div>
  );
}
