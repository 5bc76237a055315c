/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { useLazy } from '../ui/lazy.ts';
import type { OutlineEntry, PageTexts } from '../page/page-text.ts';
import { Thumbnails } from './thumbnails.tsx';
import { text } from '../texts/texts.ts';

type RailProps = Parameters<typeof Thumbnails>[0] & { texts: PageTexts };

/** The side rail: thumbnails, or the table of contents. */
export function Rail({ texts, ...pages }: RailProps) {
  const outline = useOutline(texts, !pages.isLoading);
  const [isOutline, setIsOutline] = useState(false);
  const Outline = useLazy(isOutline, () =>
    import('./outline.tsx').then((loaded) => loaded.Outline),
  );
  return (
    <aside class={`rail ${isOutline ? 'is-outline' : ''}`} aria-label={text('contents')}>
      {outline.length > 0 && (
        <div class="rail-switch switch" role="group" aria-label={text('show')}>
          <button type="button" aria-pressed={!isOutline} onClick={() => setIsOutline(false)}>
            {text('pages')}
          </button>
          <button type="button" aria-pressed={isOutline} onClick={() => setIsOutline(true)}>
            {text('outline')}
          </button>
        </div>
      )}
      {isOutline && Outline ? (
        <Outline entries={outline} page={pages.page} onPage={pages.onPage} />
      ) : (
        <Thumbnails {...pages} />
      )}
    </aside>
  );
}

/** Comes with the first page's text, which loads anyway. */
function useOutline(texts: PageTexts, isTime: boolean): readonly OutlineEntry[] {
  const [outline, setOutline] = useState<readonly OutlineEntry[]>([]);
  useEffect(() => {
    if (isTime) void texts.get(1).then((text) => setOutline(text?.outline ?? []));
  }, [isTime, texts]);
  return outline;
}
