import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useFolders } from './folders-context.ts';
import type { TreeRow } from './tree.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  active: string | null;
  setActive: (id: string) => void;
  turn: (id: string, isOpen: boolean) => void;
}

/** The keys of a tree: arrows, Home, End, Enter; with the permission F2, Delete, and cut and paste. */
export function useTreeKeys({ rows, active, setActive, turn }: TreeKeys) {
  const { tree, mayEdit, ask, actions } = useFolders();
  const navigate = useNavigate();
  const [cutId, setCutId] = useState<string | null>(null);

  function onKeyDown(event: KeyboardEvent) {
    const at = rows.findIndex(({ folder }) => folder.id === active);
    const row = rows[at];
    if (tree === null || row === undefined) return;
    const { folder, isOpen } = row;
    const go = (index: number) => {
      const next = rows[Math.max(0, Math.min(rows.length - 1, index))];
      if (next) setActive(next.folder.id);
    };
    const keys: Record<string, () => unknown> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => (isOpen === false ? turn(folder.id, true) : isOpen ? go(at + 1) : null),
      ArrowLeft: () =>
        isOpen ? turn(folder.id, false) : folder.parentId != null && setActive(folder.parentId),
      Enter: () => navigate(`/folders/${folder.id}`),
      ...(mayEdit && {
        F2: () => ask({ is: 'rename', folder }),
        Delete: () => actions.remove(folder),
        'mod+x': () => setCutId(folder.id),
        'mod+v': () => {
          const cut = tree.folder(cutId ?? '');
          setCutId(null);
          const fits = cut !== undefined && !tree.isWithin(folder.id, cut.id);
          return fits ? actions.move(cut, { parentId: folder.id }) : undefined;
        },
        Escape: () => setCutId(null),
      }),
    };
    const isMod = event.ctrlKey || event.metaKey;
    const act = keys[isMod ? `mod+${event.key.toLowerCase()}` : event.key];
    if (act === undefined) return;
    event.preventDefault();
    void act();
  }
  return { onKeyDown, cutId };
}
