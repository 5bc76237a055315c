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
    <Note isBad title="No one can sign in this way">
      {host} is no longer on the list of identity providers (LECTERN_SIGN_ON_HOSTS). Ask your server
      admin, or use another host.
      {isRequired ? ' Until then, only the person below can sign in from your domains.' : ''}
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
        {testedAt == null ? (
          'Not tested yet. Test it before people use it.'
        ) : (
          <>
            Tested <Ago at={testedAt} />.{' '}
            {isRequired ? 'Required.' : isHostAllowed ? 'Optional.' : ''}
          </>
        )}
      </p>
      <Button
        loading={isBusy}
        disabled={!hasDomain || !isHostAllowed}
        onClick={() => void act(test)}
      >
        Test sign-in
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
        label="Can still use a password"
        description="One admin, in case the provider is down."
        key={except?.id ?? ''}
        defaultValue={except?.id ?? viewer.id}
        data={managers.map(({ id, name, email }) => ({
          value: id,
          label: name ?? email ?? 'Unnamed admin',
        }))}
        error={problem?.message}
      />
      <Button type="submit" loading={isCounting}>
        {isRequired ? 'Change' : 'Require'}
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
          onClick={() =>
            void act(() => makeOptional(), 'Passwords work again. Anyone signed out can sign in')
          }
        >
          Make optional
        </Button>
      ) : null}
      <Button onClick={() => setIsDialogOpen(true)}>Turn off</Button>
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
      title={`Require ${word}?`}
      verb="Require"
      failure="Not required"
      isDestructive={false}
      onClose={() => setRequiring(null)}
      onConfirm={() => switchOn(requiring)}
    >
      <p>
        <b>{signedOutLabel(requiring.signedOut)}</b>{' '}
        {requiring.exceptUserId === viewer.id
          ? 'You stay signed in and can still use your password.'
          : 'If you signed in with a password, that includes you.'}{' '}
        From then on, people of your domains can sign in with {word} only.
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
      title={`Turn off sign-in with ${word}?`}
      verb="Turn off"
      failure="Not turned off"
      onClose={() => setIsDialogOpen(false)}
      onConfirm={switchOff}
    >
      <p>
        Client ID and secret are deleted. Anyone without a password sets one with “Forgot your
        password?”. Domains stay verified.
      </p>
    </ConfirmDialog>
  );
}
