import type { FormEvent } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import type { SingleSignOnPartsFragment, TeamPageQuery } from '../../../gql/graphql.ts';
import { callEdge } from '../../../edge/edge-fetch.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { signedOutLabel, type SignedOut } from './signed-out-label.ts';
import styles from './single-sign-on.module.css';
import { useAct } from './use-act.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

export type RequirementProps = {
  configuration: NonNullable<SingleSignOnPartsFragment['configuration']>;
  hasDomain: boolean;
  managers: TeamPageQuery['accountManagers'];
  onTurnedOff: () => void;
};

export interface Requiring {
  exceptUserId: string;
  /** People signed in by another method. */
  signedOut: SignedOut;
}

async function test() {
  const { destination } = await callEdge<{ destination: string }>('/api/team/single-sign-on/test', {
    method: 'POST',
    json: {},
  });
  window.location.assign(destination);
}

type BlockedHostNoteProps = {
  host: string;
  isRequired: boolean;
};

export function BlockedHostNote({ host, isRequired }: BlockedHostNoteProps) {
  return (
    <Note isBad title={texts.noSignInPossible}>
      {texts.hostNoLongerListed({ host })}
      {isRequired ? ` ${texts.untilTested}` : ''}
    </Note>
  );
}

type TestRowProps = {
  testedAt: string | null;
  isRequired: boolean;
  isHostAllowed: boolean;
  isBusy: boolean;
  hasDomain: boolean;
  act: ReturnType<typeof useAct>['act'];
};

export function TestRow({
  testedAt,
  isRequired,
  isHostAllowed,
  isBusy,
  hasDomain,
  act,
}: TestRowProps) {
  return (
    <div className={styles['row']}>
      <p>
        {testedAt == null
          ? texts.notTested
          : rich(texts.testedAt, {
              when: <Ago at={testedAt} />,
              requirement: isRequired ? texts.required : isHostAllowed ? texts.optional : '',
            })}
      </p>
      <Button
        loading={isBusy}
        disabled={!hasDomain || !isHostAllowed}
        onClick={() => void act(test)}
      >
        {texts.testSignIn}
      </Button>
    </div>
  );
}

type ExceptionFormProps = {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  except: RequirementProps['configuration']['except'];
  viewer: { id: string };
  managers: RequirementProps['managers'];
  problem: { message: string } | null;
  isCounting: boolean;
  isRequired: boolean;
};

export function ExceptionForm({
  submit,
  except,
  viewer,
  managers,
  problem,
  isCounting,
  isRequired,
}: ExceptionFormProps) {
  return (
    <form className={styles['line']} onSubmit={submit} noValidate>
      <NativeSelect
        name="except"
        label={texts.canStillUseAPassword}
        description={texts.fallbackAdminHint}
        key={except?.id ?? ''}
        defaultValue={except?.id ?? viewer.id}
        data={managers.map(({ id, name, email }) => ({
          value: id,
          label: name ?? email ?? texts.unnamedAdmin,
        }))}
        error={problem?.message}
      />
      <Button type="submit" loading={isCounting}>
        {isRequired ? texts.change : texts.require}
      </Button>
    </form>
  );
}

type RequirementButtonsProps = {
  isRequired: boolean;
  isBusy: boolean;
  act: ReturnType<typeof useAct>['act'];
  makeOptional: () => Promise<unknown>;
  setIsDialogOpen: (value: boolean) => void;
};

export function RequirementButtons({
  isRequired,
  isBusy,
  act,
  makeOptional,
  setIsDialogOpen,
}: RequirementButtonsProps) {
  return (
    <div className={styles['acts']}>
      {isRequired ? (
        <Button
          loading={isBusy}
          onClick={() => void act(() => makeOptional(), texts.passwordsWorkAgain)}
        >
          {texts.makeOptional}
        </Button>
      ) : null}
      <Button onClick={() => setIsDialogOpen(true)}>{texts.turnOff}</Button>
    </div>
  );
}

type RequireDialogProps = {
  word: string;
  setRequiring: (value: Requiring | null) => void;
  switchOn: ({ exceptUserId }: Requiring) => Promise<void>;
  requiring: Requiring;
  viewer: { id: string };
};

export function RequireDialog({
  word,
  setRequiring,
  switchOn,
  requiring,
  viewer,
}: RequireDialogProps) {
  return (
    <ConfirmDialog
      title={texts.requireProvider({ provider: word })}
      verb={texts.require}
      failure={texts.notRequired}
      isDestructive={false}
      onClose={() => setRequiring(null)}
      onConfirm={() => switchOn(requiring)}
    >
      <p>
        {requiring.exceptUserId === viewer.id
          ? rich(texts.requireExplained, {
              signedOut: <b>{signedOutLabel(requiring.signedOut)}</b>,
              provider: word,
            })
          : rich(texts.requireExplainedToPasswordUser, {
              signedOut: <b>{signedOutLabel(requiring.signedOut)}</b>,
              provider: word,
            })}
      </p>
    </ConfirmDialog>
  );
}

type TurnOffDialogProps = {
  isDialogOpen: boolean;
  word: string;
  setIsDialogOpen: (value: boolean) => void;
  switchOff: () => Promise<void>;
};

export function TurnOffDialog({
  isDialogOpen,
  word,
  setIsDialogOpen,
  switchOff,
}: TurnOffDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isDialogOpen}
      title={texts.turnOffSignInWith({ provider: word })}
      verb={texts.turnOff}
      failure={texts.notTurnedOff}
      onClose={() => setIsDialogOpen(false)}
      onConfirm={switchOff}
    >
      <p>{texts.removeProviderExplained}</p>
    </ConfirmDialog>
  );
}
