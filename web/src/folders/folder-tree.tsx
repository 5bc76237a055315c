import { useEffect, useRef, useState } from 'react';
import { FolderTreeRow } from './folder-tree-row.tsx';
import styles from './folders.module.css';
import { texts } from './texts.ts';
import type { FolderTree } from './tree.ts';
import { useTreeKeys } from './use-tree-keys.ts';

/** In pixels, as in the style sheet. */
const rowHeight = 32;
const beyond = 10;

/** The tree of folders, of which only the rows in view are drawn: ten thousand cost as much as fifty. */
export function FolderTreeView({ tree, current }: { tree: FolderTree; current: string | null }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [focused, setActive] = useState<string | null>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Opens the way to the folder that is shown.
    if (current !== null)
      setOpen((before) => new Set([...before, ...tree.pathOf(current).map(({ id }) => id)]));
  }, [current, tree]);
  const rows = tree.rows(open);
  const isShown = (id: string | null) => rows.some(({ folder }) => folder.id === id);
  const active = isShown(focused)
    ? focused
    : isShown(current)
      ? current
      : (rows[0]?.folder.id ?? null);
  const turn = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  const { onKeyDown, cutId } = useTreeKeys({ rows, active, setActive, turn });
  const place = rows.findIndex(({ folder }) => folder.id === active);
  useEffect(() => {
    const element = box.current;
    if (element === null || place < 0) return;
    const [top, bottom] = [place * rowHeight, (place + 1) * rowHeight];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTop = bottom - element.clientHeight;
  }, [place]);
  const first = Math.max(0, Math.floor(view.top / rowHeight) - beyond);
  const shown = rows.slice(first, Math.ceil((view.top + view.height) / rowHeight) + beyond);
  return (
    <div
      ref={box}
      className={styles['tree']}
      role="tree"
      tabIndex={0}
      aria-label={texts.folders}
      {...(active !== null && { 'aria-activedescendant': `folder-${active}` })}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setView({ top: scrollTop, height: clientHeight })
      }
    >
      <div role="none" style={{ height: rows.length * rowHeight }}>
        <div role="none" style={{ transform: `translateY(${first * rowHeight}px)` }}>
          {shown.map((row) => (
            <FolderTreeRow
              key={row.folder.id}
              row={row}
              isActive={row.folder.id === active}
              isCurrent={row.folder.id === current}
              isCut={row.folder.id === cutId}
              onTurn={turn}
              onFocus={setActive}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
