import pMap from 'p-map';
import { z } from 'zod';
import { hasPermission, isAdmin } from '@lectern/schemas/access/claims.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { atOnce } from './at-once.ts';
import { toCursor, parseCursor } from '../list-cursor.ts';
import { currentUser } from '../../access/current-user.ts';
import type {
  PeopleHistoryFilter,
  QueryPeopleHistoryArgs,
  UserHistoryArgs,
} from '../../graphql/generated.ts';
import type { Change } from './change.ts';
import { changeKinds, type ChangeKind } from './kinds.ts';
import { peopleHistory } from './people-history.ts';
import { changesOfStream, streamOfChange } from './stream-changes.ts';

const paging = z.object({ first: z.number().int().min(1).max(300), after: z.string().nullable() });
const parsePaging = ({ first = 50, after = null }: UserHistoryArgs) =>
  parseInput(paging, { first, after });

export interface ChangePage {
  items: Change[];
  endCursor: string | null;
}

/** Found through the read model, because a person has many such streams. */
const indexedKinds = ['DEVICES', 'IMPERSONATION'] as const satisfies readonly ChangeKind[];
/** More than a person has; the newest. */
const MAX_INDEXED = 300;

/** From the streams themselves, so that the latest change is included. Oldest first. */
export async function changesOfPerson(
  context: ServiceContext,
  { personId, teamId, kinds }: { personId: string; teamId: string; kinds: readonly ChangeKind[] },
): Promise<Change[]> {
  const where = { personId, kind: { in: indexedKinds.filter((kind) => kinds.includes(kind)) } };
  const rows = await context
    .rowsOf(peopleHistory)
    .find({ list: 'ofPerson', where, limit: MAX_INDEXED });
  const streams = [
    `User/${personId}`,
    `SecondFactor/${personId}`,
    ...new Set(rows.map(({ id }) => streamOfChange(id))),
  ];
  const changes = await pMap(streams, (stream) => changesOfStream(context, teamId, stream), atOnce);
  return changes
    .flat()
    .toSorted((one, other) =>
      one.meta.time < other.meta.time ? -1 : one.meta.time > other.meta.time ? 1 : 0,
    );
}

/** Newest first. @throws DomainError INVALID for a bad cursor */
export async function findChangesOfPerson(
  context: ServiceContext,
  personId: string,
  args: UserHistoryArgs,
): Promise<ChangePage> {
  const { first, after } = parsePaging(args);
  const { teamId, userId } = currentUser(context);
  const newest = (
    await changesOfPerson(context, {
      personId,
      teamId,
      kinds: userId === personId ? indexedKinds : visibleKinds(context),
    })
  ).toReversed();
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === parseCursor(after).id) + 1;
  return toPage(newest.slice(from, from + first), first);
}

/** Newest first. The read model says which changes there are, the streams say what they are. */
export async function findChanges(
  context: ServiceContext,
  { filter, ...args }: QueryPeopleHistoryArgs,
): Promise<ChangePage> {
  const { first, after } = parsePaging(args);
  const { teamId } = currentUser(context);
  const query = toQuery(filter ?? {}, visibleKinds(context));
  if (query === null) return { items: [], endCursor: null };
  const rows = await context
    .rowsOf(peopleHistory)
    .find({ ...query, limit: first, ...(after !== null && { after: parseCursor(after) }) });
  const streams = [...new Set(rows.map(({ id }) => streamOfChange(id)))];
  const changes = new Map(
    (await pMap(streams, (stream) => changesOfStream(context, teamId, stream), atOnce))
      .flat()
      .map((change) => [change.id, change]),
  );
  const last = rows.length < first ? undefined : rows.at(-1);
  return {
    items: rows.map(({ id }) => changes.get(id)).filter((change) => change !== undefined),
    endCursor: last ? toCursor({ value: last.doc.at, id: last.id }) : null,
  };
}

/** The same limits as the pages of these areas. */
function visibleKinds({ claims }: ServiceContext): ChangeKind[] {
  return changeKinds.filter((kind) => {
    if (kind === 'SINGLE_SIGN_ON' || kind === 'IMPERSONATION') return isAdmin(claims);
    return kind !== 'DEVICES' || hasPermission(claims, 'can_edit_devices');
  });
}

function toQuery(
  { personId, actorId, kind, from, to }: PeopleHistoryFilter,
  kinds: readonly ChangeKind[],
): { list: string; where: Where } | null {
  if (kind != null && !kinds.includes(kind)) return null;
  const where = {
    ...(personId != null && { personId }),
    ...(actorId != null && { actorId }),
    ...(kind != null ? { kind } : kinds.length < changeKinds.length && { kind: { in: kinds } }),
    ...((from != null || to != null) && { at: { from: from ?? null, to: to ?? null } }),
  };
  return {
    list:
      personId != null
        ? 'ofPerson'
        : actorId != null
          ? 'byActor'
          : kind != null
            ? 'ofKind'
            : 'newest',
    where,
  };
}

function toPage(items: Change[], first: number): ChangePage {
  const last = items.length < first ? undefined : items.at(-1);
  return { items, endCursor: last ? toCursor({ value: last.meta.time, id: last.id }) : null };
}
