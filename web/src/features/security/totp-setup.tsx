import { useMutation } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useConfirmation } from '../../account/use-confirmation.tsx';
import { fieldMessages, type Problem } from '../../edge/problem.ts';
import type { StartTotpMutation as Started } from '../../gql/graphql.ts';
import { Copyable } from '../../ui/copyable.tsx';
import { Note } from '../../ui/states/note.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import { textOf } from '../../typed/text-of.ts';
import { TurnOnTotpMutation } from './security.graphql.ts';
import styles from './security.module.css';

type TotpSetupProps = {
  started: Started['startTotp'];
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onCancel: () => void;
};

/** The app's QR code, and its first code for confirmation. */
export function TotpSetup({ started: { secret, uri, ticket }, onDone, onCancel }: TotpSetupProps) {
  const [turnOn] = useMutation(TurnOnTotpMutation);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { act, dialog } = useConfirmation({ onProblem: setProblem });
  const { submit, isBusy } = useSubmit((form) => {
    setProblem(null);
    return act(async () => {
      const { data } = await turnOn({
        variables: { input: { secret, ticket, code: textOf(form, 'code') } },
      });
      onDone(data?.turnOnTotp.recoveryCodes ?? null);
    });
  });
  const messages = fieldMessages(problem);
  // The dialog is a sibling: nested forms would submit together.
  return (
    <>
      <form className={styles['totp']} onSubmit={submit} noValidate>
        <div className={styles['qr']}>
          <QrCode url={uri} label="For your app" />
        </div>
        <div className={styles['form']}>
          <p>
            Scan this with your authenticator app, or enter the key. Then enter the code it shows.
          </p>
          <Copyable text={secret} label="Key for your app" />
          {problem === null || messages['code'] !== undefined ? null : (
            <Note isBad title="Not turned on">
              {problem.message}
            </Note>
          )}
          <TextInput
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            error={messages['code']}
          />
          <div className={styles['acts']}>
            <Button type="submit" variant="filled" loading={isBusy}>
              Turn on
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </div>
      </form>
      {dialog}
    </>
  );
}
