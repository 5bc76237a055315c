import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useListOf } from './use-growing-list.tsx';
import { viewsInWords, visitsIn, visitsInWords } from './visits.ts';

type View = { id: string; visit: { id: string; sessions: readonly unknown[] } };
type Views<Item> = { viewerSessions: { total: number; items: readonly Item[] } };

/** Views, newest first. */
export function useViews<Data extends Views<View>, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  asked: Omit<Variables, 'page' | 'pageSize'>,
) {
  return useListOf<Data, Variables, Data['viewerSessions']['items'][number]>(query, asked, {
    listIn: ({ viewerSessions }) => viewerSessions,
    keyOf: ({ id }) => id,
    said(items, total) {
      const visits = visitsIn(items).length;
      return `The newest ${items.length.toLocaleString('en')} of ${viewsInWords(total)}${visits === items.length ? '' : `, in ${visitsInWords(visits)}`}`;
    },
  });
}
