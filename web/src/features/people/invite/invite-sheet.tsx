import { ActionIcon, Button, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { InviteFile } from './invite-file.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteResults } from './invite-results.tsx';
import styles from '../people.module.css';
import type { Results } from './verdicts.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type Way = 'addresses' | 'file';
type State = 'empty' | 'dirty' | 'sending' | 'done';

/** Invites people in a drawer; closing asks before it drops what was typed. */
export function InviteSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [results, setResults] = useState<Results | null>(null);
  const [way, setWay] = useState<Way>('addresses');
  const [state, setState] = useState<State>('empty');
  const [isAsking, setIsAsking] = useState(false);
  const [round, setRound] = useState(0);
  const startOver = () => {
    setResults(null);
    setState('empty');
    setIsAsking(false);
    setRound((before) => before + 1);
  };
  const resetToEmails = () => {
    setWay('addresses');
    startOver();
  };
  // Asks once; a second Escape or click outside keeps the drawer open.
  const tryToClose = () =>
    state === 'dirty' || state === 'sending' ? setIsAsking(!isAsking) : onClose();
  const question =
    isAsking && state !== 'done' ? (
      <LeaveInviteQuestion state={state} setIsAsking={setIsAsking} onClose={onClose} />
    ) : null;
  const asFile = (
    <InviteFile
      key={round}
      onDirty={() => setState('dirty')}
      onSending={() => setState('sending')}
      onDone={() => setState('done')}
      onMore={startOver}
      onAddresses={resetToEmails}
      onClose={onClose}
      onCancel={tryToClose}
      question={question}
    />
  );
  const asAddresses = (
    <InviteForm
      key={round}
      onDirty={() => setState('dirty')}
      onFile={() => setWay('file')}
      onCancel={tryToClose}
      question={question}
      onDone={(answer) => {
        setState('done');
        setResults(answer);
      }}
    />
  );
  return (
    <Drawer
      opened={isOpen}
      onClose={tryToClose}
      onExitTransitionEnd={resetToEmails}
      size={560}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': common.invitePeople } }}
      classNames={{ body: styles['sheet'] ?? '' }}
    >
      <div className={styles['sheetHead']}>
        <div>
          <h2>{common.invitePeople}</h2>
        </div>
        <ActionIcon aria-label={common.close} onClick={tryToClose}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      {results !== null ? (
        <InviteResults results={results} onMore={startOver} onClose={onClose} />
      ) : way === 'file' ? (
        asFile
      ) : (
        asAddresses
      )}
    </Drawer>
  );
}

type LeaveInviteQuestionProps = {
  state: State;
  setIsAsking: (value: boolean) => void;
  onClose: () => void;
};

function LeaveInviteQuestion({ state, setIsAsking, onClose }: LeaveInviteQuestionProps) {
  return (
    <>
      <p className={styles['question']} role="alert">
        {state === 'sending'
          ? rich(texts.stopExplained, { stop: <b>{texts.stopInviting}</b> })
          : rich(texts.nothingHasBeenSent, { discard: <b>{texts.discardTheseInvitations}</b> })}
      </p>
      <Button onClick={() => setIsAsking(false)} autoFocus>
        {state === 'sending' ? common.continue : common.keepEditing}
      </Button>
      <Button className="destroy" onClick={onClose}>
        {state === 'sending' ? texts.stop : common.discard}
      </Button>
    </>
  );
}
