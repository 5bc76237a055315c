import { useMemo, useState, type ReactNode } from 'react';
import { useViewer } from '../account/viewer.ts';
import { FoldersContext, type FolderQuestion } from './folders-context.ts';
import { MoveDialog } from './move-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useFolderActions } from './use-folder-actions.tsx';
import { useFolderTree } from './use-folder-tree.ts';

/** Loads the folders for a page, and opens their dialogs. */
export function FoldersProvider({ children }: { children: ReactNode }) {
  const { can } = useViewer();
  const { tree, problem, refetch } = useFolderTree();
  const actions = useFolderActions();
  const [question, ask] = useState<FolderQuestion | null>(null);
  const mayEdit = can('can_edit_folders');
  const folders = useMemo(
    () => ({ tree, problem, retry: () => void refetch(), mayEdit, actions, ask }),
    [tree, problem, refetch, mayEdit, actions],
  );
  const close = () => ask(null);
  return (
    <FoldersContext value={folders}>
      {children}
      {question?.is === 'create' ? (
        <NameDialog folder={null} parent={question.parent} onClose={close} />
      ) : null}
      {question?.is === 'rename' ? (
        <NameDialog folder={question.folder} parent={null} onClose={close} />
      ) : null}
      {question?.is === 'move' ? (
        <MoveDialog folder={question.folder} move={actions.move} onClose={close} />
      ) : null}
    </FoldersContext>
  );
}
