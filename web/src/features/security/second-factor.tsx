import type { IssueRecoveryCodesMutation as Issued } from '../../gql/graphql.ts';
import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactorPartsFragment, StartTotpMutation as Started } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import {
  IssueRecoveryCodesMutation,
  StartTotpMutation,
  TurnOffTotpMutation,
} from './security.graphql.ts';
import styles from './security.module.css';
import { TotpSetup } from './totp-setup.tsx';
import { useConfirmation } from '../../account/use-confirmation.tsx';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type Prompt = { title: string; verb: string; text: string; run: () => Promise<unknown> };

type SecondFactorProps = {
  factor: SecondFactorPartsFragment;
  refetch: () => Promise<unknown>;
  /** Also after new codes were saved. */ onDone?: () => void;
};

const onlyFactorWords = texts.removeOnlyFactor;
const otherFactorWords = texts.removeOneFactor;

/** Passkeys, authenticator app and recovery codes. */
export function SecondFactor({ factor, refetch, onDone }: SecondFactorProps) {
  const [started, setStarted] = useState<Started['startTotp'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [start] = useMutation(StartTotpMutation);
  const [turnOff] = useMutation(TurnOffTotpMutation);
  const [issue] = useMutation(IssueRecoveryCodesMutation);
  const { act, dialog } = useConfirmation();
  const [prompt, setPrompt] = useState<Prompt | null>(null);
  const have = factor.passkeys.length + (factor.hasTotp ? 1 : 0);
  /** The last factor stays until there is another. */
  const isNeeded = factor.isRequired && have === 1;
  const lastWords = have === 1 ? onlyFactorWords : otherFactorWords;

  async function changed(issued: readonly string[] | null = null) {
    setStarted(null);
    setCodes(issued);
    await refetch();
    if (issued === null) onDone?.();
  }

  const removePasskey = (name: string, run: () => Promise<unknown>) =>
    setPrompt({
      title: texts.removeQuestion({ name }),
      verb: common.remove,
      text: texts.removePasskeyExplained({ lastWords }),
      run,
    });

  if (codes !== null)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(null);
          onDone?.();
        }}
      />
    );
  return (
    <>
      {isNeeded ? <p className={styles['hint']}>{texts.removeRequiredFactor}</p> : null}
      <Passkeys
        factor={factor}
        act={act}
        onChanged={changed}
        onRemove={isNeeded ? null : removePasskey}
      />
      <TotpSection
        started={started}
        changed={changed}
        setStarted={setStarted}
        factor={factor}
        isNeeded={isNeeded}
        setPrompt={setPrompt}
        lastWords={lastWords}
        turnOff={turnOff}
        act={act}
        start={start}
      />
      {have > 0 ? (
        <RecoveryCodesSection
          factor={factor}
          setPrompt={setPrompt}
          setCodes={setCodes}
          issue={issue}
        />
      ) : null}
      {prompt === null ? null : <PromptDialog prompt={prompt} setPrompt={setPrompt} act={act} />}
      {dialog}
    </>
  );
}

type PromptDialogProps = {
  prompt: Prompt;
  setPrompt: (prompt: Prompt | null) => void;
  act: ReturnType<typeof useConfirmation>['act'];
};

function PromptDialog({ prompt, setPrompt, act }: PromptDialogProps) {
  return (
    <ConfirmDialog
      title={prompt.title}
      verb={prompt.verb}
      failure={texts.nothingHasChanged}
      onClose={() => setPrompt(null)}
      onConfirm={async () => {
        setPrompt(null);
        await act(prompt.run);
      }}
    >
      <p>{prompt.text}</p>
    </ConfirmDialog>
  );
}

type RecoveryCodesSectionProps = {
  factor: SecondFactorPartsFragment;
  setPrompt: (prompt: Prompt | null) => void;
  setCodes: (codes: readonly string[] | null) => void;
  issue: () => Promise<{ data?: Issued | undefined }>;
};

function RecoveryCodesSection({ factor, setPrompt, setCodes, issue }: RecoveryCodesSectionProps) {
  return (
    <Section title={texts.recoveryCodes}>
      <div className={styles['row']}>
        <p>{texts.of10LeftEachWorks({ recoveryCodesLeft: factor.recoveryCodesLeft })}</p>
        <Button
          onClick={() =>
            setPrompt({
              title: texts.generateNewCodes,
              verb: texts.generateNewCodesText,
              text: texts.yourOldCodesStopWorking,
              run: async () =>
                setCodes((await issue()).data?.issueRecoveryCodes.recoveryCodes ?? null),
            })
          }
        >
          {' '}
          {texts.generateNewCodesText}{' '}
        </Button>
      </div>
    </Section>
  );
}

type TotpSectionProps = {
  started: Started['startTotp'] | null;
  changed: (issued?: readonly string[] | null) => Promise<void>;
  setStarted: (started: Started['startTotp'] | null) => void;
  factor: SecondFactorPartsFragment;
  isNeeded: boolean;
  setPrompt: (prompt: Prompt | null) => void;
  lastWords: string;
  turnOff: () => Promise<unknown>;
  act: ReturnType<typeof useConfirmation>['act'];
  start: () => Promise<{ data?: Started | undefined }>;
};

function TotpSection({
  started,
  changed,
  setStarted,
  factor,
  isNeeded,
  setPrompt,
  lastWords,
  turnOff,
  act,
  start,
}: TotpSectionProps) {
  return (
    <Section title={texts.authenticatorApp}>
      {started !== null ? (
        <TotpSetup
          started={started}
          onDone={(issued) => void changed(issued)}
          onCancel={() => setStarted(null)}
        />
      ) : factor.hasTotp ? (
        <div className={styles['row']}>
          <p>{texts.authenticatorExplained}</p>
          {isNeeded ? null : (
            <Button
              onClick={() =>
                setPrompt({
                  title: texts.turnOffTheAuthenticatorApp,
                  verb: texts.turnOff,
                  text: texts.removeAppExplained({ lastWords }),
                  run: async () => {
                    await turnOff();
                    await changed();
                  },
                })
              }
            >
              {texts.turnOff}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles['row']}>
          <p>{texts.authenticatorLead}</p>
          <Button
            onClick={() =>
              void act(async () => setStarted((await start()).data?.startTotp ?? null))
            }
          >
            {texts.setUp}
          </Button>
        </div>
      )}
    </Section>
  );
}
