import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useViewer } from '../account/viewer.ts';
import { problemOf } from '../edge/problem.ts';
import { isAboutViewer } from '../realtime/is-about-viewer.ts';
import { useRefetchOn } from '../realtime/use-realtime.ts';
import { FolderTreeQuery } from './folders.graphql.ts';
import { FolderTree } from './tree.ts';

/** The folders that the user sees; null until they are loaded. */
export function useFolderTree(isWanted = true) {
  const { data, error, refetch } = useQuery(FolderTreeQuery, {
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  const { viewer, can } = useViewer();
  // Others see the folders that lead to a presentation they see.
  const seesAll = can('can_edit_folders') || can('can_edit_presentations');
  useRefetchOn(
    (message) =>
      isWanted &&
      (message.kind === 'reconnected' ||
        isAboutViewer(message, viewer) ||
        (message.kind === 'changed' &&
          (message.type === 'FolderTree' || (message.type === 'Presentation' && !seesAll)))),
    refetch,
  );
  const folders = data?.folderTree;
  const tree = useMemo(() => (folders === undefined ? null : new FolderTree(folders)), [folders]);
  return { tree, problem: error === undefined ? null : problemOf(error).message, refetch };
}
