import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useGrowingList } from './use-growing-list.tsx';
import { viewsInLabel, visitsIn, visitsInLabel } from './visits.ts';
import { locale } from '../../ui/format/locale.ts';

type View = { id: string; visit: { id: string; sessions: readonly unknown[] } };
type Views<Item> = { viewerSessions: { total: number; items: readonly Item[] } };

/** Views, newest first. */
export function useViews<Data extends Views<View>, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'page' | 'pageSize'>,
) {
  return useGrowingList<Data, Variables, Data['viewerSessions']['items'][number]>(
    query,
    variables,
    {
      listIn: ({ viewerSessions }) => viewerSessions,
      keyOf: ({ id }) => id,
      countLabel(items, total) {
        const visits = visitsIn(items).length;
        return `${items.length.toLocaleString(locale)} of ${viewsInLabel(total)}${visits === items.length ? '' : `, in ${visitsInLabel(visits)}`}`;
      },
    },
  );
}
