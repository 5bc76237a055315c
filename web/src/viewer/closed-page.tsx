/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Failure } from './failure.ts';
import type { SharedLink } from './shared-link.ts';

interface ClosedPageProps {
  failure: Failure;
  /** The link, when it was open before: then its sender can be named. */
  link?: SharedLink | undefined;
}

/** One plain page for everything that cannot be read: what is the matter, what to do, and the code for whoever helps. */
export function ClosedPage({ failure, link }: ClosedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const sender = failure.code === 10003 && link?.display_user_info ? link.user : null;
  useLayoutEffect(() => {
    document.title = failure.title;
    heading.current?.focus();
  }, [failure]);
  return (
    <div class="closed">
      <main>
        {link && <p class="closed-name">{link.presentation.name}</p>}
        <h1 ref={heading} tabIndex={-1}>
          {failure.title}
        </h1>
        <p>{sender ? `It has expired or was taken back. ${sender.name} can send you a new one.` : failure.advice}</p>
        {sender && (
          <a class="primary" href={`mailto:${sender.email}?subject=${encodeURIComponent(link?.presentation.name ?? '')}`}>
            Write to {sender.name}
          </a>
        )}
      </main>
      {failure.code !== null && <footer>{`Error ${failure.code}: ${failure.message}`}</footer>}
    </div>
  );
}
