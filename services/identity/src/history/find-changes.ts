import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Where } from '@lectern/kernel/store/views-port.ts';
import { cursorOf, placeOf } from '../list-cursor.ts';
import { secondFactor } from '../second-factor/second-factor.ts';
import { callerOf } from '../user/caller.ts';
import { user } from '../user/user.ts';
import type { PeopleHistoryFilter, QueryPeopleHistoryArgs, UserHistoryArgs } from '../graphql/generated.ts';
import { changesOf, factsOf, type Change } from './changes.ts';
import { peopleHistory } from './people-history.ts';

const paging = z.object({ first: z.number().int().min(1).max(300), after: z.string().nullable() });
const pagingOf = ({ first = 50, after = null }: UserHistoryArgs) => parseInput(paging, { first, after });

export interface FoundChanges {
  items: Change[];
  endCursor: string | null;
}

/** All of somebody in the caller's team, oldest first: from their own streams, so that what was done just now is there. */
export async function changesOfPerson(context: ServiceContext, personId: string): Promise<Change[]> {
  const { teamId } = callerOf(context);
  const [steps, factor] = await Promise.all([context.history(user, personId), context.history(secondFactor, personId)]);
  const changes = [...changesOf(personId, teamId, steps), ...factsOf(personId, teamId, factor.flatMap(({ events }) => events))];
  return changes.toSorted((one, other) => (one.meta.time < other.meta.time ? -1 : one.meta.time > other.meta.time ? 1 : 0));
}

/** Newest first. @throws DomainError INVALID for a cursor that is none */
export async function findChangesOfPerson(context: ServiceContext, personId: string, args: UserHistoryArgs): Promise<FoundChanges> {
  const { first, after } = pagingOf(args);
  const newest = (await changesOfPerson(context, personId)).toReversed();
  const from = after === null ? 0 : newest.findIndex(({ id }) => id === placeOf(after).id) + 1;
  return paged(newest.slice(from, from + first), first);
}

/** Of everybody who is or was in the caller's team, newest first: which there are the read model says, what each was the streams. */
export async function findChanges(context: ServiceContext, { filter, ...args }: QueryPeopleHistoryArgs): Promise<FoundChanges> {
  const { first, after } = pagingOf(args);
  const rows = await context.rowsOf(peopleHistory).find({ ...questionOf(filter ?? {}), limit: first, ...(after !== null && { after: placeOf(after) }) });
  const persons = new Map([...new Set(rows.map(({ doc }) => doc.personId))].map((id) => [id, changesOfPerson(context, id)]));
  const changes = await Promise.all(rows.map(async ({ id, doc }) => (await persons.get(doc.personId)!).find((change) => change.id === id)));
  const last = rows.length < first ? undefined : rows.at(-1);
  return { items: changes.filter((change) => change !== undefined), endCursor: last ? cursorOf({ value: last.doc.at, id: last.id }) : null };
}

function questionOf({ personId, actorId, kind, from, to }: PeopleHistoryFilter): { list: string; where: Where } {
  const where = { ...(personId != null && { personId }), ...(actorId != null && { actorId }), ...(kind != null && { kind }), ...((from != null || to != null) && { at: { from: from ?? null, to: to ?? null } }) };
  return { list: personId != null ? 'ofPerson' : actorId != null ? 'byActor' : kind != null ? 'ofKind' : 'newest', where };
}

function paged(items: Change[], first: number): FoundChanges {
  const last = items.length < first ? undefined : items.at(-1);
  return { items, endCursor: last ? cursorOf({ value: last.meta.time, id: last.id }) : null };
}
