/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { RequestAccess } from './request-access.tsx';
import { TeamMark } from '../ui/team-mark.tsx';
import type { Failure } from './failure.ts';
import type { Remembered } from './remembered.ts';
import { text } from '../texts/texts.ts';

interface ClosedPageProps {
  failure: Failure;
  /** From the URL. */
  token: string;
  /** Known from an earlier visit in this tab, so the sender can be named. */
  known: Remembered | null;
}

/** Shown for everything unreadable: what happened, what to do, and an error code for support. */
export function ClosedPage({ failure, token, known }: ClosedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    document.title = failure.title;
    heading.current?.focus();
  }, [failure]);
  return (
    <div class="closed">
      <main>
        {failure.teamName && (
          <p class="team">
            <TeamMark team={{ name: failure.teamName }} />
          </p>
        )}
        {known && (
          <p class="closed-name" dir="auto">
            {known.name}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {failure.title}
        </h1>
        <p>{failure.advice}</p>
        {failure.again && (
          <button type="button" class="primary" onClick={() => location.reload()}>
            {failure.again}
          </button>
        )}
        {failure.canRequestAccess && (
          <RequestAccess class="primary" token={token} sender={known?.sender ?? null} />
        )}
      </main>
      {failure.code !== null && <footer>{text('errorCode', { code: `${failure.code}` })}</footer>}
    </div>
  );
}
