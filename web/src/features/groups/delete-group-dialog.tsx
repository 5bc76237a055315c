import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { GroupRowFragment } from '../../gql/graphql.ts';
import { Note } from '../../ui/note.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { DeleteGroupMutation } from './groups.graphql.ts';
import styles from './groups.module.css';

type DeleteGroupDialogProps = { group: GroupRowFragment; isOpen: boolean; onClose: () => void; onDeleted: () => void };

/** Asked first: who was in it is not remembered. */
export function DeleteGroupDialog({ group: { id, name, memberCount }, isOpen, onClose, onDeleted }: DeleteGroupDialogProps) {
  const [remove, { loading }] = useMutation(DeleteGroupMutation, { variables: { id }, refetchQueries: ['GroupsPage'] });
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  async function confirmed() {
    setProblem(null);
    try {
      await remove();
      toast({ text: <><b>{name}</b> is deleted</>, about: id });
      onDeleted();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }
  return (
    <Modal opened={isOpen} onClose={onClose} title={`Delete ${name}?`}>
      <div className={styles['form']}>
        {problem === null ? null : <Note isBad title="Not deleted">{problem}</Note>}
        <p>{memberCount === 0 ? 'Nobody is in it.' : `${memberCount === 1 ? 'One person is' : `${memberCount.toLocaleString('en')} people are`} in it; they stay in the team.`} What is open to this group alone stays closed to everybody but those who edit presentations, until it is opened to others.</p>
        <div>
          <Button onClick={onClose} data-autofocus>Keep</Button>
          <Button className="destroy" loading={loading} onClick={() => void confirmed()}>Delete group</Button>
        </div>
      </div>
    </Modal>
  );
}
