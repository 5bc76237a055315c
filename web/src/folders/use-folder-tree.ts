import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { problemOf } from '../edge/problem.ts';
import { useRefetchOn } from '../realtime/use-realtime.ts';
import { FolderTreeQuery } from './folders.graphql.ts';
import { FolderTree } from './tree.ts';

/** The folders that the user sees; null until they are loaded. */
export function useFolderTree(isWanted = true) {
  const { data, error, refetch } = useQuery(FolderTreeQuery, {
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  useRefetchOn(
    (message) =>
      isWanted &&
      (message.kind === 'reconnected' ||
        (message.kind === 'changed' && message.type === 'FolderTree')),
    refetch,
  );
  const folders = data?.folderTree;
  const tree = useMemo(() => (folders === undefined ? null : new FolderTree(folders)), [folders]);
  return { tree, problem: error === undefined ? null : problemOf(error).message, refetch };
}
