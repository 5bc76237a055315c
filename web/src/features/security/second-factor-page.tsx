import { Button } from '@mantine/core';
import account from '../../account/account.module.css';
import { ConfirmedNote } from '../../account/confirmed-note.tsx';
import { callEdge } from '../../edge/edge-fetch.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/page.tsx';
import { problemToast } from '../../ui/problem-toast.ts';
import { useToast } from '../../ui/toasts.tsx';
import { OtherTeams } from './other-teams.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecondFactorPageQuery } from './security.graphql.ts';
import styles from './security.module.css';

/** All there is for somebody whose team asks for a second factor, until they have one. */
export function SecondFactorPage() {
  const head = <PageHead title="Set up a second factor" />;
  return (
    <main className={account['alone']}>
      <title>Set up a second factor · Lectern</title>
      <Boundary what="How you sign in" head={head} loading={null}>{head}<SetUp /></Boundary>
    </main>
  );
}

function SetUp() {
  const { data: { secondFactor }, refetch } = usePageQuery(SecondFactorPageQuery, {});
  return (
    <div className={styles['security']}>
      <ConfirmedNote />
      <Note title="Your team asks for it">Beside your password everybody in your team needs a passkey or codes of an app. It takes a minute, and then you are in.</Note>
      <SecondFactor factor={secondFactor} refetch={refetch} onDone={() => window.location.replace('/')} />
      <OtherTeams teams={secondFactor.otherTeams} onGone={() => window.location.replace('/')} />
      <SignOut />
    </div>
  );
}

/** For whoever has neither at hand. */
function SignOut() {
  const toast = useToast();
  const leave = () => callEdge('/logout', { method: 'POST' }).then(() => window.location.replace('/login'), (error: unknown) => toast(problemToast(error)));
  return <div><Button onClick={() => void leave()}>Sign out</Button></div>;
}
