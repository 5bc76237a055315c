/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { Access } from '../access.ts';
import { useLazy } from '../ui/lazy.ts';
import type { Highlight } from '../find/highlights.ts';
import type { PageTexts } from './page-text.ts';
import type { Pictures } from './pictures.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import { TextLayer } from './text-layer.tsx';
import { usePageText, usePicture, useSharpPage } from './use-page.ts';
import type { Sheet } from '../navigation/layout.ts';
import { text } from '../texts/texts.ts';

export interface PageSources {
  access: Access;
  pictures: Pictures;
  thumbnails: Pictures;
  texts: PageTexts;
}

interface PageViewProps {
  sources: PageSources;
  sheet: Sheet;
  pageCount: number;
  isCurrent: boolean;
  isSharp: boolean;
  /** Before the stage is measured, CSS fits the page into it. */
  isMeasured: boolean;
  marks: readonly Highlight[];
  record: RecordEvent;
  onPage(page: number): void;
  onReady(): void;
}

/** One page: its picture in its final proportions, its text, and a sharp rendering where needed. */
export function PageView({
  sources,
  sheet,
  pageCount,
  isCurrent,
  isSharp,
  isMeasured,
  marks,
  record,
  onPage,
  onReady,
}: PageViewProps) {
  const { page, left, top, width, height } = sheet;
  const picture = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const isThere = usePicture(picture, sources, { page, pageCount, isCurrent });
  const words = usePageText(sources.texts, page, pageCount, isThere);
  const LinkLayer = useLazy(words !== null, () =>
    import('./link-layer.tsx').then((loaded) => loaded.LinkLayer),
  );
  const pictureWidth = isThere ? sources.pictures.get(page, 'low').element.naturalWidth : 0;
  useSharpPage({
    place: drawing,
    access: sources.access,
    page,
    width: isSharp ? width : 0,
    pictureWidth,
  });
  useEffect(() => {
    if (isThere) onReady();
  }, [isThere]);

  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  return (
    <article
      class={`page ${isMeasured ? '' : 'is-fit'} ${isThere ? 'is-there' : ''}`}
      style={isMeasured ? place : { '--ratio': `${width / height}` }}
      aria-label={text('pageOf', { page, count: pageCount })}
      aria-current={isCurrent ? 'page' : undefined}
      aria-busy={!isThere}
    >
      <div class="page-picture" ref={picture} />
      <div class="page-drawing" ref={drawing} aria-hidden="true" />
      {words && <TextLayer text={words} marks={marks} />}
      {words && LinkLayer && <LinkLayer text={words} onPage={onPage} record={record} />}
    </article>
  );
}
