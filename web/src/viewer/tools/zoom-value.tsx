/** @jsxImportSource preact */
import type { Tools } from './tools.ts';
import { percentText, text } from '../texts/texts.ts';

/** Shows the scale and resets it to the whole page. */
export function ZoomValue({ zoom, scale, onZoom }: Pick<Tools, 'zoom' | 'scale' | 'onZoom'>) {
  const percent = percentText(scale);
  return (
    <button
      class="zoom-value figures"
      type="button"
      title={text('fitPage')}
      aria-label={text(zoom === 'fit' ? 'fitPageNow' : 'percentNow', { percent })}
      onClick={() => onZoom(zoom === 'fit' ? 1 : 'fit')}
    >
      {zoom === 'fit' ? text('fit') : percent}
    </button>
  );
}
