import { createContext, use } from 'react';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import type { FolderTree } from './tree.ts';
import type { FolderActions } from './use-folder-actions.tsx';

/** A dialog to open. */
export type FolderQuestion =
  | { is: 'create'; parent: FolderNodeFragment | null }
  | { is: 'rename' | 'move'; folder: FolderNodeFragment };

interface Folders {
  /** Null until loaded. */
  tree: FolderTree | null;
  problem: string | null;
  retry: () => void;
  mayEdit: boolean;
  actions: FolderActions;
  ask: (question: FolderQuestion) => void;
}

export const FoldersContext = createContext<Folders | null>(null);

export function useFolders(): Folders {
  const folders = use(FoldersContext);
  if (folders === null) throw new Error('Folders are shown inside FoldersProvider.');
  return folders;
}
