import pMap from 'p-map';
import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { COUNT_LIMIT } from '@lectern/kernel/store/count-limit.ts';
import { searchPrefix } from '@lectern/kernel/text/fold.ts';
import { atOnce } from './at-once.ts';
import { customRole } from '../custom-role/custom-role.ts';
import type { SeenCustomRole } from '../custom-role/seen-custom-role.ts';
import { group } from '../group/group.ts';
import { cursorOf, placeOf } from '../list-cursor.ts';
import { formerPlaceIn, groupsIn, placeIn, type Place } from '../user/access.ts';
import { callerOf } from '../user/caller.ts';
import { everCalled } from '../user/find-members.ts';
import { seeRestorableUser } from '../user/seen-user.ts';
import { user, type RegisteredUser } from '../user/user.ts';
import type { QueryPeopleAsOfArgs } from '../graphql/generated.ts';
import { tellingTypes } from './changes.ts';
import { isThere, maybeThere, stays, type Stays } from './stays.ts';

/** Somebody as they were in the caller's team. */
export interface PersonThen {
  id: string;
  user: RegisteredUser;
  place: Place;
  /** Whether how to reach them is said: as on their page, of who is here or can be restored. */
  isReachable: boolean;
  customRole: Pick<SeenCustomRole, 'id' | 'name' | 'permissions'> | null;
  groupNames: string[];
}

export interface PeopleThen {
  items: PersonThen[];
  endCursor: string | null;
  total: number | null;
}

const paging = z.object({ first: z.number().int().min(1).max(100), after: z.string().nullable() });

/** Of so many who came back it is looked at whether they were there; where there are more, nobody counts them. */
const MOST_BACK = 1_000;

/** The moment as it is compared; what has not come yet is as of now. */
const momentOf = (at: string) => new Date(Math.min(Date.parse(at), Date.now())).toISOString();

/**
 * A page of who was in the caller's team: the read model says who, and only theirs are the streams that are read.
 * @throws DomainError INVALID for a cursor that is none
 */
export async function findPeopleThen(
  context: ServiceContext,
  { at, search, role, ...args }: QueryPeopleAsOfArgs,
): Promise<PeopleThen> {
  const { first, after } = parseInput(paging, { first: args.first, after: args.after ?? null });
  const moment = momentOf(at);
  const isAny = !search?.trim() && role == null;
  const { rows, endCursor } = search?.trim()
    ? { rows: await rowsCalled(context, search), endCursor: null }
    : await rowsOfPage(context, moment, { role, first, after });
  const states = await pMap(
    rows.filter(({ doc }) => isThere(doc, moment)),
    ({ id }) => stateThen(context, id, moment),
    atOnce,
  );
  const people = states
    .filter((person) => person !== null)
    .filter(({ place }) => role == null || place.role === role);
  return {
    items: await withNames(context, people, moment),
    endCursor,
    total: isAny ? await countThen(context, moment) : null,
  };
}

async function rowsOfPage(
  context: ServiceContext,
  moment: string,
  {
    role,
    first,
    after,
  }: { role: QueryPeopleAsOfArgs['role']; first: number; after: string | null },
) {
  const where = { ...maybeThere(moment), ...(role === 'TEAM_ADMIN' && { wasAdmin: true }) };
  const rows = await context.rowsOf(stays).find({
    list: 'oldest',
    where,
    limit: first,
    ...(after !== null && { after: placeOf(after) }),
  });
  const last = rows.length < first ? undefined : rows.at(-1);
  return { rows, endCursor: last ? cursorOf({ value: sinceOf(last.doc), id: last.id }) : null };
}

/** Of what people are called now: what they were called then nobody keeps. */
async function rowsCalled(context: ServiceContext, search: string): Promise<Row<Stays>[]> {
  const prefix = searchPrefix(search);
  const rows =
    prefix === null ? [] : await context.rowsOf(stays).getMany(await everCalled(context, prefix));
  return rows
    .filter((row) => row !== null)
    .toSorted((one, other) => ((sinceOf(one.doc) ?? '') < (sinceOf(other.doc) ?? '') ? -1 : 1));
}

/** Null for who was not in the team, as for nobody. */
export async function seePersonThen(
  context: ServiceContext,
  id: string,
  at: string,
): Promise<PersonThen | null> {
  const moment = momentOf(at);
  const person =
    z.uuid().safeParse(id).success && (await wasEverHere(context, id))
      ? await stateThen(context, id, moment)
      : null;
  return person && (await withNames(context, [person], moment))[0]!;
}

/** No stream is opened of who is a stranger here: asking for one is asking for nobody. Who came just now may be in no stay yet. */
async function wasEverHere(context: ServiceContext, id: string): Promise<boolean> {
  const { teamId } = callerOf(context);
  const [row, stay] = await Promise.all([
    context.view(user).get(id),
    context.rowsOf(stays).get(id),
  ]);
  return (
    stay !== null ||
    (row !== null && (placeIn(row.doc, teamId) ?? formerPlaceIn(row.doc, teamId)) !== null)
  );
}

const sinceOf = ({ stays: [first] }: Stays) => first?.from ?? null;

/** Null where that would take too long; beyond 10,000 it says no more than that. */
async function countThen(context: ServiceContext, moment: string): Promise<number | null> {
  const rows = context.rowsOf(stays);
  const [all, back] = await Promise.all([
    rows.count({ list: 'oldest', where: maybeThere(moment) }),
    rows.find({ list: 'oldest', where: { ...maybeThere(moment), isBack: true }, limit: MOST_BACK }),
  ]);
  if (back.length === MOST_BACK) return null;
  return all >= COUNT_LIMIT ? all : all - back.filter(({ doc }) => !isThere(doc, moment)).length;
}

type StateThen = Pick<PersonThen, 'id' | 'user' | 'place'>;

async function stateThen(
  context: ServiceContext,
  id: string,
  moment: string,
): Promise<StateThen | null> {
  const then = (await context.history(user, id, { until: moment, types: tellingTypes })).at(
    -1,
  )?.after;
  const place = then && placeIn(then, callerOf(context).teamId);
  return then?.status === 'active' && place ? { id, user: then, place } : null;
}

/** With what roles gave and groups were called: each is looked back on once for all of them. */
async function withNames(
  context: ServiceContext,
  people: readonly StateThen[],
  moment: string,
): Promise<PersonThen[]> {
  const { teamId } = callerOf(context);
  const distinct = (ids: readonly (string | null)[]) =>
    [...new Set(ids)].filter((id) => id !== null);
  const roleIds = distinct(people.map(({ place }) => place.customRoleId));
  const groupIds = distinct(people.flatMap((person) => groupsIn(person.user, teamId)));
  const roles = new Map(
    await pMap(
      roleIds,
      async (id) =>
        [id, (await context.history(customRole, id, { until: moment })).at(-1)?.after] as const,
      atOnce,
    ),
  );
  const groups = new Map(
    await pMap(
      groupIds,
      async (id) =>
        [id, (await context.history(group, id, { until: moment })).at(-1)?.after] as const,
      atOnce,
    ),
  );
  return Promise.all(
    people.map(async (person) => {
      const { customRoleId } = person.place;
      const role = customRoleId === null ? undefined : roles.get(customRoleId);
      const names = groupsIn(person.user, teamId)
        .map((id) => groups.get(id))
        .flatMap((then) => (then?.status === 'active' ? [then.name] : []));
      return {
        ...person,
        isReachable: (await seeRestorableUser(context, person.id)) !== null,
        customRole:
          customRoleId !== null && role?.status === 'active'
            ? { id: customRoleId, name: role.name, permissions: role.permissions }
            : null,
        groupNames: names.toSorted((one, other) => one.localeCompare(other, 'en')),
      };
    }),
  );
}
