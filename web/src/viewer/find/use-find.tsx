/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Match } from './find-in-text.ts';
import { useLazy } from '../ui/lazy.ts';
import type { PageTexts } from '../page/page-text.ts';
import type { Highlight } from './highlights.ts';

interface Options {
  texts: PageTexts;
  page: number;
  pageCount: number;
  /** The first page is ready: prefetches the find bar. */
  isTime: boolean;
  onMatch(match: Match, isFirst: boolean): void;
}

export interface Find {
  open(): void;
  marksOn(page: number): readonly Highlight[];
  counts: ReadonlyMap<number, number>;
  bar: VNode | null;
}

interface Found {
  matches: readonly Match[];
  current: Match | null;
}

const none: Found = { matches: [], current: null };
const noMarks: readonly Highlight[] = [];

/** Find loads after the first page. */
export function useFind({ isTime, ...options }: Options): Find {
  const [isOpen, setIsOpen] = useState(false);
  const Bar = useLazy(isTime || isOpen, () =>
    import('./find-bar.tsx').then((loaded) => loaded.FindBar),
  );
  const [found, setFound] = useState<Found>(none);
  const open = () => {
    setIsOpen(true);
    document.querySelector<HTMLInputElement>('.find input')?.select();
  };
  const close = () => {
    setIsOpen(false);
    setFound(none);
    document.getElementById('stage')?.focus({ preventScroll: true });
  };
  const marks = useMemo(() => {
    const byPage = new Map<number, Highlight[]>();
    const counts = new Map<number, number>();
    for (const match of found.matches) {
      const isCurrent = match === found.current;
      const highlights = byPage.get(match.page) ?? [];
      highlights.push(...match.stretches.map((stretch) => ({ ...stretch, isCurrent })));
      byPage.set(match.page, highlights);
      counts.set(match.page, (counts.get(match.page) ?? 0) + 1);
    }
    return { byPage, counts };
  }, [found]);
  const bar =
    isOpen && Bar ? (
      <Bar
        {...options}
        onFound={(matches, current) => setFound({ matches, current })}
        onClose={close}
      />
    ) : null;
  return { open, marksOn: (page) => marks.byPage.get(page) ?? noMarks, counts: marks.counts, bar };
}
