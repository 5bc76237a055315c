import { useApolloClient } from '@apollo/client/react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { NewPassword } from '../../account/new-password.tsx';
import { isLongEnough } from '../../account/password-meter.tsx';
import { callEdge } from '../../edge/edge-fetch.ts';
import { countSignIn } from '../../edge/signed-out.ts';
import { Entrance } from '../../ui/entrance.tsx';
import { Note } from '../../ui/note.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { Arrived } from './arrived.tsx';
import styles from './password.module.css';

/** Where the mailed link leads. Token and address stand behind the hash, which no browser sends to anybody. */
export function ResetPasswordPage() {
  const { hash } = useLocation();
  const brought = new URLSearchParams(hash.slice(1));
  const [token, email] = [brought.get('token') ?? '', brought.get('email') ?? ''];
  if (hash === '') return <Navigate replace to="/password/forgot" />;
  return token === '' || email === '' ? <WorthNothing /> : <ResetForm key={token} token={token} email={email} />;
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const [password, setPassword] = useState('');
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const { message, destination } = await callEdge<{ message: string; destination: string }>('/password/reset', { method: 'POST', json: { token, email, ...Object.fromEntries(form) } });
    await client.clearStore();
    countSignIn(); // Whatever was asked before was asked by a sign-in that has ended.
    await navigate(`/login?next=${encodeURIComponent(destination)}`, { replace: true, state: { said: message } });
  });
  if (messages['token'] !== undefined) return <WorthNothing />;
  const general = problem === null || messages['password'] !== undefined || messages['password_confirmation'] !== undefined ? null : problem;
  return (
    <Entrance title="Choose a new password" lead="Everywhere else you are signed out with it.">
      <form onSubmit={submit} noValidate>
        {general === null ? null : <Note isBad title="Your password is as it was">{messages['email'] ?? general.message}</Note>}
        <TextInput label="Email" type="email" autoComplete="username" value={email} readOnly classNames={{ input: styles['given'] ?? '' }} />
        <NewPassword label="New password" password={password} onChange={setPassword} own={[email]} error={messages['password']} autoFocus />
        <PasswordInput name="password_confirmation" label="New password, once more" autoComplete="new-password" required error={messages['password_confirmation']} />
        <Button type="submit" variant="filled" fullWidth loading={isBusy} disabled={!isLongEnough(password)}>Change password</Button>
      </form>
    </Entrance>
  );
}

/** Used, replaced, too old, cut off by a mail program: which, nobody is told. */
function WorthNothing() {
  return (
    <Entrance title="This link is not valid any more" lead="It was used, a newer one took its place, your password was changed, or it is older than an hour.">
      <Arrived>
        <Note title="Ask for a new one">It is good for an hour. If you have chosen a password already, sign in with it.</Note>
        <p className={styles['ways']}><Link className="act" to="/password/forgot">Ask for a new link</Link><Link className="act" to="/login">Back to sign in</Link></p>
      </Arrived>
    </Entrance>
  );
}
