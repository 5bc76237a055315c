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
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

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
      <p>{owned === '' ? texts.removeExplained : texts.removeOwnerExplained({ owned })}</p>
      {error !== undefined && data === undefined ? (
        <Note isBad title={texts.couldntLoadWhatTheyOwn} onRetry={() => void refetch()}>
          {problemOf(error).message}
        </Note>
      ) : null}
      {owned === '' ? null : (
        <SuccessorChoice notThis={id} successor={successor} onChoose={setSuccessor} />
      )}
      <p>
        {texts.restorableHint}
        {owned === '' ? '' : `; ${texts.reassignedStays}`}.
      </p>
      {problem === null ? null : (
        <Note isBad title={common.notRemoved}>
          {problem}
        </Note>
      )}
      <div>
        <Button onClick={onKeep} data-autofocus>
          {common.keep}
        </Button>
        <Button
          className="destroy"
          loading={loading}
          disabled={data === undefined || (owned !== '' && successor === null)}
          onClick={() => void confirmed()}
        >
          {texts.removeNamed({ name })}
        </Button>
      </div>
    </div>
  );
}
