/** @jsxImportSource preact */
import { EmailField } from '../parts/email-field.tsx';
import { Check } from '../parts/check.tsx';
import { PasswordField } from '../parts/field.tsx';
import { Note } from '../parts/note.tsx';

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
        <Note title="Single sign-on enabled">Your organization uses single sign-on.</Note>
      ) : (
        <>
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            isRequired
            problem={messages['password']}
          />
          <a class="act" href="/password/forgot">
            Forgot your password?
          </a>
          <Check name="remember">Stay signed in on this device</Check>
        </>
      )}
    </>
  );
}
