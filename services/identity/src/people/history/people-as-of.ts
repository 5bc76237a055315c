import pMap from 'p-map';
import { atOnce } from './at-once.ts';
import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { COUNT_LIMIT } from '@lectern/kernel/store/count-limit.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { customRole } from '../../access/custom-role/custom-role.ts';
import type { TeamCustomRole } from '../../access/custom-role/team-custom-role.ts';
import { group } from '../../access/group/group.ts';
import { toCursor, parseCursor } from '../list-cursor.ts';
import {
  formerMembershipIn,
  groupsIn,
  teamMembershipIn,
  type TeamMembership,
} from '../user/memberships.ts';
import { currentUser } from '../../access/current-user.ts';
import { currentAndRemovedByName } from '../members/find-members.ts';
import { findCurrentOrRestorableUser } from '../members/team-user.ts';
import { user } from '../user/user.ts';
import type { RegisteredUser } from '../user/state.ts';
import type { QueryPeopleAsOfArgs } from '../../graphql/generated.ts';
import { relevantEventTypes } from './changes.ts';
import {
  isMemberAt,
  maybeMemberAt,
  membershipPeriods,
  type MembershipPeriods,
} from './membership-periods.ts';

/** A person as they were in the caller's team. */
export interface PersonAsOf {
  id: string;
  user: RegisteredUser;
  membership: TeamMembership;
  /** Whether the caller may see contact details: of current and restorable members. */
  isReachable: boolean;
  customRole: Pick<TeamCustomRole, 'id' | 'name' | 'permissions'> | null;
  groupNames: string[];
}

export interface PeopleAsOf {
  items: PersonAsOf[];
  endCursor: string | null;
  total: number | null;
}

const paging = z.object({ first: z.number().int().min(1).max(100), after: z.string().nullable() });

/** Rejoined members are checked one by one to count; above this there is no total. */
const MAX_REJOINED = 1_000;

/** Capped at now. */
const pastMoment = (at: string) => new Date(Math.min(Date.parse(at), Date.now())).toISOString();

/** Reads only the streams of the page. @throws DomainError INVALID for a bad cursor */
export async function findPeopleAsOf(
  context: ServiceContext,
  { at, search, role, ...args }: QueryPeopleAsOfArgs,
): Promise<PeopleAsOf> {
  const { first, after } = parseInput(paging, { first: args.first, after: args.after ?? null });
  const moment = pastMoment(at);
  const isAny = !search?.trim() && role == null;
  const { rows, endCursor } = search?.trim()
    ? { rows: await rowsByName(context, search), endCursor: null }
    : await rowsOfPage(context, moment, { role, first, after });
  const states = await pMap(
    rows.filter(({ doc }) => isMemberAt(doc, moment)),
    ({ id }) => userAsOf(context, id, moment),
    atOnce,
  );
  const people = states
    .filter((person) => person !== null)
    .filter(({ membership }) => role == null || membership.role === role);
  return {
    items: await withNames(context, people, moment),
    endCursor,
    total: isAny ? await countAsOf(context, moment) : null,
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
  const where = { ...maybeMemberAt(moment), ...(role === 'TEAM_ADMIN' && { wasAdmin: true }) };
  const rows = await context.rowsOf(membershipPeriods).find({
    list: 'oldest',
    where,
    limit: first,
    ...(after !== null && { after: parseCursor(after) }),
  });
  const last = rows.length < first ? undefined : rows.at(-1);
  return { rows, endCursor: last ? toCursor({ value: sinceOf(last.doc), id: last.id }) : null };
}

/** By current names: earlier names are not indexed. */
async function rowsByName(
  context: ServiceContext,
  search: string,
): Promise<Row<MembershipPeriods>[]> {
  const prefix = searchPrefix(search);
  const rows =
    prefix === null
      ? []
      : await context
          .rowsOf(membershipPeriods)
          .getMany(await currentAndRemovedByName(context, prefix));
  return rows
    .filter((row) => row !== null)
    .toSorted((one, other) => ((sinceOf(one.doc) ?? '') < (sinceOf(other.doc) ?? '') ? -1 : 1));
}

/** Null for a person who was not in the team. */
export async function findPersonAsOf(
  context: ServiceContext,
  id: string,
  at: string,
): Promise<PersonAsOf | null> {
  const moment = pastMoment(at);
  const person =
    z.uuid().safeParse(id).success && (await wasEverMember(context, id))
      ? await userAsOf(context, id, moment)
      : null;
  const [named = null] = person ? await withNames(context, [person], moment) : [];
  return named;
}

/** Does not open the stream of a stranger. A person who just joined may not be projected yet. */
async function wasEverMember(context: ServiceContext, id: string): Promise<boolean> {
  const { teamId } = currentUser(context);
  const [row, period] = await Promise.all([
    context.view(user).get(id),
    context.rowsOf(membershipPeriods).get(id),
  ]);
  return (
    period !== null ||
    (row !== null &&
      (teamMembershipIn(row.doc, teamId) ?? formerMembershipIn(row.doc, teamId)) !== null)
  );
}

const sinceOf = ({ stays: [first] }: MembershipPeriods) => first?.from ?? null;

/** Null if counting takes too long; capped at 10,000. */
async function countAsOf(context: ServiceContext, moment: string): Promise<number | null> {
  const rows = context.rowsOf(membershipPeriods);
  const [all, rejoined] = await Promise.all([
    rows.count({ list: 'oldest', where: maybeMemberAt(moment) }),
    rows.find({
      list: 'oldest',
      where: { ...maybeMemberAt(moment), isBack: true },
      limit: MAX_REJOINED,
    }),
  ]);
  if (rejoined.length === MAX_REJOINED) return null;
  return all >= COUNT_LIMIT
    ? all
    : all - rejoined.filter(({ doc }) => !isMemberAt(doc, moment)).length;
}

type UserAsOf = Pick<PersonAsOf, 'id' | 'user' | 'membership'>;

async function userAsOf(
  context: ServiceContext,
  id: string,
  moment: string,
): Promise<UserAsOf | null> {
  const past = (await context.history(user, id, { until: moment, types: relevantEventTypes })).at(
    -1,
  )?.after;
  const membership = past && teamMembershipIn(past, currentUser(context).teamId);
  return past?.status === 'active' && membership ? { id, user: past, membership } : null;
}

/** Loads each role and group once. */
async function withNames(
  context: ServiceContext,
  people: readonly UserAsOf[],
  moment: string,
): Promise<PersonAsOf[]> {
  const { teamId } = currentUser(context);
  const distinct = (ids: readonly (string | null)[]) =>
    [...new Set(ids)].filter((id) => id !== null);
  const roleIds = distinct(people.map(({ membership }) => membership.customRoleId));
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
      const { customRoleId } = person.membership;
      const role = customRoleId === null ? undefined : roles.get(customRoleId);
      const names = groupsIn(person.user, teamId)
        .map((id) => groups.get(id))
        .flatMap((past) => (past?.status === 'active' ? [past.name] : []));
      return {
        ...person,
        isReachable: (await findCurrentOrRestorableUser(context, person.id)) !== null,
        customRole:
          customRoleId !== null && role?.status === 'active'
            ? { id: customRoleId, name: role.name, permissions: role.permissions }
            : null,
        groupNames: names.toSorted((one, other) => one.localeCompare(other, 'en')),
      };
    }),
  );
}
