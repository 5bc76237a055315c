import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import styles from './sign-ins.module.css';
import { ResetSecondFactorMutation } from './sign-ins.graphql.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

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
      toast({ about: userId, text: texts.twoStepReset });
    } catch (error) {
      toast(problemToast(error, userId));
    }
  }

  if (!isOn) return <p className={styles['factor']}>{texts.twoStepOff}</p>;
  return (
    <p className={styles['factor']}>
      {isAsking ? texts.resetTwoStepExplained : texts.twoStepOn}
      {isAsking ? (
        <>
          <Button size="xs" onClick={() => setIsAsking(false)}>
            {common.keep}
          </Button>
          <Button size="xs" className="destroy" onClick={() => void run()}>
            {texts.resetTwoStepSignIn}
          </Button>
        </>
      ) : (
        <Button size="xs" onClick={() => setIsAsking(true)}>
          {texts.reset}
        </Button>
      )}
    </p>
  );
}
