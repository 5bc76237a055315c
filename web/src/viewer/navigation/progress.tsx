/** @jsxImportSource preact */
import { IconButton } from '../ui/icon.tsx';
import { clampPage } from './navigation.ts';
import { text } from '../texts/texts.ts';

/** Above this, segments are too thin to draw. */
const maxSegments = 80;

interface ProgressProps {
  page: number;
  pageCount: number;
  rest: string;
  privacyUrl: string | null;
  isOnline: boolean;
  isAtEnd: boolean;
  onPage(page: number): void;
  onTurn(direction: 1 | -1): void;
}

/** The footer: position, time left, and page buttons on phones. */
export function Progress({
  page,
  pageCount,
  rest,
  privacyUrl,
  isOnline,
  isAtEnd,
  onPage,
  onTurn,
}: ProgressProps) {
  const jump = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const bar = event.currentTarget.getBoundingClientRect();
    onPage(
      clampPage(Math.floor(((event.clientX - bar.left) / bar.width) * pageCount) + 1, pageCount),
    );
  };
  const segments = pageCount > maxSegments ? 1 : pageCount;
  return (
    <footer class="progress">
      {pageCount > 1 && (
        <span class="progress-turns">
          <IconButton
            icon="arrow-left"
            label={text('previousPage')}
            isDisabled={page === 1 && !isAtEnd}
            onClick={() => onTurn(-1)}
          />
          <span class="figures">{text('positionOf', { position: page, count: pageCount })}</span>
          <IconButton
            icon="arrow-right"
            label={text(page < pageCount ? 'nextPage' : 'toTheEnd')}
            isDisabled={isAtEnd}
            onClick={() => onTurn(1)}
          />
        </span>
      )}
      <div
        class="progress-bar"
        role="progressbar"
        aria-valuenow={page}
        aria-valuemin={1}
        aria-valuemax={pageCount}
        aria-label={text('page')}
        onClick={jump}
      >
        {Array.from({ length: segments }, (_, index) => (
          <i key={index} class={segments > 1 && index < page ? 'is-on' : ''}>
            {segments === 1 && <b style={{ width: `${(page / pageCount) * 100}%` }} />}
          </i>
        ))}
      </div>
      <span class="progress-rest figures" role={isOnline ? undefined : 'status'}>
        {isOnline ? rest : text('tryingAgain')}
      </span>
      {privacyUrl && (
        <a class="progress-privacy" href={privacyUrl} target="_blank" rel="noreferrer">
          {text('privacy')}
        </a>
      )}
    </footer>
  );
}
