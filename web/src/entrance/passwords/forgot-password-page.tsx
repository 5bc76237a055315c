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
import { texts } from './texts.ts';

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
      <Frame title={texts.checkYourEmail} lead={texts.resetLinkLimits}>
        <FocusedMessage>
          <Note title={texts.nextStep}>{sentTo}</Note>
          {way !== null && (
            <Note title={texts.singleSignOnEnabled}>
              {texts.yourOrganizationUsesSingleSignOn.parts({
                link: (
                  <a class="act" href={way}>
                    {texts.continue}
                  </a>
                ),
              })}
            </Note>
          )}
          <p class="ways">
            <button type="button" class="act" onClick={() => setSentTo(null)}>
              {' '}
              {texts.sendAgain}{' '}
            </button>
            <a class="act" href="/login">
              {texts.backToSignIn}
            </a>
          </p>
        </FocusedMessage>
      </Frame>
    );
  }
  const general = generalOf(problem, ['email']);
  return (
    <Frame title={texts.forgotYourPassword} lead={texts.wellEmailYouAReset}>
      <form {...form} noValidate>
        {general && (
          <Note isBad title={texts.noEmailWasSent}>
            {waitOf(general) === null
              ? general.message
              : texts.waitAfterRequests({ wait: waitOf(general) ?? '' })}
          </Note>
        )}
        <EmailField isFirst problem={messages['email']} />
        <Submit isBusy={isBusy}>{texts.sendLink}</Submit>
      </form>
      <p class="ways">
        <a class="act" href="/login">
          {texts.backToSignIn}
        </a>
      </p>
    </Frame>
  );
}
