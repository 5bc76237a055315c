/** @jsxImportSource preact */
import type { LinkAnswer } from '../shared-link.ts';
import { text } from '../texts/texts.ts';

/** Before the first page: the server is unreachable or busy, or the pages are processing. */
export function WaitingPage({ answer }: { answer: LinkAnswer }) {
  const link = answer.kind === 'open' ? answer.link : null;
  const isBusy = answer.kind === 'busy';
  const reason = link
    ? link.is_direct
      ? 'opensByItself'
      : 'preparingPages'
    : isBusy
      ? 'serverBusy'
      : 'notLoaded';
  return (
    <div class="closed">
      <main aria-live="polite">
        <h1 dir="auto">{link?.presentation.name ?? text(isBusy ? 'oneMoment' : 'noConnection')}</h1>
        <p>{text(reason)}</p>
      </main>
    </div>
  );
}
