import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { callEdge } from '../../edge/edge-fetch.ts';
import { countSignIn } from '../../edge/signed-out.ts';
import { useRealtime } from '../../realtime/use-realtime.ts';
import { Entrance } from '../../ui/entrance.tsx';
import { Note } from '../../ui/note.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { NewPassword } from '../../account/new-password.tsx';
import { isLongEnough } from '../../account/password-meter.tsx';

/** The first page of a new installation: its team and its first administrator. */
export function SetupPage() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const realtime = useRealtime();
  const [isCodeRequired, setIsCodeRequired] = useState(false);
  const [password, setPassword] = useState('');
  const [own, setOwn] = useState<string[]>([]);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const { destination } = await callEdge<{ destination?: string }>('/setup', { method: 'POST', json: Object.fromEntries(form) });
    await client.clearStore();
    countSignIn();
    realtime.signedIn();
    await navigate(destination ?? '/', { replace: true });
  });

  useEffect(() => {
    void callEdge<{ is_needed: boolean; code_required: boolean }>('/api/setup').then(({ is_needed, code_required }) => {
      if (!is_needed) void navigate('/login', { replace: true });
      setIsCodeRequired(code_required);
    }, () => undefined);
  }, [navigate]);

  const tooShort = password !== '' && !isLongEnough(password);
  const isGeneral = problem !== null && Object.keys(messages).length === 0;
  return (
    <Entrance title="Welcome to Lectern" lead="A name for your team, and an account for you.">
      <form onSubmit={submit} onBlur={({ currentTarget }) => setOwn(ownWordsIn(currentTarget))}>
        {isGeneral ? <Note isBad title="This did not work">{problem.message}</Note> : null}
        <TextInput name="team_name" label="Team" placeholder="Halden Instruments" autoComplete="organization" required autoFocus error={messages['team_name']} />
        <TextInput name="name" label="Your name" autoComplete="name" required error={messages['name']} />
        <TextInput name="email" type="email" label="Email" autoComplete="username" required error={messages['email']} />
        <NewPassword password={password} onChange={setPassword} own={own} error={messages['password']} />
        {isCodeRequired || messages['code'] !== undefined ? <TextInput name="code" label="One-time code" description="It stands in the log of the server." autoComplete="one-time-code" required error={messages['code']} /> : null}
        <Button type="submit" variant="filled" fullWidth loading={isBusy} disabled={tooShort}>Create team</Button>
      </form>
    </Entrance>
  );
}

/** What has been typed of oneself so far. */
function ownWordsIn(form: HTMLFormElement): string[] {
  const typed = new window.FormData(form);
  return ['team_name', 'name', 'email'].map((field) => typed.get(field)).filter((word) => typeof word === 'string' && word !== '') as string[];
}
