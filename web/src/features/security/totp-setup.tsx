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
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

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
          <QrCode url={uri} label={texts.forYourApp} />
        </div>
        <div className={styles['form']}>
          <p>{texts.scanCode}</p>
          <Copyable text={secret} label={texts.keyForYourApp} />
          {problem === null || messages['code'] !== undefined ? null : (
            <Note isBad title={texts.notTurnedOn}>
              {problem.message}
            </Note>
          )}
          <TextInput
            name="code"
            label={common.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
            error={messages['code']}
          />
          <div className={styles['acts']}>
            <Button type="submit" variant="filled" loading={isBusy}>
              {texts.turnOn}
            </Button>
            <Button onClick={onCancel}>{common.cancel}</Button>
          </div>
        </div>
      </form>
      {dialog}
    </>
  );
}
