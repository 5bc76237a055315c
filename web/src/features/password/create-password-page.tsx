import { useApolloClient } from '@apollo/client/react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { NewPassword } from '../../account/new-password.tsx';
import { isLongEnough } from '../../account/password-meter.tsx';
import { callEdge } from '../../edge/edge-fetch.ts';
import { countSignIn } from '../../edge/signed-out.ts';
import { useRealtime } from '../../realtime/use-realtime.ts';
import { Bone } from '../../ui/bones.tsx';
import { Entrance } from '../../ui/entrance.tsx';
import { Note } from '../../ui/note.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import styles from './password.module.css';
import { useInvitation, type Invitation } from './use-invitation.ts';

/** Where the link of an invitation leads. The token stands behind the hash, which no browser sends to anybody. */
export function CreatePasswordPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  const { invitation, problem, isLoading, retry } = useInvitation(token);
  if (invitation !== null) return <Entrance title={`Join ${invitation.team_name}`} lead="Choose a password, and you are in."><ChooseForm token={token} invitation={invitation} /></Entrance>;
  if (isLoading) return <Entrance title="Join the team" lead="Looking for your invitation."><div className={`late ${styles['instead']}`} role="status" aria-label="Loading"><Bone width="100%" height={40} /></div></Entrance>;
  const isGone = problem?.code === 'NOT_FOUND' || token === '';
  return (
    <Entrance title={isGone ? 'This invitation is not valid any more' : 'Join the team'} lead={isGone ? 'It was used, replaced or revoked, or it is older than a week.' : 'Your invitation could not be read.'}>
      <div className={styles['instead']}>{isGone
        ? <Note title="Please ask for a new one">Whoever invited you can send another mail from the page People. If you have chosen a password already, <Link className="act" to="/login">sign in</Link>.</Note>
        : <Note isBad title="This did not work" onRetry={retry}>{problem?.message}</Note>}</div>
    </Entrance>
  );
}

function ChooseForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const navigate = useNavigate();
  const client = useApolloClient();
  const realtime = useRealtime();
  const [password, setPassword] = useState('');
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const { destination } = await callEdge<{ destination?: string }>('/password/create', { method: 'POST', json: { token, ...Object.fromEntries(form) } });
    await client.clearStore();
    countSignIn();
    realtime.signedIn();
    await navigate(destination ?? '/', { replace: true });
  });
  const general = problem === null || Object.keys(messages).some((field) => field !== 'token') ? null : problem;
  return (
    <form onSubmit={submit} noValidate>
      {general === null ? null : <Note isBad title="You are not in yet">{general.message}</Note>}
      <TextInput label="Email" type="email" autoComplete="username" value={invitation.email} readOnly classNames={{ input: styles['given'] ?? '' }} />
      <TextInput name="name" label="Your name" autoComplete="name" defaultValue={invitation.name ?? ''} autoFocus error={messages['name']} />
      <NewPassword password={password} onChange={setPassword} own={[invitation.email, invitation.name, invitation.team_name]} error={messages['password']} />
      <PasswordInput name="password_confirmation" label="Password, once more" autoComplete="new-password" required error={messages['password_confirmation']} />
      <Button type="submit" variant="filled" fullWidth loading={isBusy} disabled={!isLongEnough(password)}>Set password and sign in</Button>
    </form>
  );
}
