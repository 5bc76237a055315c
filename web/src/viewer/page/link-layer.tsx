/** @jsxImportSource preact */
import { useMemo } from 'preact/hooks';
import { pagePath } from '../navigation/navigation.ts';
import type { PageLink, PageText } from './page-text.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import { text } from '../texts/texts.ts';
import { textLinks } from './text-links.ts';

interface LinkLayerProps {
  text: PageText;
  onPage(page: number): void;
  record: RecordEvent;
}

/** The links of a page over its text: tab stops, labeled by their words, and reported on click. */
export function LinkLayer({ text: page, onPage, record }: LinkLayerProps) {
  const links = useMemo(() => [...(page.links ?? []), ...textLinks(page)], [page]);
  return (
    <>
      {links.map((link, index) => {
        const place = {
          left: share(link.x, page.width),
          top: share(link.y, page.height),
          width: share(link.width, page.width),
          height: share(link.height, page.height),
        };
        const words = wordsUnder(link, page);
        if ('uri' in link) {
          const follow = () => record('PDF', 'click_link', { path: link.uri });
          return (
            <a
              key={index}
              class="page-link"
              style={place}
              href={link.uri}
              target="_blank"
              rel="noreferrer noopener"
              title={link.uri}
              aria-label={words || link.uri}
              onClick={follow}
              onAuxClick={(event) => event.button === 1 && follow()}
            />
          );
        }
        const turn = () => {
          record('PDF', 'click_link', { path: pagePath(link.page) });
          onPage(link.page);
        };
        return (
          <button
            key={index}
            class="page-link"
            style={place}
            type="button"
            title={text('pageNumber', { page: link.page })}
            aria-label={
              words
                ? text('linkToPage', { words, page: link.page })
                : text('pageNumber', { page: link.page })
            }
            onClick={turn}
          />
        );
      })}
    </>
  );
}

/** The words with their middle inside a link. */
function wordsUnder(link: PageLink, { runs }: PageText): string {
  const within = runs.filter(
    (run) =>
      isWithin(run.x + run.width / 2, link.x, link.width) &&
      isWithin(run.y + run.height / 2, link.y, link.height),
  );
  return within
    .map((run) => run.text.trim())
    .join(' ')
    .slice(0, 120);
}

function isWithin(at: number, from: number, length: number): boolean {
  return at >= from && at <= from + length;
}

function share(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
