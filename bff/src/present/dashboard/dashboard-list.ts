import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { CsvValue } from '@lectern/kernel/text/csv.ts';
import type { z } from 'zod';
import type { DashboardListLinksQueryVariables, ViewingFilter } from '../../gql/graphql.ts';
import type { Call } from '../../http/call.ts';

export const PAGE_SIZE = 100;

export type Row = Record<string, CsvValue>;

export interface ListQuery {
  filter: ViewingFilter;
  timeZone: string;
  page: number;
  /** Of a list that is read to its end: all its pages are then of one computation. */
  held?: string;
}

interface Items<Item> {
  total: number;
  items: Item[];
}

/** A list of the dashboard, as JSON and as a file whose columns are the fields of its schema. */
export interface DashboardList {
  document: TypedDocumentNode<unknown, never>;
  schema: z.ZodObject;
  read(call: Call, query: ListQuery): Promise<{ asOf: string; total: number; rows: Row[] }>;
}

/** @param document selects `asOf` and the list of the dashboard */
export function dashboardList<Dashboard extends { asOf: string }, Item>(
  document: TypedDocumentNode<{ dashboard: Dashboard }, DashboardListLinksQueryVariables>,
  itemsOf: (dashboard: Dashboard) => Items<Item>,
  row: { schema: z.ZodObject; present(item: Item): Row },
): DashboardList {
  return {
    document,
    schema: row.schema,
    async read(call, query) {
      const { dashboard } = await call.ask(document, query);
      const { total, items } = itemsOf(dashboard);
      return { asOf: dashboard.asOf, total, rows: items.map(row.present) };
    },
  };
}
