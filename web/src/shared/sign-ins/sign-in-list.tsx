import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { DeviceIcon } from '../devices/device-icon.tsx';
import type { SignInEntryFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { methodOf, kindOf, clientLabel, originLabel } from './sign-in-labels.ts';
import { EndSignInMutation, EndSignInsMutation } from './sign-ins.graphql.ts';
import styles from './sign-ins.module.css';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

type SignInListProps = {
  userId: string;
  signIns: readonly SignInEntryFragment[];
  refetch: () => Promise<unknown>;
};

/** A person's sign-ins, with buttons to end one or all others. */
export function SignInList({ userId, signIns, refetch }: SignInListProps) {
  const [endOne] = useMutation(EndSignInMutation);
  const [endAll] = useMutation(EndSignInsMutation);
  const toast = useToast();
  const others = signIns.filter(({ isCurrent }) => !isCurrent);

  async function run(act: () => Promise<unknown>, text: string) {
    try {
      await act();
      toast({ about: 'sign-ins', text });
      await refetch();
    } catch (error) {
      toast(problemToast(error, 'sign-ins'));
    }
  }

  if (signIns.length === 0) return <p className={styles['none']}>{texts.notSignedInAnywhere}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {signIns.map((signIn) => (
          <li key={signIn.id}>
            <DeviceIcon type={kindOf(signIn)} />
            <div>
              <b>{clientLabel(signIn)}</b>
              <small>
                {signIn.isCurrent ? (
                  <strong>{texts.thisSession}</strong>
                ) : (
                  rich(texts.lastUsed, { when: <Ago at={signIn.lastUsedAt} /> })
                )}{' '}
                {'· '}
                {rich(texts.signedIn, { when: <Ago at={signIn.startedAt} /> })}
                {methodOf(signIn)}, {originLabel(signIn)}
              </small>
              {signIn.impersonation?.reason == null ? null : (
                <small>{texts.theirReason({ reason: signIn.impersonation.reason })}</small>
              )}
            </div>
            {signIn.isCurrent ? null : (
              <Button
                size="xs"
                aria-label={texts.signOut({ signIn: clientLabel(signIn) })}
                onClick={() =>
                  void run(
                    () => endOne({ variables: { id: signIn.id } }),
                    texts.isSignedOut({ signIn: clientLabel(signIn) }),
                  )
                }
              >
                {common.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length < 2 ? null : (
        <div>
          <Button
            onClick={() => void run(() => endAll({ variables: { userId } }), texts.signedOut)}
          >
            {others.length === signIns.length
              ? texts.signOutEverywhere
              : texts.signOutEverywhereElse}
          </Button>
        </div>
      )}
    </>
  );
}
