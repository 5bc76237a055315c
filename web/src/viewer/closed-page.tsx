/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { AskSender } from './ask-sender.tsx';
import type { Failure } from './failure.ts';
import type { Remembered } from './remembered.ts';

interface ClosedPageProps {
  failure: Failure;
  /** When the link was open in this tab before: then its sender can be named. */
  known: Remembered | null;
}

/** One plain page for everything that cannot be read: what is the matter, what to do, and the code for whoever helps. */
export function ClosedPage({ failure, known }: ClosedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sender = failure.isAskable && known ? known.sender : null;
  useLayoutEffect(() => {
    document.title = failure.title;
    heading.current?.focus();
  }, [failure]);
  return (
    <div class="closed">
      <main>
        {known && <p class="closed-name">{known.name}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {failure.title}
        </h1>
        <p>{failure.advice}</p>
        {sender && known ? <AskSender class="primary" sender={sender} name={known.name} /> : failure.isAskable && !/ask the person/i.test(failure.advice) && <p>Ask the person who sent it to you for access.</p>}
      </main>
      {failure.code !== null && <footer>{`Error ${failure.code}${failure.message ? `: ${failure.message}` : ''}`}</footer>}
    </div>
  );
}
