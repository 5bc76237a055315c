import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorPartsFragment, StartTotpMutation as Started } from '../../gql/graphql.ts';
import { Section } from '../../ui/section.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { IssueRecoveryCodesMutation, StartTotpMutation, TurnOffTotpMutation } from './security.graphql.ts';
import styles from './security.module.css';
import { TotpSetup } from './totp-setup.tsx';
import { useConfirmed } from '../../account/use-confirmed.tsx';

type SecondFactorProps = { factor: SecondFactorPartsFragment; refetch: () => Promise<unknown>; /** Once codes that were issued are kept, too. */ onDone?: () => void };

/** What is asked for beside the password: passkeys, codes of an app, and codes on paper for when these are lost. */
export function SecondFactor({ factor, refetch, onDone }: SecondFactorProps) {
  const [started, setStarted] = useState<Started['startTotp'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [start] = useMutation(StartTotpMutation);
  const [turnOff] = useMutation(TurnOffTotpMutation);
  const [issue] = useMutation(IssueRecoveryCodesMutation);
  const { act, dialog } = useConfirmed();
  const isOn = factor.hasTotp || factor.passkeys.length > 0;

  async function changed(issued: readonly string[] | null = null) {
    setStarted(null);
    setCodes(issued);
    await refetch();
    if (issued === null) onDone?.();
  }

  if (codes !== null) return <RecoveryCodes codes={codes} onDone={() => { setCodes(null); onDone?.(); }} />;
  return (
    <>
      <Passkeys factor={factor} act={act} onChanged={changed} />
      <Section title="Codes of an app">
        {started !== null ? <TotpSetup started={started} onDone={(issued) => void changed(issued)} onCancel={() => setStarted(null)} /> : factor.hasTotp ? (
          <div className={styles['row']}><p>An app on your phone makes a code for each sign-in with your password.</p><Button onClick={() => void act(async () => { await turnOff(); await changed(); })}>Turn off</Button></div>
        ) : (
          <div className={styles['row']}><p>An app on your phone makes a code that is asked for beside your password.</p><Button onClick={() => void act(async () => setStarted((await start()).data?.startTotp ?? null))}>Set up</Button></div>
        )}
      </Section>
      {isOn ? (
        <Section title="Recovery codes">
          <div className={styles['row']}><p>{factor.recoveryCodesLeft} of 10 left. Each signs you in once when all else is lost.</p><Button onClick={() => void act(async () => setCodes((await issue()).data?.issueRecoveryCodes.recoveryCodes ?? null))}>Make new ones</Button></div>
        </Section>
      ) : null}
      {dialog}
    </>
  );
}
