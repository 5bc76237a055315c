import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { NewPassword } from '../../account/new-password.tsx';
import { RepeatPasswordField } from '../../account/repeat-password-field.tsx';
import { isLongEnough } from '../../account/password-rules.ts';
import { assertSame } from '../../account/repeated-password.ts';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Note } from '../../ui/states/note.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';

/** Changing the password ends every other sign-in. */
export function PasswordForm({ email, name }: { email: string | null; name: string | null }) {
  const [password, setPassword] = useState('');
  const [round, setRound] = useState(0);
  const toast = useToast();
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    assertSame(form);
    await callEdge('/api/user/password', { method: 'PUT', json: Object.fromEntries(form) });
    setPassword('');
    setRound(round + 1); // Clears the fields.
    toast({ text: texts.passwordChanged, about: 'password' });
  });
  return (
    <form key={round} className={styles['form']} onSubmit={submit} noValidate>
      {problem !== null && Object.keys(messages).length === 0 ? (
        <Note isBad title={texts.passwordNotChanged}>
          {problem.message}
        </Note>
      ) : null}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput
        name="current_password"
        label={texts.currentPassword}
        autoComplete="current-password"
        required
        error={messages['current_password']}
      />
      <NewPassword
        label={texts.newPassword}
        password={password}
        onChange={setPassword}
        own={[email, name]}
        error={messages['password']}
      />
      <RepeatPasswordField
        label={texts.confirmNewPassword}
        password={password}
        error={messages['password_confirmation']}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy} disabled={!isLongEnough(password)}>
          {texts.changePassword}
        </Button>
      </div>
    </form>
  );
}
