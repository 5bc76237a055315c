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
    <Note isBad title="Nobody can sign in so">
      {host} is not on the list of identity providers any more (LECTERN_SIGN_ON_HOSTS). Ask whoever
      runs Lectern, or choose another address.
      {isRequired ? ' Until then nobody of your domains comes in but the one below.' : ''}
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
          'Not tested yet: try it out before anybody signs in so.'
        ) : (
          <>
            Tested <Ago at={testedAt} />.{' '}
            {isRequired ? 'It is required.' : isHostAllowed ? 'Who wants to can sign in so.' : ''}
          </>
        )}
      </p>
      <Button
        loading={isBusy}
        disabled={!hasDomain || !isHostAllowed}
        onClick={() => void act(test)}
      >
        Test the sign-in
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
        label="Signs in by password all the same"
        description="One administrator, for the day on which the provider does not answer."
        key={except?.id ?? ''}
        defaultValue={except?.id ?? viewer.id}
        data={managers.map(({ id, name, email }) => ({
          value: id,
          label: name ?? email ?? 'Somebody',
        }))}
        error={problem?.message}
      />
      <Button type="submit" loading={isCounting}>
        {isRequired ? 'Change' : 'Require it'}
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
            void act(
              () => makeOptional(),
              'Passwords are good again. Who was signed out signs in anew',
            )
          }
        >
          Stop requiring it
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
      verb="Require it"
      failure="Not required"
      isDestructive={false}
      onClose={() => setRequiring(null)}
      onConfirm={() => switchOn(requiring)}
    >
      <p>
        <b>{signedOutLabel(requiring.signedOut)}</b>{' '}
        {requiring.exceptUserId === viewer.id
          ? 'You stay, and sign in by password all the same.'
          : 'If you came by password, you are among them.'}{' '}
        From then on people of your domains come in with {word} alone.
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
      title={`Turn off signing in with ${word}?`}
      verb="Turn off"
      failure="Not turned off"
      onClose={() => setIsDialogOpen(false)}
      onConfirm={switchOff}
    >
      <p>
        Client ID and secret are forgotten. Who has no password of their own chooses one by “Forgot
        Your Password?”. Domains stay proven.
      </p>
    </ConfirmDialog>
  );
}
