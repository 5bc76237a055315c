import { newId } from '@lectern/kernel/ids.ts';
import { z } from 'zod';
import { graphql } from '../../gql/gql.ts';
import type { ExportContactsQuery } from '../../gql/graphql.ts';
import { rulesOf } from '../../graph/rules-of-graph.ts';
import type { Call } from '../../http/call.ts';
import { sendCsv, type Column } from '../../http/send-csv.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { filterOf, viewingQuery } from '../../present/viewing-filter.ts';
import { streamedRoute } from '../../route/route.ts';

const ExportContacts = graphql(`
  query ExportContacts($search: String, $filter: ViewingFilter!, $page: Int!, $held: ID!) {
    contacts(search: $search, filter: $filter, page: $page, pageSize: 100, held: $held) {
      total
      pageSize
      items {
        id
        name
        email
        isVerified
        figures(filter: $filter) {
          views
          timeMs
        }
        lastSession(filter: $filter) {
          id
          lastSeenAt
          presentation {
            id
            name
          }
          sharedLink {
            id
            name
          }
        }
      }
    }
  }
`);

type Row = ExportContactsQuery['contacts']['items'][number];

const columns: readonly Column<Row>[] = [
  ['id', ({ id }) => id],
  ['name', ({ name }) => name ?? null],
  ['email', ({ email }) => email ?? null],
  ['is_contact_verified', ({ isVerified }) => isVerified],
  ['views', ({ figures }) => figures.views],
  ['total_time_ms', ({ figures }) => figures.timeMs],
  ['last_viewed_at', ({ lastSession }) => lastSession?.lastSeenAt ?? null],
  ['last_session_id', ({ lastSession }) => lastSession?.id ?? null],
  ['presentation_id', ({ lastSession }) => lastSession?.presentation.id ?? null],
  ['presentation', ({ lastSession }) => lastSession?.presentation.name ?? null],
  ['shared_link_id', ({ lastSession }) => lastSession?.sharedLink?.id ?? null],
  ['shared_link', ({ lastSession }) => lastSession?.sharedLink?.name ?? null],
];

const body = viewingQuery.extend({
  search: z
    .string()
    .max(200)
    .optional()
    .describe('Only contacts with a word of name or email that begins with this.'),
});

/**
 * Contacts who viewed something, as contacts.csv, the last to read first. The body filters them like the list of
 * contacts.
 */
export const exportContacts = streamedRoute('POST /api/analytics/contacts/export', {
  access: [...rulesOf(ExportContacts), 'can_export_data'],
  body,
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body: input, call }) {
    await sendCsv(call, 'contacts.csv', columns, contactsOf(call, input));
  },
});

async function* contactsOf(
  call: Call,
  { search, ...range }: Pick<z.output<typeof body>, 'search'> & Parameters<typeof filterOf>[1],
): AsyncGenerator<readonly Row[]> {
  // An end, so that no page has what another has not.
  const variables = {
    ...withoutUndefined({ search }),
    filter: { to: new Date().toISOString(), ...(await filterOf(call, range)) },
    held: newId(),
  };
  for (let page = 1; ; page++) {
    const {
      contacts: { items, total, pageSize },
    } = await call.ask(ExportContacts, { ...variables, page });
    yield items;
    if (page * pageSize >= total) return;
  }
}
