import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { problemOf } from '../edge/problem.ts';
import { usePageQuery } from '../graphql/use-page-query.ts';
import { MoreViews } from './more-views.tsx';

type Listed = { viewerSessions: { total: number; items: readonly { id: string }[] } };
type Older<Item> = { of: string; items: readonly Item[]; pages: number; isLoading: boolean; problem: string | null };

/** What is shown first, and then. */
const sizes = [25, 100, 300];
/** So many follow what happens; those before them are over, and are fetched once, as many at a time. */
const followed = 300;

/** Views of a list, newest first, from the first to the last; `more` stands below them. The query takes `page` and `pageSize`. */
export function useViews<Data extends Listed, Variables extends OperationVariables>(query: TypedDocumentNode<Data, Variables>, asked: Omit<Variables, 'page' | 'pageSize'>) {
  type Item = Data['viewerSessions']['items'][number];
  const client = useApolloClient();
  const [pageSize, setPageSize] = useState(sizes[0]!);
  const of = JSON.stringify(asked);
  const nothing: Older<Item> = { of, items: [], pages: 0, isLoading: false, problem: null };
  const [kept, setOlder] = useState(nothing);
  const older = kept.of === of ? kept : nothing;
  const variablesFor = (page: number, size: number) => ({ ...asked, page, pageSize: size }) as unknown as Variables;
  const { data: { viewerSessions }, refetch } = usePageQuery(query, variablesFor(1, useDeferredValue(pageSize)));
  const items = eachOnce<Item>([...viewerSessions.items, ...older.items]);

  async function fetchOlder() {
    setOlder({ ...older, isLoading: true, problem: null });
    try {
      const page = older.pages + 2;
      const { data, error } = await client.query({ query: query as TypedDocumentNode<Data, OperationVariables>, variables: variablesFor(page, followed), fetchPolicy: 'network-only' });
      if (data === undefined) throw error ?? new Error('The server gave no answer.');
      // With those that stand before them: new ones push them out of what is followed.
      setOlder({ ...older, items: eachOnce<Item>([...items, ...(data as Data).viewerSessions.items]), pages: older.pages + 1 });
    } catch (error) {
      setOlder({ ...older, problem: problemOf(error).message });
    }
  }
  const onMore = () => (pageSize < followed ? setPageSize(sizes.find((size) => size > pageSize) ?? followed) : void fetchOlder());
  const more: ReactNode = items.length < viewerSessions.total ? <MoreViews shown={items.length} total={viewerSessions.total} isLoading={older.isLoading} problem={older.problem} onMore={onMore} /> : null;
  return { items, total: viewerSessions.total, refetch, more };
}

function eachOnce<Item extends { id: string }>(all: readonly Item[]): Item[] {
  const known = new Set<string>();
  return all.filter(({ id }) => !known.has(id) && known.add(id));
}
