import { useApolloClient } from '@apollo/client/react';
import { Button, Modal, PasswordInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { callEdge } from '../edge/edge-fetch.ts';
import { problemOf, type Problem } from '../edge/problem.ts';
import { graphql } from '../gql/gql.ts';
import type { OwnConfirmationQuery as Answer } from '../gql/graphql.ts';
import { useSubmit } from '../ui/hooks/use-submit.ts';
import { problemToast } from '../ui/states/problem-toast.ts';
import { useToast } from '../ui/states/toasts.tsx';
import styles from './account.module.css';
import { providerLabels } from './provider-labels.ts';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

const OwnConfirmationQuery = graphql(`
  query OwnConfirmation {
    ownConfirmation {
      hasPassword
      provider
    }
  }
`);

type Act = () => Promise<unknown>;
type ConfirmationMethods = Answer['ownConfirmation'];

/** Leaves the page; the provider redirects back to it. */
async function goToProvider() {
  const { pathname, search } = window.location;
  const { destination } = await callEdge<{ destination: string }>(
    '/api/user/confirm-single-sign-on',
    { method: 'POST', json: { next: pathname + search } },
  );
  window.location.assign(destination);
}

/**
 * Runs an action that needs a fresh confirmation: asks for the password, then repeats the action.
 * After single sign-on the user repeats it. Shows other errors.
 */
export function useConfirmation({
  onProblem,
}: {
  /** Replaces the toast. */ onProblem?: (problem: Problem) => void;
} = {}): { act: (what: Act) => Promise<void>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<{ what: Act; methods: ConfirmationMethods } | null>(null);
  const client = useApolloClient();
  const toast = useToast();
  const showProblem = (problem: Problem) =>
    onProblem ? onProblem(problem) : toast(problemToast(problem, 'second-factor'));

  async function askForConfirmation(what: Act) {
    try {
      const { data } = await client.query({ query: OwnConfirmationQuery, fetchPolicy: 'no-cache' });
      if (data) setWaiting({ what, methods: data.ownConfirmation });
    } catch (error) {
      showProblem(problemOf(error));
    }
  }

  async function act(what: Act) {
    try {
      await what();
    } catch (error) {
      const problem = problemOf(error);
      if (problem.fields['currentPassword'] === undefined) showProblem(problem);
      else await askForConfirmation(what);
    }
  }

  const close = () => setWaiting(null);
  const dialog = (
    <Modal
      opened={waiting !== null}
      onClose={close}
      title={
        waiting?.methods.hasPassword === false ? texts.confirmItsYou : texts.confirmYourPassword
      }
      centered
    >
      {waiting === null ? null : (
        <ConfirmationForm
          methods={waiting.methods}
          onShown={() => {
            close();
            return act(waiting.what);
          }}
        />
      )}
    </Modal>
  );
  return { act, dialog };
}

function ConfirmationForm({
  methods: { hasPassword, provider },
  onShown,
}: {
  methods: ConfirmationMethods;
  onShown: () => Promise<void>;
}) {
  const typed = useSubmit(async (form) => {
    await callEdge('/api/user/confirm-password', {
      method: 'POST',
      json: { current_password: form.get('current_password') },
    });
    await onShown();
  });
  const gone = useSubmit(goToProvider);
  const word = provider == null ? null : providerLabels[provider];
  return (
    <>
      {hasPassword ? (
        <form className={styles['form']} onSubmit={typed.submit} noValidate>
          <PasswordInput
            name="current_password"
            label={common.password}
            autoComplete="current-password"
            required
            data-autofocus
            error={typed.messages['current_password'] ?? typed.problem?.message}
          />
          <div>
            <Button type="submit" variant="filled" loading={typed.isBusy}>
              {' '}
              {common.continue}{' '}
            </Button>
          </div>
        </form>
      ) : null}
      {word === null ? null : (
        <form className={styles['form']} onSubmit={gone.submit} noValidate>
          <p>
            {hasPassword
              ? texts.orConfirmAtProvider({ provider: word })
              : texts.confirmAtProvider({ provider: word })}
          </p>
          {gone.problem === null ? null : <p role="alert">{gone.problem.message}</p>}
          <div>
            <Button
              type="submit"
              variant={hasPassword ? 'default' : 'filled'}
              loading={gone.isBusy}
              data-autofocus={hasPassword ? undefined : true}
            >
              {texts.confirmWith({ provider: word })}
            </Button>
          </div>
        </form>
      )}
      {hasPassword || word !== null ? null : <p>{texts.confirmWithoutPassword}</p>}
    </>
  );
}
