/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import type { Access } from '../access.ts';
import { LinkLayer } from './link-layer.tsx';
import type { Highlight } from '../find/highlights.ts';
import type { PageTexts } from './page-text.ts';
import type { Pictures } from './pictures.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import { TextLayer } from './text-layer.tsx';
import { usePageText, usePicture, useSharpPage } from './use-page.ts';
import { trueSize, type Size, type Zoom } from '../navigation/zoom.ts';
import { text } from '../texts/texts.ts';

export interface PageSources {
  access: Access;
  pictures: Pictures;
  thumbnails: Pictures;
  texts: PageTexts;
}

interface PageViewProps {
  sources: PageSources;
  page: number;
  pageCount: number;
  /** In points. */
  size: Size;
  zoom: Zoom;
  /** The page's current width in CSS pixels. */
  width: number;
  marks: readonly Highlight[];
  record: RecordEvent;
  onPage(page: number): void;
  onReady(): void;
}

/** One page: its picture in its final proportions, its text, and a sharp rendering where needed. */
export function PageView({
  sources,
  page,
  pageCount,
  size,
  zoom,
  width,
  marks,
  record,
  onPage,
  onReady,
}: PageViewProps) {
  const picture = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const isThere = usePicture(picture, sources, page, pageCount);
  const words = usePageText(sources.texts, page, pageCount, isThere);
  const pictureWidth = isThere ? sources.pictures.get(page).element.naturalWidth : 0;
  useSharpPage({ place: drawing, access: sources.access, page, width, pictureWidth });
  useEffect(() => {
    if (isThere) onReady();
  }, [isThere]);

  const ratio = size.width / size.height;
  const style = {
    '--ratio': `${ratio}`,
    width: zoom === 'fit' ? undefined : `${trueSize(size).width * zoom}px`,
  };
  return (
    <article
      class={`page ${zoom === 'fit' ? 'is-fit' : ''} ${isThere ? 'is-there' : ''}`}
      style={style}
      aria-label={text('pageOf', { page, count: pageCount })}
      aria-busy={!isThere}
    >
      <div class="page-picture" ref={picture} />
      <div class="page-drawing" ref={drawing} aria-hidden="true" />
      {words && <TextLayer text={words} marks={marks} />}
      {words && <LinkLayer text={words} onPage={onPage} record={record} />}
    </article>
  );
}
