/** @jsxImportSource preact */
import { callEdge } from '../../edge/edge-fetch.ts';
import { Field, PasswordField } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { generalOf, useForm, waitOf } from '../parts/use-form.ts';
import { useMailedToken } from '../parts/use-mailed-token.ts';
import type { PageProps } from '../page-props.ts';
import { texts } from './texts.ts';

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
      <Frame
        title={texts.activateTeam({ team: found.team_name })}
        lead={texts.enterThePasswordYouChose}
      >
        <ActivateForm {...{ token, go }} email={found.email} />
      </Frame>
    );
  if (isLoading)
    return (
      <Frame title={texts.activateYourAccount} lead={texts.loadingYourRegistration}>
        <div class="late instead" role="status" aria-label={texts.loading}>
          <i class="bone" style={{ height: 40 }} />
        </div>
      </Frame>
    );
  if (problem?.code !== 'NOT_FOUND' && token !== '')
    return (
      <Frame title={texts.activateYourAccount} lead={texts.couldntLoadYourRegistration}>
        <div class="instead">
          <Note isBad title={texts.somethingWentWrong} onRetry={retry}>
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
      <Note title={texts.thisLinkIsNoLonger}>
        {messages['token']}{' '}
        <a class="act" href="/login">
          {texts.signIn}
        </a>
      </Note>
    );
  const general = generalOf(problem, ['password']);
  return (
    <form {...form} noValidate>
      {general && (
        <Note isBad title={texts.couldntSignYouIn}>
          {waitOf(general) === null
            ? general.message
            : texts.waitAfterAttempts({ wait: waitOf(general) ?? '' })}
        </Note>
      )}
      <Field label={texts.email} type="email" autoComplete="username" start={email} isReadOnly />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        isRequired
        isFirst
        problem={messages['password']}
      />
      <Submit isBusy={isBusy}>{texts.activateAndSignIn}</Submit>
    </form>
  );
}

/** Used, expired or truncated, or the account exists by now. */
function InvalidLink() {
  return (
    <Frame title={texts.thisLinkIsNoLonger} lead={texts.activationInvalid}>
      <div class="instead">
        <Note title={texts.signInOrRegisterAgain}>{texts.alreadyActivated}</Note>
        <p class="ways">
          <a class="act" href="/login">
            {texts.signIn}
          </a>
          <a class="act" href="/register">
            {texts.registerAgain}
          </a>
        </p>
      </div>
    </Frame>
  );
}
