import {
  InvitationRevoked,
  MemberInvited,
  MemberRemoved,
  MemberRoleChanged,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/**
 * When a person was a member or invited. Their stream says who and what they were
 * (people-as-of.ts).
 */
export interface MembershipPeriods {
  /** Disjoint, oldest first; `until` null means still. */
  stays: readonly { from: string; until: string | null }[];
  wasAdmin: boolean;
}

/** Sorts after every timestamp. */
const NEVER = '9999';

export function isMemberAt({ stays }: MembershipPeriods, at: string): boolean {
  return stays.some(({ from, until }) => from <= at && (until === null || until > at));
}

function started(stays: MembershipPeriods['stays'], at: string): MembershipPeriods['stays'] {
  const last = stays.at(-1);
  if (last?.until === null) return stays;
  // Ended and started in the same moment: never ended.
  return last?.until === at
    ? [...stays.slice(0, -1), { from: last.from, until: null }]
    : [...stays, { from: at, until: null }];
}

function ended(stays: MembershipPeriods['stays'], at: string): MembershipPeriods['stays'] {
  const last = stays.at(-1);
  return last?.until === null ? [...stays.slice(0, -1), { from: last.from, until: at }] : stays;
}

/** Who was in a team when? */
export const membershipPeriods = projection({
  name: 'stays',
  version: 1,
  on: [MemberInvited, TeamJoined, InvitationRevoked, MemberRemoved, MemberRoleChanged],
  fields: { since: 'text', until: 'text', isBack: 'boolean', wasAdmin: 'boolean' },
  lists: { oldest: { filters: ['since', 'until', 'isBack', 'wasAdmin'], orderBy: 'since' } },
  rowIds: ({ data }) => [data.userId],
  apply(
    before: MembershipPeriods | undefined,
    { type, data, meta: { time } },
  ): MembershipPeriods | undefined {
    const { stays: known, wasAdmin } = before ?? { stays: [], wasAdmin: false };
    switch (type) {
      case 'MemberInvited':
      case 'TeamJoined':
        return { stays: started(known, time), wasAdmin: wasAdmin || data.role === 'TEAM_ADMIN' };
      case 'MemberRoleChanged':
        return { stays: known, wasAdmin: wasAdmin || data.role === 'TEAM_ADMIN' };
      case 'InvitationRevoked':
      case 'MemberRemoved':
        return { stays: ended(known, time), wasAdmin };
    }
  },
  index: ({ stays: known, wasAdmin }) => ({
    since: known[0]?.from ?? NEVER,
    until: known.at(-1)?.until ?? NEVER,
    isBack: known.length > 1,
    wasAdmin,
  }),
});

/** Includes some who left and rejoined, who may have been away at that moment. */
export const maybeMemberAt = (at: string) => ({
  since: { to: at },
  until: { from: new Date(Date.parse(at) + 1).toISOString() },
});
