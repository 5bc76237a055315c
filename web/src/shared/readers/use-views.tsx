import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useGrowingList } from './use-growing-list.tsx';
import { viewsInLabel, visitsIn, visitsInLabel } from './visits.ts';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';

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
        return visits === items.length
          ? texts.shownOfTotal({
              shown: items.length.toLocaleString(locale),
              total: viewsInLabel(total),
            })
          : texts.shownOfTotalIn({
              shown: items.length.toLocaleString(locale),
              total: viewsInLabel(total),
              visits: visitsInLabel(visits),
            });
      },
    },
  );
}
