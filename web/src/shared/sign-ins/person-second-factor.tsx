import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import styles from './sign-ins.module.css';
import { ResetSecondFactorMutation } from './sign-ins.graphql.ts';

/**
 * Removes a person's second factor after they lost everything; asks first, because only the
 * password is left.
 */
export function PersonSecondFactor({ userId, isOn }: { userId: string; isOn: boolean }) {
  const [reset] = useMutation(ResetSecondFactorMutation, { variables: { id: userId } });
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();

  async function run() {
    setIsAsking(false);
    try {
      await reset();
      toast({ about: userId, text: 'Two-step sign-in reset. We emailed them' });
    } catch (error) {
      toast(problemToast(error, userId));
    }
  }

  if (!isOn) return <p className={styles['factor']}>Two-step sign-in is off.</p>;
  return (
    <p className={styles['factor']}>
      {isAsking
        ? 'They sign in with only their password until they set it up again.'
        : 'Two-step sign-in is on.'}
      {isAsking ? (
        <>
          <Button size="xs" onClick={() => setIsAsking(false)}>
            Keep
          </Button>
          <Button size="xs" className="destroy" onClick={() => void run()}>
            Reset two-step sign-in
          </Button>
        </>
      ) : (
        <Button size="xs" onClick={() => setIsAsking(true)}>
          Reset…
        </Button>
      )}
    </p>
  );
}
