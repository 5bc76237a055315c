/** @jsxImportSource preact */
import type { Tools } from './tools.ts';
import { percentText, text } from '../texts/texts.ts';

export function ZoomValue({
  zoom,
  scale,
  view,
  onZoom,
}: Pick<Tools, 'zoom' | 'scale' | 'view' | 'onZoom'>) {
  const percent = percentText(scale);
  const isWhole = view.fit === 'page';
  const label =
    zoom === 'fit'
      ? text(isWhole ? 'fitPageNow' : 'fitWidthNow', { percent })
      : text(isWhole ? 'percentNow' : 'percentNowOfWidth', { percent });
  return (
    <button
      class="zoom-value figures"
      type="button"
      title={text(isWhole ? 'fitPage' : 'fitWidth')}
      aria-label={label}
      onClick={() => onZoom(zoom === 'fit' ? 1 : 'fit')}
    >
      {zoom === 'fit' ? text('fit') : percent}
    </button>
  );
}
