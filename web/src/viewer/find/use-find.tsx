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
  onPage(page: number): void;
}

export interface Find {
  open(): void;
  /** Highlights of the current page. */
  marks: Highlight[];
  bar: VNode | null;
}

/** Find loads after the first page. */
export function useFind({ isTime, ...options }: Options): Find {
  const [isOpen, setIsOpen] = useState(false);
  const Bar = useLazy(isTime || isOpen, () =>
    import('./find-bar.tsx').then((loaded) => loaded.FindBar),
  );
  const [found, setFound] = useState<{ matches: readonly Match[]; current: Match | null }>({
    matches: [],
    current: null,
  });
  const open = () => {
    setIsOpen(true);
    document.querySelector<HTMLInputElement>('.find input')?.select();
  };
  const close = () => {
    setIsOpen(false);
    setFound({ matches: [], current: null });
    document.getElementById('stage')?.focus({ preventScroll: true });
  };
  const marks = useMemo(() => {
    const here = found.matches.filter((match) => match.page === options.page);
    return here.flatMap((match) =>
      match.stretches.map((stretch) => ({ ...stretch, isCurrent: match === found.current })),
    );
  }, [found, options.page]);
  const bar =
    isOpen && Bar ? (
      <Bar
        {...options}
        onFound={(matches, current) => setFound({ matches, current })}
        onClose={close}
      />
    ) : null;
  return { open, marks, bar };
}
