/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { EmailField } from '../parts/email-field.tsx';
import { callEdge } from '../../edge/edge-fetch.ts';
import { FocusedMessage } from '../parts/focused-message.tsx';
import { Frame } from '../parts/frame.tsx';
import { Note } from '../parts/note.tsx';
import { Submit } from '../parts/submit.tsx';
import { textOf } from '../../typed/text-of.ts';
import { generalOf, useForm, waitOf } from '../parts/use-form.ts';
import { ownProvider } from '../sign-in/own-provider.ts';

/** Requests a password reset mail. The answer is the same for every email. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  /** Where the domain signs in: a password is useless for nearly everyone there. */
  const [way, setWay] = useState<string | null>(null);
  const { form, isBusy, problem, messages } = useForm(async (typed) => {
    const { message } = await callEdge<{ message: string }>('/password/email', {
      method: 'POST',
      json: { email: typed.get('email') },
    });
    setWay(await ownProvider(textOf(typed, 'email')));
    setSentTo(message);
  });
  if (sentTo !== null) {
    return (
      <Frame title="Check your email" lead="The link works once and expires after an hour.">
        <FocusedMessage>
          <Note title="Next step">{sentTo}</Note>
          {way !== null && (
            <Note title="Single sign-on enabled">
              Your organization uses single sign-on.{' '}
              <a class="act" href={way}>
                Continue
              </a>
            </Note>
          )}
          <p class="ways">
            <button type="button" class="act" onClick={() => setSentTo(null)}>
              {' '}
              Send again{' '}
            </button>
            <a class="act" href="/login">
              Back to sign in
            </a>
          </p>
        </FocusedMessage>
      </Frame>
    );
  }
  const general = generalOf(problem, ['email']);
  return (
    <Frame title="Forgot your password?" lead="We’ll email you a reset link.">
      <form {...form} noValidate>
        {general && (
          <Note isBad title="No email was sent">
            {waitOf(general) === null
              ? general.message
              : `Too many requests. Wait ${waitOf(general)} and try again. Your last link may still work.`}
          </Note>
        )}
        <EmailField isFirst problem={messages['email']} />
        <Submit isBusy={isBusy}>Send link</Submit>
      </form>
      <p class="ways">
        <a class="act" href="/login">
          Back to sign in
        </a>
      </p>
    </Frame>
  );
}
