import { Button, Modal, PasswordInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { callEdge } from '../edge/edge-fetch.ts';
import { problemOf, type Problem } from '../edge/problem.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { problemToast } from '../ui/problem-toast.ts';
import { useToast } from '../ui/toasts.tsx';
import styles from './account.module.css';

type Act = () => Promise<unknown>;
const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/**
 * Does something that a sign-in which was left open is not enough for: where the server asks for the password once more,
 * so does this, and then does it again. What else goes wrong is said.
 */
export function useConfirmed({ onProblem }: { /** Instead of a word at the edge of the page. */ onProblem?: (problem: Problem) => void } = {}): { act: (what: Act) => Promise<void>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Act | null>(null);
  const toast = useToast();

  async function act(what: Act) {
    try {
      await what();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields['currentPassword'] !== undefined) setWaiting(() => what);
      else if (onProblem) onProblem(problem);
      else toast(problemToast(problem, 'second-factor'));
    }
  }

  const { submit, isBusy, messages, problem } = useSubmit(async (form) => {
    await callEdge('/api/user/confirm-password', { method: 'POST', json: { current_password: form.get('current_password') } });
    setWaiting(null);
    if (waiting) await act(waiting);
  });
  const dialog = (
    <Modal opened={waiting !== null} onClose={() => setWaiting(null)} title="Your password, once more" centered>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <PasswordInput name="current_password" label="Password" description="If your organization signs you in and you have none, sign out and in again: for a quarter of an hour that is enough." inputWrapperOrder={order} autoComplete="current-password" required data-autofocus error={messages['current_password'] ?? problem?.message} />
        <div><Button type="submit" variant="filled" loading={isBusy}>Go on</Button></div>
      </form>
    </Modal>
  );
  return { act, dialog };
}
