import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { providerLabels } from '../../../account/provider-labels.ts';
import { useViewer } from '../../../account/viewer.ts';
import type { SingleSignOnProvider } from '../../../gql/graphql.ts';
import { Copyable } from '../../../ui/copyable.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { textOf } from '../../../typed/text-of.ts';
import {
  MakeSingleSignOnOptionalMutation,
  RequireSingleSignOnMutation,
  SignedOutByRequiringQuery,
  TurnOffSingleSignOnMutation,
} from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';
import { useAct } from './use-act.ts';
import {
  BlockedHostNote,
  TestRow,
  ExceptionForm,
  RequirementButtons,
  RequireDialog,
  TurnOffDialog,
  type RequirementProps,
  type Requiring,
} from './requirement-parts.tsx';
import { texts } from './texts.ts';

/** The sign-in URL that goes to this provider directly. */
function signInLink(provider: SingleSignOnProvider, host: string): string {
  return `${window.location.origin}/login/${provider.toLowerCase()}?${new URLSearchParams({ [provider === 'DYNAMICS' ? 'crm_hostname' : 'domain']: host }).toString()}`;
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
    toast({ about: 'single-sign-on', text: texts.signInWithIsOff({ provider: word }) });
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
      <h3>{texts.signInWith({ provider: rule.word })}</h3>
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
          {texts.signInLink}
          <Copyable text={signInLink(provider, host)} label={texts.signInLink} />
        </label>
      )}
      {hasDomain ? null : <p className={styles['hint']}>{texts.verifyADomainFirst}</p>}
      {isExceptionGood ? null : (
        <Note isBad title={texts.noPasswordPossible}>
          {texts.fallbackAdminGone}
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
