/** @jsxImportSource preact */
import { EmailField } from '../parts/email-field.tsx';
import { Check } from '../parts/check.tsx';
import { PasswordField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';
import { texts } from './texts.ts';

interface CredentialsProps {
  messages: Readonly<Record<string, string | undefined>>;
  setOwnWay: (value: string | null) => void;
  setIsByPassword: (value: boolean) => void;
  lookUp: (email: string) => Promise<string | null>;
  goesOwnWay: boolean;
}

export function Credentials({
  messages,
  setOwnWay,
  setIsByPassword,
  lookUp,
  goesOwnWay,
}: CredentialsProps) {
  return (
    <>
      <EmailField
        isFirst
        problem={messages['email']}
        onValue={() => {
          setOwnWay(null);
          setIsByPassword(false);
        }}
        onLeave={(email) => void lookUp(email.trim())}
      />
      {goesOwnWay ? (
        <Note title={texts.singleSignOnEnabled}>{texts.singleSignOnRequired}</Note>
      ) : (
        <>
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            isRequired
            problem={messages['password']}
          />
          <a class="act" href="/password/forgot">
            {texts.forgotYourPassword}
          </a>
          <Check name="remember">{texts.staySignedIn}</Check>
        </>
      )}
    </>
  );
}
