import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { Entrance } from '../../ui/entrance.tsx';
import { callEdge } from '../../edge/edge-fetch.ts';
import { countSignIn } from '../../edge/signed-out.ts';
import { useRealtime } from '../../realtime/use-realtime.ts';
import { Note } from '../../ui/note.tsx';
import { graphql } from '../../gql/gql.ts';
import { useSubmit } from '../../ui/use-submit.ts';

const SignedInQuery = graphql(`query SignedIn { viewer { id } }`);

/** Only a path of our own: anything else would make the sign-in page send people to strangers. */
function pathAfter(next: string | null): string {
  if (next === null || !next.startsWith('/') || next.startsWith('//') || next.includes('\\')) return '/';
  return next;
}

export function SignInPage() {
  const [params] = useSearchParams();
  const said = (useLocation().state as { said?: string } | null)?.said;
  const navigate = useNavigate();
  const client = useApolloClient();
  const realtime = useRealtime();
  const password = useRef<HTMLInputElement>(null);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    await callEdge('/login', { method: 'POST', json: { email: form.get('email'), password: form.get('password'), remember: form.get('remember') !== null } });
    await client.clearStore();
    countSignIn();
    realtime.signedIn();
    await navigate(pathAfter(params.get('next')), { replace: true });
  });

  useEffect(() => {
    void callEdge<{ is_needed: boolean }>('/api/setup').then(({ is_needed }) => { if (is_needed) void navigate('/setup', { replace: true }); }, () => undefined);
  }, [navigate]);
  // Who is signed in already has nothing to do here.
  const goOn = useEffectEvent(() => void navigate(pathAfter(params.get('next')), { replace: true }));
  useEffect(() => {
    void client.query({ query: SignedInQuery, fetchPolicy: 'network-only' }).then(({ data }) => { if (data?.viewer) goOn(); }, () => undefined);
  }, [client]);
  useEffect(() => { if (problem !== null) password.current?.select(); }, [problem]);

  const general = problem === null || messages['email'] !== undefined || messages['password'] !== undefined ? null : problem;
  return (
    <Entrance title="Sign in" lead="Publish, share, and see which pages are read.">
      <form onSubmit={submit} noValidate>
        {said === undefined || problem !== null ? null : <Note title="Done">{said}</Note>}
        {general === null ? null : <Note isBad title="You are not signed in">{general.code === 'TOO_MANY_REQUESTS' && general.retryAfter !== null ? `Too many tries. Wait ${general.retryAfter} s and try again.` : general.message}</Note>}
        <TextInput name="email" type="email" label="Email" autoComplete="username" inputMode="email" required autoFocus error={messages['email']} />
        <PasswordInput ref={password} name="password" label="Password" autoComplete="current-password" required error={messages['password']} />
        <Link className="act" to="/password/forgot">Forgot Your Password?</Link>
        <Checkbox name="remember" label="Stay signed in on this device" />
        <Button type="submit" variant="filled" loading={isBusy} fullWidth>Sign in</Button>
      </form>
    </Entrance>
  );
}
