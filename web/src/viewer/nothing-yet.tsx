/** @jsxImportSource preact */
import type { SharedLink } from './shared-link.ts';

/** Before there is a page to show: the server cannot be reached, or the pages are still being made. */
export function NothingYet({ link }: { link?: SharedLink | undefined }) {
  return (
    <div class="closed">
      <main aria-live="polite">
        <h1>{link?.presentation.name ?? 'No connection'}</h1>
        <p>{link ? 'Its pages are still being prepared. They appear here by themselves.' : 'The page could not be loaded. Trying again.'}</p>
      </main>
    </div>
  );
}
