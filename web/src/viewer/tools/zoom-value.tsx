/** @jsxImportSource preact */
import type { Tools } from './tools.ts';

/** Shows the scale and resets it to the whole page. */
export function ZoomValue({ zoom, scale, onZoom }: Pick<Tools, 'zoom' | 'scale' | 'onZoom'>) {
  const value = `${Math.round(scale * 100)}%`;
  return (
    <button
      class="zoom-value figures"
      type="button"
      title="Fit the page"
      aria-label={zoom === 'fit' ? `Fit the page, ${value}` : `${value}, fit the page`}
      onClick={() => onZoom(zoom === 'fit' ? 1 : 'fit')}
    >
      {zoom === 'fit' ? 'Fit' : value}
    </button>
  );
}
