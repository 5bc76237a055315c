import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { EventDefinition } from '@lectern/schemas/events/event.ts';
import {
  CustomRoleCreated,
  CustomRoleDeleted,
  CustomRolePermissionsChanged,
  CustomRoleRenamed,
} from '@lectern/schemas/events/identity/custom-roles.ts';
import { DeviceRevoked } from '@lectern/schemas/events/identity/devices.ts';
import {
  GroupCreated,
  GroupDeleted,
  GroupJoined,
  GroupLeft,
  GroupRenamed,
} from '@lectern/schemas/events/identity/groups.ts';
import {
  ImpersonationEnded,
  ImpersonationStarted,
} from '@lectern/schemas/events/identity/impersonations.ts';
import {
  InvitationRevoked,
  MemberCustomRoleChanged,
  MemberInvited,
  MemberLocked,
  MemberPermissionsChanged,
  MemberRemoved,
  MemberRestored,
  MemberRoleChanged,
  MemberUnlocked,
  TeamJoined,
} from '@lectern/schemas/events/identity/memberships.ts';
import {
  PasskeyAdded,
  PasskeyRemoved,
  RecoveryCodesIssued,
  SecondFactorReset,
  TotpTurnedOff,
  TotpTurnedOn,
} from '@lectern/schemas/events/identity/second-factor.ts';
import {
  SingleSignOnConfigured,
  SingleSignOnMadeOptional,
  SingleSignOnRequired,
  SingleSignOnTested,
  SingleSignOnTurnedOff,
} from '@lectern/schemas/events/identity/single-sign-on.ts';
import {
  TeamDomainAdded,
  TeamDomainProven,
  TeamDomainRemoved,
} from '@lectern/schemas/events/identity/team-domains.ts';
import { TeamRegistered, TeamSettingsChanged } from '@lectern/schemas/events/identity/teams.ts';
import {
  PasswordChanged,
  PasswordDropped,
  ProfileEdited,
} from '@lectern/schemas/events/identity/users.ts';
import type { PersonChangeKind } from '../../graphql/generated.ts';

export type ChangeKind = PersonChangeKind;

/** Kinds of changes that people see; events that are missing here are internal. */
const eventsByKind = {
  INVITATION: [MemberInvited, InvitationRevoked],
  MEMBERSHIP: [TeamJoined, MemberLocked, MemberUnlocked, MemberRemoved, MemberRestored],
  ROLE: [MemberRoleChanged, MemberCustomRoleChanged],
  PERMISSIONS: [MemberPermissionsChanged],
  GROUPS: [GroupJoined, GroupLeft, GroupCreated, GroupRenamed, GroupDeleted],
  PROFILE: [ProfileEdited],
  SIGN_IN: [
    PasswordChanged,
    PasswordDropped,
    TotpTurnedOn,
    TotpTurnedOff,
    RecoveryCodesIssued,
    PasskeyAdded,
    PasskeyRemoved,
    SecondFactorReset,
  ],
  DEVICES: [DeviceRevoked],
  IMPERSONATION: [ImpersonationStarted, ImpersonationEnded],
  CUSTOM_ROLES: [
    CustomRoleCreated,
    CustomRoleRenamed,
    CustomRolePermissionsChanged,
    CustomRoleDeleted,
  ],
  TEAM: [TeamRegistered, TeamSettingsChanged],
  SINGLE_SIGN_ON: [
    TeamDomainAdded,
    TeamDomainProven,
    TeamDomainRemoved,
    SingleSignOnConfigured,
    SingleSignOnTested,
    SingleSignOnRequired,
    SingleSignOnMadeOptional,
    SingleSignOnTurnedOff,
  ],
} as const satisfies Record<ChangeKind, readonly EventDefinition[]>;

export const changeEvents = Object.values(eventsByKind).flat();
export const changeKinds = Object.keys(eventsByKind) as ChangeKind[];

const kinds = new Map<string, ChangeKind>(
  changeKinds.flatMap((kind) => eventsByKind[kind].map(({ type }) => [type, kind] as const)),
);

export const isChange = (type: string) => kinds.has(type);

/** @throws Error for other events */
export function kindOf(type: string): ChangeKind {
  const kind = kinds.get(type);
  if (!kind) throw new Error(`${type} is no change`);
  return kind;
}

/** Events of the person themselves, even without a sign-in: by mailed link or identity provider. */
const selfServiceEvents: ReadonlySet<string> = new Set(
  [TeamJoined, PasswordChanged, ProfileEdited, SingleSignOnTested].map(({ type }) => type),
);

/** Null for the product itself. */
export function actorOf({
  type,
  data,
  meta,
}: Pick<RecordedEvent, 'type' | 'data'> & { meta: Pick<RecordedEvent['meta'], 'actorId'> }):
  | string
  | null {
  return meta.actorId ?? (selfServiceEvents.has(type) ? String(data['userId']) : null);
}

/** The person it is about; null for the team. */
export function subjectOf({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): string | null {
  return kindOf(type) !== 'SINGLE_SIGN_ON' && typeof data['userId'] === 'string'
    ? data['userId']
    : null;
}
