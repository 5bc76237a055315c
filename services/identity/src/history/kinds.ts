import type { PersonChangeKind } from '../graphql/generated.ts';

export type ChangeKind = PersonChangeKind;

const kinds: Record<string, ChangeKind> = {
  MemberInvited: 'INVITATION', InvitationRevoked: 'INVITATION',
  TeamJoined: 'MEMBERSHIP', MemberLocked: 'MEMBERSHIP', MemberUnlocked: 'MEMBERSHIP', MemberRemoved: 'MEMBERSHIP', MemberRestored: 'MEMBERSHIP',
  MemberRoleChanged: 'ROLE', MemberCustomRoleChanged: 'ROLE', MemberPermissionsChanged: 'PERMISSIONS', GroupJoined: 'GROUPS', GroupLeft: 'GROUPS', ProfileEdited: 'PROFILE',
  PasswordChanged: 'SIGN_IN', PasswordDropped: 'SIGN_IN', TotpTurnedOn: 'SIGN_IN', TotpTurnedOff: 'SIGN_IN', RecoveryCodesIssued: 'SIGN_IN', PasskeyAdded: 'SIGN_IN', PasskeyRemoved: 'SIGN_IN', SecondFactorReset: 'SIGN_IN',
};

/** Whether people hear of it; what only the product notes of somebody is no change. */
export const isChange = (type: string) => Object.hasOwn(kinds, type);

/** @throws Error for what is no change */
export function kindOf(type: string): ChangeKind {
  const kind = kinds[type];
  if (!kind) throw new Error(`${type} is no change of a person`);
  return kind;
}
