import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { callEdge } from '../../../edge/edge-fetch.ts';
import { Problem } from '../../../edge/problem.ts';
import { useLeave } from '../../../ui/form/leave-guard.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { isUnderWay } from '../../../uploads/upload.ts';
import { useUploads } from '../../../uploads/uploads-context.tsx';
import styles from './person.module.css';

type UseAsDialogProps = { id: string; name: string; isOpen: boolean; onClose: () => void };

/** Asks for a reason, then acts as the person after a reload. */
export function UseAsDialog({ id, name, isOpen, onClose }: UseAsDialogProps) {
  const [reason, setReason] = useState('');
  const { queue } = useUploads();
  const leave = useLeave();
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    if (queue.all().some(isUnderWay))
      throw new Problem(
        'CONFLICT',
        'Files are still being uploaded. Wait for them, or cancel them, before you switch.',
      );
    await leave(async () => {
      await callEdge(`/api/users/${id}/impersonation`, {
        method: 'POST',
        json: { reason: reason.trim().replaceAll(/\s+/g, ' ') },
      });
      queue.signOut();
      window.location.assign('/');
    });
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': `Use Lectern as ${name}` } }}
    >
      <form className={styles['useAs']} onSubmit={submit} noValidate>
        <h2>Use Lectern as {name}</h2>
        <p>
          For up to an hour, with their permissions. They get an email with your name and reason,
          and everything you do is recorded with both names.
        </p>
        {problem !== null && messages['reason'] === undefined ? (
          <Note isBad title="Couldn’t switch">
            {problem.message}
          </Note>
        ) : null}
        <Textarea
          label="Reason"
          description="Included in the email to them. 3 to 500 characters."
          data-autofocus
          required
          autosize
          minRows={2}
          maxRows={6}
          minLength={3}
          maxLength={500}
          value={reason}
          error={messages['reason']}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="filled"
            loading={isBusy}
            disabled={reason.trim().length < 3}
          >
            Use Lectern as {name}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
