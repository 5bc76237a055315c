/** @jsxImportSource preact */
import { callEdge } from '../../edge/edge-fetch.ts';
import { Field, PasswordField } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { generalOf, useForm, waitOf } from '../parts/use-form.ts';
import { useMailedToken } from '../parts/use-mailed-token.ts';
import type { PageProps } from '../page-props.ts';

interface Registration {
  email: string;
  team_name: string;
}

/** Opens from an activation mail. Nothing happens until someone with the password confirms. */
export function ActivatePage({ address, go }: PageProps) {
  const token = address.hash.slice(1);
  const { found, problem, isLoading, retry } = useMailedToken<Registration>(
    '/api/public/registrations/check',
    token,
  );
  if (found !== null)
    return (
      <Frame title={`Activate ${found.team_name}`} lead="Enter the password you chose.">
        <ActivateForm {...{ token, go }} email={found.email} />
      </Frame>
    );
  if (isLoading)
    return (
      <Frame title="Activate your account" lead="Loading your registration.">
        <div class="late instead" role="status" aria-label="Loading">
          <i class="bone" style={{ height: 40 }} />
        </div>
      </Frame>
    );
  if (problem?.code !== 'NOT_FOUND' && token !== '')
    return (
      <Frame title="Activate your account" lead="Couldn’t load your registration.">
        <div class="instead">
          <Note isBad title="Something went wrong" onRetry={retry}>
            {problem?.message}
          </Note>
        </div>
      </Frame>
    );
  return <InvalidLink />;
}

function ActivateForm({
  token,
  email,
  go,
}: Pick<PageProps, 'go'> & { token: string; email: string }) {
  const { form, isBusy, problem, messages } = useForm(async (typed) => {
    const { destination } = await callEdge<{ destination?: string }>('/register/activate', {
      method: 'POST',
      json: { token, password: typed.get('password') },
    });
    go(destination ?? '/');
  });
  if (messages['token'] !== undefined)
    return (
      <Note title="This link is no longer valid">
        {messages['token']}{' '}
        <a class="act" href="/login">
          Sign in
        </a>
      </Note>
    );
  const general = generalOf(problem, ['password']);
  return (
    <form {...form} noValidate>
      {general && (
        <Note isBad title="Couldn’t sign you in">
          {waitOf(general) === null
            ? general.message
            : `Too many attempts. Wait ${waitOf(general)} and try again.`}
        </Note>
      )}
      <Field label="Email" type="email" autoComplete="username" start={email} isReadOnly />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        isRequired
        isFirst
        problem={messages['password']}
      />
      <Submit isBusy={isBusy}>Activate and sign in</Submit>
    </form>
  );
}

/** Used, expired or truncated, or the account exists by now. */
function InvalidLink() {
  return (
    <Frame title="This link is no longer valid" lead="It was used, is incomplete or has expired.">
      <div class="instead">
        <Note title="Sign in, or register again">
          If you already activated your account, sign in.
        </Note>
        <p class="ways">
          <a class="act" href="/login">
            Sign in
          </a>
          <a class="act" href="/register">
            Register again
          </a>
        </p>
      </div>
    </Frame>
  );
}
