import { z } from 'zod';
import { graphql } from '../../../gql/gql.ts';
import type { PersonChangeFieldsFragment, ReadPeopleHistoryQuery } from '../../../gql/graphql.ts';
import { rulesOf } from '../../../graph/rules-of-graph.ts';
import type { Call } from '../../../http/call.ts';
import { sendCsv, type Column } from '../../../http/send-csv.ts';
import { data, dataOf, id, idParams } from '../../../present/data.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { changeKind, personChangeResource } from '../../../present/person-change.ts';
import { memberResource } from '../../../present/user.ts';
import { upperCase } from '../../../resource/casing.ts';
import { route, streamedRoute } from '../../../route/route.ts';

const ReadPeopleHistory = graphql(`
  query ReadPeopleHistory($filter: PeopleHistoryFilter, $first: Int! = 100, $after: String) {
    peopleHistory(filter: $filter, first: $first, after: $after) {
      endCursor
      items {
        ...PersonChangeFields
      }
    }
  }
`);
const ReadOwnHistory = graphql(`
  query ReadOwnHistory($first: Int! = 100, $after: String) {
    viewer {
      id
      history(first: $first, after: $after) {
        endCursor
        items {
          ...PersonChangeFields
        }
      }
    }
  }
`);
const UndoMemberChange = graphql(`
  mutation UndoMemberChange($id: ID!, $changeId: ID!) {
    undoMemberChange(userId: $id, changeId: $changeId) {
      ...MemberFields
    }
  }
`);

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const filters = {
  person: id.optional().describe('Only changes to this person.'),
  actor: id.optional().describe('Only changes by this user.'),
  kind: changeKind.optional().describe('Only changes of this kind.'),
  from: moment.optional().describe('Only changes at this moment or later.'),
  to: moment.optional().describe('Only changes up to this moment.'),
};
const paging = z.object({
  after: z
    .string()
    .max(500)
    .optional()
    .describe('Goes on where an answer ended: its `meta.after`.'),
  limit: z.number().int().min(1).max(300).default(100).describe('How many changes an answer has.'),
});
const filterOf = ({
  person: personId,
  actor: actorId,
  kind,
  from,
  to,
}: { [Name in keyof typeof filters]?: z.output<(typeof filters)[Name]> | undefined }) =>
  withoutUndefined({ personId, actorId, kind: kind && upperCase(kind), from, to });

const answer = z.strictObject({
  data: z.array(personChangeResource.schema),
  meta: z.strictObject({
    after: z.string().nullable().describe('Send it as `after` to go on; null at the end.'),
  }),
});
const present = ({ items, endCursor }: ReadPeopleHistoryQuery['peopleHistory']) => ({
  data: items.map(personChangeResource.present),
  meta: { after: endCursor ?? null },
});

/** Changes to the team and its people, newest first; those after an answer's `meta.after` with `after`. */
export const readPeopleHistory = route('GET /api/users/history', {
  query: paging.extend(filters),
  answer,
  operation: ReadPeopleHistory,
  variables: ({ query: { after, limit: first, ...filter } }) =>
    withoutUndefined({ filter: filterOf(filter), first, after }),
  present: ({ peopleHistory }) => present(peopleHistory),
});

/** Changes to oneself in the current team. */
export const readOwnHistory = route('GET /api/user/history', {
  query: paging,
  answer,
  operation: ReadOwnHistory,
  variables: ({ query: { after, limit: first } }) => withoutUndefined({ first, after }),
  present: ({ viewer: { history } }) => present(history ?? { items: [], endCursor: null }),
});

/**
 * Undoes a change of a role, a custom role, permissions, or of a profile by another user: 409 if the same was changed
 * later.
 */
export const undoMemberChange = route('POST /api/users/:id/history/undo', {
  params: idParams,
  body: z.object({ change_id: z.string().max(200).describe('The id of the change.') }),
  answer: dataOf(memberResource.schema),
  operation: UndoMemberChange,
  variables: ({ params, body: { change_id: changeId } }) => ({ ...params, changeId }),
  present: (undone) => data(memberResource.present(undone.undoMemberChange)),
});

type Row = PersonChangeFieldsFragment;
const displayName = (one: Row['person']) => one?.name ?? one?.email ?? null;

const columns: readonly Column<Row>[] = [
  ['at', ({ at }) => at],
  ['person_id', ({ personId }) => personId ?? null],
  ['person', ({ person }) => displayName(person)],
  ['actor_id', ({ actor }) => actor?.id ?? null],
  ['actor', ({ actor }) => displayName(actor)],
  ['on_behalf_of', ({ onBehalfOf }) => displayName(onBehalfOf)],
  ['kind', ({ kind }) => kind.toLowerCase()],
  [
    'summary',
    ({ summary, groupName }) => (groupName == null ? summary : `${summary} ${groupName}`),
  ],
  [
    'changes',
    ({ fields }) =>
      fields
        .map(({ name, before, after }) => `${name}: ${before ?? '–'} → ${after ?? '–'}`)
        .join('; '),
  ],
  ['network', ({ network }) => network ?? null],
  ['device', ({ signIn }) => signIn?.deviceName ?? signIn?.userAgent ?? null],
  ['address', ({ signIn }) => signIn?.address ?? null],
  ['request_id', ({ requestId }) => requestId],
];

/** Changes to the team and its people as people_history.csv, from the beginning. */
export const exportPeopleHistory = streamedRoute('POST /api/users/history/export', {
  access: [...rulesOf(ReadPeopleHistory), 'can_export_data'],
  body: z.object(filters),
  answer: z.string(),
  produces: 'text/csv',
  async stream({ body, call }) {
    await sendCsv(call, 'people_history.csv', columns, changesOf(call, filterOf(body)));
  },
});

async function* changesOf(
  call: Call,
  filter: ReturnType<typeof filterOf>,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ;) {
    const {
      peopleHistory: { items, endCursor },
    }: ReadPeopleHistoryQuery = await call.ask(ReadPeopleHistory, { filter, first: 300, after });
    yield items;
    if (endCursor == null) return;
    after = endCursor;
  }
}
