import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { SharedPresentation } from '../../shared/presentation/sharing.ts';

export type Selectable = SharedPresentation & {
  sharedLinkCount?: number | null;
  may: { edit: boolean; delete: boolean; shareByLink: boolean };
  labels: readonly { id: string }[];
  brand: { id: string } | null;
  products: readonly { id: string }[];
};

/** Outside React state, so a tick rerenders one card only. */
export function createSelection() {
  let chosen: ReadonlyMap<string, Selectable> = new Map();
  const listeners = new Set<() => void>();
  function change(next: ReadonlyMap<string, Selectable>) {
    chosen = next;
    for (const listener of listeners) listener();
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    all: () => chosen,
    tick: (items: readonly Selectable[], isTicked: boolean) => {
      const next = new Map(chosen);
      for (const item of items)
        if (isTicked) next.set(item.id, item);
        else next.delete(item.id);
      change(next);
    },
    /** Keeps only these, such as refused items. */
    keep: (ids: ReadonlySet<string>) => change(new Map([...chosen].filter(([id]) => ids.has(id)))),
    clear: () => {
      if (chosen.size > 0) change(new Map());
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

export const SelectionContext = createContext<Selection | null>(null);

function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (selection === null) throw new Error('Only what is inside the content list can be selected.');
  return selection;
}

export function useChosen(): { selection: Selection; chosen: ReadonlyMap<string, Selectable> } {
  const selection = useSelection();
  return { selection, chosen: useSyncExternalStore(selection.subscribe, selection.all) };
}

/** Asked when something happens: it draws nothing again. */
export function useSelected(): () => ReadonlyMap<string, Selectable> {
  return useSelection().all;
}

export function useTick(item: Selectable): {
  isTicked: boolean;
  tick: (isTicked: boolean) => void;
} {
  const selection = useSelection();
  const isTicked = useSyncExternalStore(selection.subscribe, () => selection.all().has(item.id));
  return {
    isTicked,
    tick: useCallback((next: boolean) => selection.tick([item], next), [selection, item]),
  };
}
