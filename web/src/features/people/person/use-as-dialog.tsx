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
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type UseAsDialogProps = { id: string; name: string; isOpen: boolean; onClose: () => void };

/** Asks for a reason, then acts as the person after a reload. */
export function UseAsDialog({ id, name, isOpen, onClose }: UseAsDialogProps) {
  const [reason, setReason] = useState('');
  const { queue } = useUploads();
  const leave = useLeave();
  const { submit, isBusy, problem, messages } = useSubmit(async () => {
    if (queue.all().some(isUnderWay)) throw new Problem('CONFLICT', texts.uploadsBlockSwitch);
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
      attributes={{ content: { 'aria-label': texts.useLecternAs({ name }) } }}
    >
      <form className={styles['useAs']} onSubmit={submit} noValidate>
        <h2>{texts.useLecternAs({ name })}</h2>
        <p>{texts.impersonationExplained}</p>
        {problem !== null && messages['reason'] === undefined ? (
          <Note isBad title={texts.couldntSwitch}>
            {problem.message}
          </Note>
        ) : null}
        <Textarea
          label={texts.reason}
          description={texts.reasonHint}
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
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            type="submit"
            variant="filled"
            loading={isBusy}
            disabled={reason.trim().length < 3}
          >
            {texts.useLecternAs({ name })}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}
