import pMap from 'p-map';
import { z } from 'zod';
import { hasPermission, isAdmin } from '@lectern/kernel/access/claims.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { atOnce } from './at-once.ts';
import { cursorOf, placeOf } from '../list-cursor.ts';
import { callerOf } from '../user/caller.ts';
import type {
  PeopleHistoryFilter,
  QueryPeopleHistoryArgs,
  UserHistoryArgs,
} from '../graphql/generated.ts';
import type { Change } from './change.ts';
import { changeKinds, type ChangeKind } from './kinds.ts';
import { peopleHistory } from './people-history.ts';
import { changesOfStream, streamOfChange } from './tell-changes.ts';

const paging = z.object({ first: z.number().int().min(1).max(300), after: z.string().nullable() });
const pagingOf = ({ first = 50, after = null }: UserHistoryArgs) =>
  parseInput(paging, { first, after });

export interface FoundChanges {
  items: Change[];
  endCursor: string | null;
}

/** Streams that many people have many of: which of them say something of somebody the read model knows. */
const noted = ['DEVICES', 'IMPERSONATION'] as const satisfies readonly ChangeKind[];
/** More than anybody has; the newest. */
const MOST_NOTED = 300;

/** All of somebody in a team, oldest first: from their own streams, so that what was done just now is there. */
export async function changesOfPerson(
  context: ServiceContext,
  { personId, teamId, kinds }: { personId: string; teamId: string; kinds: readonly ChangeKind[] },
): Promise<Change[]> {
  const where = { personId, kind: { in: noted.filter((kind) => kinds.includes(kind)) } };
  const rows = await context
    .rowsOf(peopleHistory)
    .find({ list: 'ofPerson', where, limit: MOST_NOTED });
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

/** Newest first. @throws DomainError INVALID for a cursor that is none */
export async function findChangesOfPerson(
  context: ServiceContext,
  personId: string,
  args: UserHistoryArgs,
): Promise<FoundChanges> {
  const { first, after } = pagingOf(args);
  const { teamId, userId } = callerOf(context);
  const newest = (
    await changesOfPerson(context, {
      personId,
      teamId,
      kinds: userId === personId ? noted : kindsFor(context),
    })
  ).toReversed();
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === placeOf(after).id) + 1;
  return paged(newest.slice(from, from + first), first);
}

/** Of the caller's team and everybody who is or was in it, newest first: which there are the read model says, what each was the streams. */
export async function findChanges(
  context: ServiceContext,
  { filter, ...args }: QueryPeopleHistoryArgs,
): Promise<FoundChanges> {
  const { first, after } = pagingOf(args);
  const { teamId } = callerOf(context);
  const question = questionOf(filter ?? {}, kindsFor(context));
  if (question === null) return { items: [], endCursor: null };
  const rows = await context
    .rowsOf(peopleHistory)
    .find({ ...question, limit: first, ...(after !== null && { after: placeOf(after) }) });
  const streams = [...new Set(rows.map(({ id }) => streamOfChange(id)))];
  const changes = new Map(
    (await pMap(streams, (stream) => changesOfStream(context, teamId, stream), atOnce))
      .flat()
      .map((change) => [change.id, change]),
  );
  const last = rows.length < first ? undefined : rows.at(-1);
  return {
    items: rows.map(({ id }) => changes.get(id)).filter((change) => change !== undefined),
    endCursor: last ? cursorOf({ value: last.doc.at, id: last.id }) : null,
  };
}

/** Who edits users is told no more of the rest than on its own page. */
function kindsFor({ claims }: ServiceContext): ChangeKind[] {
  return changeKinds.filter((kind) => {
    if (kind === 'SINGLE_SIGN_ON' || kind === 'IMPERSONATION') return isAdmin(claims);
    return kind !== 'DEVICES' || hasPermission(claims, 'can_edit_devices');
  });
}

/** Null where nothing can be found. */
function questionOf(
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

function paged(items: Change[], first: number): FoundChanges {
  const last = items.length < first ? undefined : items.at(-1);
  return { items, endCursor: last ? cursorOf({ value: last.meta.time, id: last.id }) : null };
}
