import { useMutation } from '@apollo/client/react';
import { Button, Modal, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { callEdge } from '../../../edge/edge-fetch.ts';
import type { SingleSignOnPartsFragment, TeamPageQuery } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Note } from '../../../ui/note.tsx';
import { useSubmit } from '../../../ui/use-submit.ts';
import { textOf } from '../use-settings.ts';
import { MakeSingleSignOnOptionalMutation, RequireSingleSignOnMutation, TurnOffSingleSignOnMutation } from './single-sign-on.graphql.ts';
import styles from './single-sign-on.module.css';
import { useAct } from './use-act.ts';
import { providerWords } from './words.ts';

type RequirementProps = { configuration: NonNullable<SingleSignOnPartsFragment['configuration']>; hasDomain: boolean; managers: TeamPageQuery['accountManagers'] };

async function test() {
  const { destination } = await callEdge<{ destination: string }>('/api/team/single-sign-on/test', { method: 'POST', json: {} });
  window.location.assign(destination);
}

/** First tried out, then required of everybody but one, and turned off again. */
export function Requirement({ configuration: { provider, testedAt, isRequired, except, isExceptionGood }, hasDomain, managers }: RequirementProps) {
  const { viewer } = useViewer();
  const [require] = useMutation(RequireSingleSignOnMutation);
  const [makeOptional] = useMutation(MakeSingleSignOnOptionalMutation);
  const [turnOff] = useMutation(TurnOffSingleSignOnMutation);
  const [isAsked, setIsAsked] = useState(false);
  const { act, isBusy } = useAct();
  const { submit, isBusy: isRequiring, problem } = useSubmit(async (form) => void (await require({ variables: { exceptUserId: textOf(form, 'except') } })));
  const word = providerWords[provider];
  const off = async () => {
    if (await act(() => turnOff(), `Nobody signs in with ${word} any more`)) setIsAsked(false);
  };
  return (
    <div className={styles['block']}>
      <h3>Signing in with {word}</h3>
      <div className={styles['row']}>
        <p>{testedAt == null ? 'Not tested yet: try it out before anybody signs in so.' : <>Tested <Ago at={testedAt} />. {isRequired ? 'It is required.' : 'Who wants to can sign in so.'}</>}</p>
        <Button loading={isBusy} disabled={!hasDomain} onClick={() => void act(test)}>Test the sign-in</Button>
      </div>
      {hasDomain ? null : <p className={styles['hint']}>Prove a domain first.</p>}
      {isExceptionGood ? null : <Note isBad title="Nobody could come in by password">Who was to be able to is no administrator any more. Choose somebody else.</Note>}
      {testedAt == null || !hasDomain ? null : (
        <form className={styles['line']} onSubmit={submit} noValidate>
          <NativeSelect
            name="except" label="Signs in by password all the same" description="One administrator, for the day on which the provider does not answer." key={except?.id ?? ''} defaultValue={except?.id ?? viewer.id}
            data={managers.map(({ id, name, email }) => ({ value: id, label: name ?? email ?? 'Somebody' }))} error={problem?.message}
          />
          <Button type="submit" loading={isRequiring}>{isRequired ? 'Change' : 'Require it'}</Button>
        </form>
      )}
      <div className={styles['acts']}>
        {isRequired ? <Button loading={isBusy} onClick={() => void act(() => makeOptional(), 'Passwords are good again')}>Stop requiring it</Button> : null}
        <Button onClick={() => setIsAsked(true)}>Turn off</Button>
      </div>
      <Modal opened={isAsked} onClose={() => setIsAsked(false)} title={`Turn off signing in with ${word}?`}>
        <div className={styles['block']}>
          <p>Client ID and secret are forgotten. Who has no password of their own chooses one by “Forgot Your Password?”. Domains stay proven.</p>
          <div className={styles['acts']}>
            <Button onClick={() => setIsAsked(false)} data-autofocus>Keep</Button>
            <Button className="destroy" loading={isBusy} onClick={() => void off()}>Turn off</Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
