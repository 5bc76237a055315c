import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useFolders } from '../../../folders/folders-context.ts';
import { texts } from './texts.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

/** Says how presentations come here, or that there is no such folder. */
export function EmptyFolder({ folderId }: { folderId: string }) {
  const { tree, mayEdit } = useFolders();
  if (tree === null) return null;
  const isThere = tree.folder(folderId) !== undefined;
  if (isThere && tree.childrenOf(folderId).length > 0 && !mayEdit) return null;
  return (
    <EmptyState
      level="h2"
      title={isThere ? texts.emptyFolder : texts.notFound}
      action={
        <Button component={Link} to={isThere ? '/content' : '/folders'}>
          {isThere ? texts.goToContent : texts.folders}
        </Button>
      }
    >
      {isThere ? texts.howToFill : texts.whyNotFound}
    </EmptyState>
  );
}
