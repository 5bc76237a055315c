/** @jsxImportSource preact */
import { text } from '../texts/texts.ts';
import type { Tools } from './tools.ts';

export function ViewChoice({ link, view, onView }: Pick<Tools, 'link' | 'view' | 'onView'>) {
  const { isContinuous, isPaired, fit } = view;
  return (
    <div class="view-choice">
      {link.page_count > 1 && (
        <div class="switch" role="group" aria-label={text('pages')}>
          <button
            type="button"
            aria-pressed={!isContinuous && !isPaired}
            onClick={() => onView({ isContinuous: false, isPaired: false })}
          >
            {text('onePage')}
          </button>
          <button
            class="from-large"
            type="button"
            aria-pressed={isPaired}
            onClick={() => onView({ isContinuous: false, isPaired: true, fit: 'page' })}
          >
            {text('twoPages')}
          </button>
          <button
            type="button"
            aria-pressed={isContinuous}
            onClick={() => onView({ isContinuous: true, isPaired: false })}
          >
            {text('continuous')}
          </button>
        </div>
      )}
      <div class="switch" role="group" aria-label={text('zoom')}>
        <button type="button" aria-pressed={fit === 'page'} onClick={() => onView({ fit: 'page' })}>
          {text('wholePage')}
        </button>
        <button
          type="button"
          aria-pressed={fit === 'width'}
          onClick={() => onView({ fit: 'width' })}
        >
          {text('fullWidth')}
        </button>
      </div>
    </div>
  );
}
