/** @jsxImportSource preact */
import type { FunctionComponent, VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { FindBar } from './find-bar.tsx';
import type { Match } from './find-in-text.ts';
import type { PageTexts } from './page-text.ts';
import type { Mark } from './text-layer.tsx';

interface Options {
  texts: PageTexts;
  page: number;
  pageCount: number;
  onPage(page: number): void;
}

export interface Find {
  open(): void;
  /** What to mark on the present page. */
  marks: Mark[];
  bar: VNode | null;
}

type BarProps = Parameters<typeof FindBar>[0];

/** Finding is fetched when somebody first looks for something. */
export function useFind(options: Options): Find {
  const [Bar, setBar] = useState<FunctionComponent<BarProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [found, setFound] = useState<{ matches: readonly Match[]; current: Match | null }>({ matches: [], current: null });
  const open = () => {
    setIsOpen(true);
    document.querySelector<HTMLInputElement>('.find input')?.select();
    if (!Bar) void import('./find-bar.tsx').then((loaded) => setBar(() => loaded.FindBar), () => setIsOpen(false));
  };
  const close = () => {
    setIsOpen(false);
    setFound({ matches: [], current: null });
    document.getElementById('stage')?.focus({ preventScroll: true });
  };
  const marks = useMemo(() => {
    const here = found.matches.filter((match) => match.page === options.page);
    return here.flatMap((match) => match.stretches.map((stretch) => ({ ...stretch, isCurrent: match === found.current })));
  }, [found, options.page]);
  const bar = isOpen && Bar ? <Bar {...options} onFound={(matches, current) => setFound({ matches, current })} onClose={close} /> : null;
  return { open, marks, bar };
}
