import { GroupJoined, GroupLeft } from '@lectern/schemas/events/identity/groups.ts';
import { InvitationRevoked, MemberCustomRoleChanged, MemberInvited, MemberLocked, MemberPermissionsChanged, MemberRemoved, MemberRestored, MemberRoleChanged, MemberUnlocked, TeamJoined } from '@lectern/schemas/events/identity/memberships.ts';
import { PasskeyAdded, PasskeyRemoved, RecoveryCodesIssued, SecondFactorReset, TotpTurnedOff, TotpTurnedOn } from '@lectern/schemas/events/identity/second-factor.ts';
import { PasswordChanged, ProfileEdited } from '@lectern/schemas/events/identity/users.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import { kindOf, type ChangeKind } from './kinds.ts';

/** That something about somebody changed; what it was, their stream says (find-changes.ts), so that nothing personal is kept twice. */
export interface NotedChange {
  personId: string;
  at: string;
  kind: ChangeKind;
  actorId: string | null;
}

const filters = ['personId', 'actorId', 'kind', 'at'];

/** Which people of a team were changed when, and by whom? */
export const peopleHistory = projection({
  name: 'people-history',
  version: 3,
  on: [
    MemberInvited, InvitationRevoked, TeamJoined, MemberRoleChanged, MemberCustomRoleChanged, MemberPermissionsChanged, MemberLocked, MemberUnlocked, MemberRemoved, MemberRestored, GroupJoined, GroupLeft, ProfileEdited,
    PasswordChanged, TotpTurnedOn, TotpTurnedOff, RecoveryCodesIssued, PasskeyAdded, PasskeyRemoved, SecondFactorReset,
  ],
  fields: { personId: 'text', actorId: 'text', kind: 'text', at: 'text' },
  lists: {
    newest: { filters, orderBy: '-at' },
    ofPerson: { equals: ['personId'], filters, orderBy: '-at' },
    byActor: { equals: ['actorId'], filters, orderBy: '-at' },
    ofKind: { equals: ['kind'], filters, orderBy: '-at' },
  },
  touches: ({ meta }) => [meta.id],
  apply: (_before: NotedChange | undefined, { type, data, meta }): NotedChange => ({ personId: data.userId, at: meta.time, kind: kindOf(type), actorId: meta.actorId }),
  index: ({ personId, actorId, kind, at }) => ({ personId, actorId, kind, at }),
});
