import { Button } from '@mantine/core';
import { IconSpy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { callEdge } from '../edge/edge-fetch.ts';
import { isSignedOut } from '../edge/problem.ts';
import type { ShellQuery } from '../gql/graphql.ts';
import { useLeave } from '../ui/form/leave-guard.tsx';
import { problemToast } from '../ui/states/problem-toast.ts';
import { useToast } from '../ui/states/toasts.tsx';
import { useUploads } from '../uploads/uploads-context.tsx';
import styles from './impersonation-banner.module.css';
import { rich } from '../texts/rich.ts';
import { texts } from './texts.ts';

const minute = 60_000;

/** The server restores the browser's own sign-in with the next page. */
const endImpersonation = () => window.location.assign('/people');

/** Shows on every page while acting as another user. */
export function ImpersonationBanner({
  name,
  impersonation: { reason, expiresAt },
}: {
  name: string;
  impersonation: NonNullable<ShellQuery['viewer']['impersonation']>;
}) {
  const left = useTimeLeft(expiresAt);
  const toast = useToast();
  const { queue } = useUploads();
  const leave = useLeave();
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    if (left <= 0) endImpersonation();
  }, [left]);

  async function stop() {
    setIsEnding(true);
    try {
      await callEdge('/api/impersonation', { method: 'DELETE' });
    } catch (error) {
      if (!isSignedOut(error)) {
        setIsEnding(false);
        throw error;
      }
    }
    queue.signOut();
    endImpersonation();
  }

  return (
    <section className={styles['banner']} aria-label={texts.actingAsSomeoneElse}>
      <IconSpy aria-hidden="true" />
      <p>
        <span className={styles['who']}>
          {rich(texts.youAreUsingLecternAs, { name: <b>{name}</b> })}
        </span>
        {reason == null ? null : (
          <span className={styles['reason']} title={reason}>
            <i>· </i>
            {reason}
          </span>
        )}
        <span className={styles['left']}>
          {left < minute
            ? `· ${texts.lessThanAMinuteLeft}`
            : `· ${texts.minutesLeft({ minutes: Math.floor(left / minute) })}`}
        </span>
      </p>
      <Button
        size="xs"
        loading={isEnding}
        onClick={() => void leave(stop).catch((error: unknown) => toast(problemToast(error)))}
      >
        {texts.end}
      </Button>
    </section>
  );
}

function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = Date.parse(until) - now;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Math.min(left, minute / 4)));
    return () => clearTimeout(timer);
  }, [until, now]);
  return Date.parse(until) - now;
}
