import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { problemOf } from '../../edge/problem.ts';
import { Section } from '../../ui/section.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { RequireSecondFactorMutation } from './security.graphql.ts';
import styles from './security.module.css';

/** For those who edit the team: whether everybody in it needs a second factor. */
export function TeamPolicy({ team, isRequired }: { team: string; isRequired: boolean }) {
  const [change] = useMutation(RequireSecondFactorMutation);
  const toast = useToast();

  async function turn(to: boolean) {
    try {
      await change({ variables: { isRequired: to } });
      toast({ about: 'team-policy', text: to ? `Everybody in ${team} needs a second factor from now on` : `A second factor is everybody’s own choice in ${team}` });
    } catch (error) {
      toast({ about: 'team-policy', text: problemOf(error).message, isBad: true });
    }
  }

  return (
    <Section title={`Everybody in ${team}`}>
      <Switch className={styles['policy'] ?? ''} label="Needs a passkey or codes of an app" description="Who has neither is led to setting one up, and can do nothing else until then." checked={isRequired} onChange={({ currentTarget }) => void turn(currentTarget.checked)} />
    </Section>
  );
}
