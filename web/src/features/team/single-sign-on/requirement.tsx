import type { FormEvent } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { providerLabels } from '../../../account/provider-labels.ts';
import { useViewer } from '../../../account/viewer.ts';
import { callEdge } from '../../../edge/edge-fetch.ts';
import type {
  SingleSignOnPartsFragment,
  SingleSignOnProvider,
  TeamPageQuery,
} from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { Copyable } from '../../../ui/copyable.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { textOf } from '../use-settings.ts';
import {
  MakeSingleSignOnOptionalMutation,
  RequireSingleSignOnMutation,
  SignedOutByRequiringQuery,
  TurnOffSingleSignOnMutation,
} from './single-sign-on.graphql.ts';
import { signedOutLabel, type SignedOut } from './signed-out-label.ts';
import styles from './single-sign-on.module.css';
import { useAct } from './use-act.ts';

type RequirementProps = {
  configuration: NonNullable<SingleSignOnPartsFragment['configuration']>;
  hasDomain: boolean;
  managers: TeamPageQuery['accountManagers'];
  onTurnedOff: () => void;
};

async function test() {
  const { destination } = await callEdge<{ destination: string }>('/api/team/single-sign-on/test', {
    method: 'POST',
    json: {},
  });
  window.location.assign(destination);
}

/** The sign-in URL that goes to this provider directly. */
function signInAddress(provider: SingleSignOnProvider, host: string): string {
  return `${window.location.origin}/login/${provider.toLowerCase()}?${new URLSearchParams({ [provider === 'DYNAMICS' ? 'crm_hostname' : 'domain']: host }).toString()}`;
}

interface Requiring {
  exceptUserId: string;
  /** People signed in by another method. */
  signedOut: SignedOut;
}

function useRequirement({ configuration: { provider }, onTurnedOff }: RequirementProps) {
  const { viewer } = useViewer();
  const [require] = useMutation(RequireSingleSignOnMutation);
  const [makeOptional] = useMutation(MakeSingleSignOnOptionalMutation);
  const [turnOff] = useMutation(TurnOffSingleSignOnMutation);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [requiring, setRequiring] = useState<Requiring | null>(null);
  const client = useApolloClient();
  const toast = useToast();
  const { act, isBusy } = useAct();
  const {
    submit,
    isBusy: isCounting,
    problem,
  } = useSubmit(async (form) => {
    const exceptUserId = textOf(form, 'except');
    const { data } = await client.query({
      query: SignedOutByRequiringQuery,
      variables: { exceptUserId },
      fetchPolicy: 'no-cache',
    });
    if (data) setRequiring({ exceptUserId, signedOut: data.singleSignOn.signedOutByRequiring });
  });
  const word = providerLabels[provider];
  const switchOff = async () => {
    await turnOff();
    toast({ about: 'single-sign-on', text: `Nobody signs in with ${word} any more` });
    setIsDialogOpen(false);
    onTurnedOff();
  };
  const switchOn = async ({ exceptUserId }: Requiring) => {
    await require({ variables: { exceptUserId } });
    setRequiring(null);
  };
  return {
    viewer,
    makeOptional,
    isDialogOpen,
    setIsDialogOpen,
    requiring,
    setRequiring,
    act,
    isBusy,
    submit,
    isCounting,
    problem,
    word,
    switchOff,
    switchOn,
  };
}

/** Tests single sign-on, requires it for everyone but one, or turns it off. */
export function Requirement(props: RequirementProps) {
  const {
    configuration: { provider, host, isHostAllowed, testedAt, isRequired, except, isExceptionGood },
    hasDomain,
    managers,
  } = props;
  const rule = useRequirement(props);
  return (
    <div className={styles['block']}>
      <h3>Signing in with {rule.word}</h3>
      {isHostAllowed ? null : <BlockedHostNote host={host} isRequired={isRequired} />}
      <TestRow
        testedAt={testedAt}
        isRequired={isRequired}
        isHostAllowed={isHostAllowed}
        isBusy={rule.isBusy}
        hasDomain={hasDomain}
        act={rule.act}
      />
      {testedAt == null || !hasDomain || !isHostAllowed ? null : (
        <label className={styles['given']}>
          Address to sign in at
          <Copyable text={signInAddress(provider, host)} label="Address to sign in at" />
        </label>
      )}
      {hasDomain ? null : <p className={styles['hint']}>Prove a domain first.</p>}
      {isExceptionGood ? null : (
        <Note isBad title="Nobody could come in by password">
          Who was to be able to is no administrator any more. Choose somebody else.
        </Note>
      )}
      {testedAt == null || !hasDomain || (!isHostAllowed && !isRequired) ? null : (
        <ExceptionForm
          submit={rule.submit}
          except={except}
          viewer={rule.viewer}
          managers={managers}
          problem={rule.problem}
          isCounting={rule.isCounting}
          isRequired={isRequired}
        />
      )}
      <RequirementButtons
        isRequired={isRequired}
        isBusy={rule.isBusy}
        act={rule.act}
        makeOptional={rule.makeOptional}
        setIsDialogOpen={rule.setIsDialogOpen}
      />
      {rule.requiring === null ? null : (
        <RequireDialog
          word={rule.word}
          setRequiring={rule.setRequiring}
          switchOn={rule.switchOn}
          requiring={rule.requiring}
          viewer={rule.viewer}
        />
      )}
      <TurnOffDialog
        isDialogOpen={rule.isDialogOpen}
        word={rule.word}
        setIsDialogOpen={rule.setIsDialogOpen}
        switchOff={rule.switchOff}
      />
    </div>
  );
}

type TurnOffDialogProps = {
  isDialogOpen: boolean;
  word: string;
  setIsDialogOpen: (value: boolean) => void;
  switchOff: () => Promise<void>;
};

function TurnOffDialog({ isDialogOpen, word, setIsDialogOpen, switchOff }: TurnOffDialogProps) {
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

type RequireDialogProps = {
  word: string;
  setRequiring: (value: Requiring | null) => void;
  switchOn: ({ exceptUserId }: Requiring) => Promise<void>;
  requiring: Requiring;
  viewer: { id: string };
};

function RequireDialog({ word, setRequiring, switchOn, requiring, viewer }: RequireDialogProps) {
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

type RequirementButtonsProps = {
  isRequired: boolean;
  isBusy: boolean;
  act: ReturnType<typeof useAct>['act'];
  makeOptional: () => Promise<unknown>;
  setIsDialogOpen: (value: boolean) => void;
};

function RequirementButtons({
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

type ExceptionFormProps = {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  except: RequirementProps['configuration']['except'];
  viewer: { id: string };
  managers: RequirementProps['managers'];
  problem: { message: string } | null;
  isCounting: boolean;
  isRequired: boolean;
};

function ExceptionForm({
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

type TestRowProps = {
  testedAt: string | null;
  isRequired: boolean;
  isHostAllowed: boolean;
  isBusy: boolean;
  hasDomain: boolean;
  act: ReturnType<typeof useAct>['act'];
};

function TestRow({ testedAt, isRequired, isHostAllowed, isBusy, hasDomain, act }: TestRowProps) {
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

type BlockedHostNoteProps = {
  host: string;
  isRequired: boolean;
};

function BlockedHostNote({ host, isRequired }: BlockedHostNoteProps) {
  return (
    <Note isBad title="Nobody can sign in so">
      {host} is not on the list of identity providers any more (LECTERN_SIGN_ON_HOSTS). Ask whoever
      runs Lectern, or choose another address.
      {isRequired ? ' Until then nobody of your domains comes in but the one below.' : ''}
    </Note>
  );
}
