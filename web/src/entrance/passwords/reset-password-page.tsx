/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { isLongEnough } from '../../account/password-rules.ts';
import { assertSame } from '../../account/repeated-password.ts';
import { callEdge } from '../../edge/edge-fetch.ts';
import { FocusedMessage } from '../parts/focused-message.tsx';
import { Field } from '../parts/field.tsx';
import { Frame } from '../parts/frame.tsx';
import { NewPassword } from '../parts/new-password.tsx';
import { Note } from '../parts/note.tsx';
import { RepeatPasswordField } from '../parts/repeat-password-field.tsx';
import { Submit } from '../parts/submit.tsx';
import { generalOf, useForm } from '../parts/use-form.ts';
import type { PageProps } from '../page-props.ts';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { texts } from './texts.ts';

/**
 * Opens from the reset mail, with token and email; without them it redirects to the request page.
 */
export function ResetPasswordPage({ address, go }: PageProps) {
  if (address.hash === '') return <ForgotPasswordPage />;
  const brought = new URLSearchParams(address.hash.slice(1));
  const [token, email] = [brought.get('token') ?? '', brought.get('email') ?? ''];
  return token === '' || email === '' ? <InvalidLink /> : <ResetForm {...{ token, email, go }} />;
}

function ResetForm({ token, email, go }: Pick<PageProps, 'go'> & { token: string; email: string }) {
  const [password, setPassword] = useState('');
  const { form, isBusy, problem, messages } = useForm(async (typed) => {
    assertSame(typed);
    const { destination } = await callEdge<{ destination: string }>('/password/reset', {
      method: 'POST',
      json: { token, email, ...Object.fromEntries(typed) },
    });
    go(`/login?done=password&next=${encodeURIComponent(destination)}`);
  });
  if (messages['token'] !== undefined) return <InvalidLink />;
  const general = generalOf(problem, ['password', 'password_confirmation']);
  return (
    <Frame title={texts.chooseANewPassword} lead={texts.youllBeSignedOutEverywhere}>
      <form {...form} noValidate>
        {general && (
          <Note isBad title={texts.passwordNotChanged}>
            {messages['email'] ?? general.message}
          </Note>
        )}
        <Field label={texts.email} type="email" autoComplete="username" start={email} isReadOnly />
        <NewPassword
          label={texts.newPassword}
          password={password}
          onPassword={setPassword}
          own={[email]}
          problem={messages['password']}
          isFirst
        />
        <RepeatPasswordField
          label={texts.confirmNewPassword}
          password={password}
          problem={messages['password_confirmation']}
        />
        <Submit isBusy={isBusy} isOff={!isLongEnough(password)}>
          {texts.changePassword}
        </Submit>
      </form>
    </Frame>
  );
}

/** Used, replaced, expired or truncated; the page does not reveal which. */
function InvalidLink() {
  return (
    <Frame title={texts.thisLinkIsNoLonger} lead={texts.resetLinkInvalid}>
      <FocusedMessage>
        <Note title={texts.askForANewOne}>{texts.resetLinkExpired}</Note>
        <p class="ways">
          <a class="act" href="/password/forgot">
            {texts.askForANewLink}
          </a>
          <a class="act" href="/login">
            {texts.backToSignIn}
          </a>
        </p>
      </FocusedMessage>
    </Frame>
  );
}
