import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { problemOf } from '../../edge/problem.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { ShowMore } from './show-more.tsx';

type OlderItems<Item> = {
  key: string;
  items: readonly Item[];
  pages: number;
  isLoading: boolean;
  problem: string | null;
};
interface ListOptions<Data, Item> {
  listIn(data: Data): { total: number; items: readonly Item[] };
  keyOf(item: Item): string;
  /** How much of it is shown. */
  countLabel(items: readonly Item[], total: number): string;
}

/** Page sizes: first, then each time. */
const sizes = [25, 100, 300] as const;
/** Rows that stay live; older ones are final and load once, this many at a time. */
const maxLive = 300;

/** A list with a `more` button. The query takes `page` and `pageSize`. */
export function useGrowingList<Data, Variables extends OperationVariables, Item>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<Variables, 'page' | 'pageSize'>,
  { listIn, keyOf, countLabel }: ListOptions<Data, Item>,
) {
  const client = useApolloClient();
  const [pageSize, setPageSize] = useState<number>(sizes[0]);
  const key = JSON.stringify(variables);
  const nothing: OlderItems<Item> = { key, items: [], pages: 0, isLoading: false, problem: null };
  const [loaded, setOlder] = useState(nothing);
  const older = loaded.key === key ? loaded : nothing;
  const variablesFor = (page: number, size: number) =>
    ({ ...variables, page, pageSize: size }) as unknown as Variables;
  const { data, refetch } = usePageQuery(query, variablesFor(1, useDeferredValue(pageSize)));
  const first = listIn(data);
  const items = unique([...first.items, ...older.items], keyOf);

  async function fetchOlder() {
    setOlder({ ...older, isLoading: true, problem: null });
    try {
      const page = older.pages + 2;
      const { data, error } = await client.query({
        query: query as TypedDocumentNode<Data, OperationVariables>,
        variables: variablesFor(page, maxLive),
        fetchPolicy: 'network-only',
      });
      if (data === undefined) throw error ?? new Error('The server gave no answer.');
      // Includes the current rows: new ones push them out of the live part.
      setOlder({
        ...older,
        items: unique([...items, ...listIn(data as Data).items], keyOf),
        pages: older.pages + 1,
      });
    } catch (error) {
      setOlder({ ...older, problem: problemOf(error).message });
    }
  }
  const onMore = () =>
    pageSize < maxLive
      ? setPageSize(sizes.find((size) => size > pageSize) ?? maxLive)
      : void fetchOlder();
  const more: ReactNode =
    items.length < first.total ? (
      <ShowMore
        shown={countLabel(items, first.total)}
        isLoading={older.isLoading}
        problem={older.problem}
        onMore={onMore}
      />
    ) : null;
  return { items, total: first.total, refetch, more };
}

function unique<Item>(all: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Set<string>();
  return all.filter((item) => !known.has(keyOf(item)) && known.add(keyOf(item)));
}
