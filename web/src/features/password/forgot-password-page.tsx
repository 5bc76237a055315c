import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { callEdge } from '../../edge/edge-fetch.ts';
import { Entrance } from '../../ui/entrance.tsx';
import { Note } from '../../ui/note.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { Arrived } from './arrived.tsx';
import styles from './password.module.css';

/** Asks for the mail with which another password is chosen. What it says afterwards is the server’s, and the same for every address. */
export function ForgotPasswordPage() {
  const [said, setSaid] = useState<string | null>(null);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const { message } = await callEdge<{ message: string }>('/password/email', { method: 'POST', json: { email: form.get('email') } });
    setSaid(message);
  });
  if (said !== null) {
    return (
      <Entrance title="We have your request" lead="The link works once, for one hour; a newer one takes its place.">
        <Arrived>
          <Note title="What happens now">{said}</Note>
          <p className={styles['ways']}><button type="button" className="act" onClick={() => setSaid(null)}>Ask for another link</button><Link className="act" to="/login">Back to sign in</Link></p>
        </Arrived>
      </Entrance>
    );
  }
  const general = problem === null || messages['email'] !== undefined ? null : problem;
  return (
    <Entrance title="Forgot your password?" lead="Say who you are, and choose another with the link of a mail.">
      <form onSubmit={submit} noValidate>
        {general === null ? null : <Note isBad title="No mail was sent">{general.code === 'TOO_MANY_REQUESTS' && general.retryAfter !== null ? `Too many requests. Wait ${inWords(general.retryAfter)} and try again; until then the last link may still be good.` : general.message}</Note>}
        <TextInput name="email" type="email" label="Email" autoComplete="username" inputMode="email" required autoFocus error={messages['email']} />
        <Button type="submit" variant="filled" loading={isBusy} fullWidth>Send link</Button>
      </form>
      <p className={styles['ways']}><Link className="act" to="/login">Back to sign in</Link></p>
    </Entrance>
  );
}

const inWords = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`);
