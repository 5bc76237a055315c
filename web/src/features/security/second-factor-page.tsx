import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { StandalonePage } from '../../account/standalone-page.tsx';
import { ConfirmationNote } from '../../account/confirmation-note.tsx';
import { callEdge } from '../../edge/edge-fetch.ts';
import { onSignedOut } from '../../edge/signed-out.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { Boundary } from '../../ui/states/boundary.tsx';
import { Note } from '../../ui/states/note.tsx';
import { PageHead } from '../../ui/page.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { OtherTeams } from './other-teams.tsx';
import { SecondFactor } from './second-factor.tsx';
import { SecondFactorPageQuery } from './security.graphql.ts';
import styles from './security.module.css';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** Sets up a second factor for members of a team that requires one. */
export function SecondFactorPage() {
  const head = <PageHead title={texts.setUpTwoStep} />;
  return (
    <StandalonePage title={texts.setUpTwoStep}>
      <Boundary what={texts.howYouSignIn} head={head} loading={null}>
        {head}
        <SetUp />
      </Boundary>
    </StandalonePage>
  );
}

function SetUp() {
  const {
    data: { secondFactor },
    refetch,
  } = usePageQuery(SecondFactorPageQuery, {});
  usePollStatus(refetch);
  // Reloads, because refusals are cached for a while.
  if (!secondFactor.isRequired)
    return (
      <Note title={texts.noLongerRequired}>
        {rich(texts.noLongerRequiredHint, {
          link: (
            <a className="act" href="/">
              {' '}
              {texts.continueToLectern}{' '}
            </a>
          ),
        })}
      </Note>
    );
  return (
    <div className={styles['security']}>
      <ConfirmationNote />
      <Note title={texts.requiredByTeam}>{texts.setUpHint}</Note>
      <SecondFactor
        factor={secondFactor}
        refetch={refetch}
        onDone={() => window.location.replace('/')}
      />
      <OtherTeams teams={secondFactor.otherTeams} onGone={() => window.location.replace('/')} />
      <SignOut />
    </div>
  );
}

const POLL_MS = 30_000;

/** No realtime before the second factor: polls, and checks when the tab becomes visible. */
function usePollStatus(refetch: () => Promise<unknown>) {
  const navigate = useNavigate();
  useEffect(
    () => onSignedOut(() => void navigate('/login?done=out', { replace: true })),
    [navigate],
  );
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') void refetch().catch(() => undefined);
    };
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [refetch]);
}

/** For users without phone and passkey. */
function SignOut() {
  const toast = useToast();
  const leave = () =>
    callEdge('/logout', { method: 'POST' }).then(
      () => window.location.replace('/login'),
      (error: unknown) => toast(problemToast(error)),
    );
  return (
    <div>
      <Button onClick={() => void leave()}>{common.signOut}</Button>
    </div>
  );
}
