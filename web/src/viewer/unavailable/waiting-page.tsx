/** @jsxImportSource preact */
import type { LinkAnswer } from '../shared-link.ts';

/** Before the first page: the server is unreachable or busy, or the pages are processing. */
export function WaitingPage({ answer }: { answer: LinkAnswer }) {
  const link = answer.kind === 'open' ? answer.link : null;
  const [title, text] =
    answer.kind === 'busy'
      ? ['One moment', 'The server is busy. This page tries again by itself.']
      : ['No connection', 'The page could not be loaded. It tries again by itself.'];
  return (
    <div class="closed">
      <main aria-live="polite">
        <h1>{link?.presentation.name ?? title}</h1>
        <p>
          {link
            ? link.is_direct
              ? 'It opens by itself.'
              : 'Its pages are still being prepared. They appear here by themselves.'
            : text}
        </p>
      </main>
    </div>
  );
}
