import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { InvitePeopleMutation } from '../../gql/graphql.ts';
import { InviteForm } from './invite-form.tsx';
import { InviteResults } from './invite-results.tsx';
import styles from './people.module.css';

export type Results = InvitePeopleMutation['inviteMembers'];

/** Asks people into the team: at the right, over the page; what was typed is not lost by a slip. */
export function InviteSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [results, setResults] = useState<Results | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const again = () => {
    setResults(null);
    setIsDirty(false);
    setIsAsking(false);
  };
  // Asked once; a second Escape or press beside the sheet means to stay.
  const tryToClose = () => (isDirty && results === null ? setIsAsking(!isAsking) : onClose());
  const question = isAsking ? (
    <>
      <p className={styles['question']} role="alert"><b>Leave without inviting?</b> What you typed would be lost.</p>
      <Button onClick={() => setIsAsking(false)} autoFocus>Keep editing</Button>
      <Button className="destroy" onClick={onClose}>Leave</Button>
    </>
  ) : null;
  return (
    <Drawer opened={isOpen} onClose={tryToClose} onExitTransitionEnd={again} size={560} withCloseButton={false} padding={0} attributes={{ content: { 'aria-label': 'Invite people' } }} classNames={{ body: styles['sheet'] ?? '' }}>
      <div className={styles['sheetHead']}>
        <div><h2>Invite people</h2></div>
        <ActionIcon aria-label="Close" onClick={tryToClose}><IconX aria-hidden="true" /></ActionIcon>
      </div>
      {results === null
        ? <InviteForm onDirty={() => setIsDirty(true)} onDone={setResults} onCancel={tryToClose} question={question} />
        : <InviteResults results={results} onMore={again} onClose={onClose} />}
    </Drawer>
  );
}
