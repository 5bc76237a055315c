import { permissionLabel } from '@lectern/schemas/access/role-labels.ts';
import type { PersonChangeEntryFragment } from '../../gql/graphql.ts';
import { clientLabel } from '../sign-ins/sign-in-labels.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type Person = PersonChangeEntryFragment['person'];

export const kindLabels = {
  INVITATION: common.invitations,
  MEMBERSHIP: texts.membership,
  ROLE: common.roles,
  PERMISSIONS: common.permissions,
  GROUPS: common.groups,
  PROFILE: texts.profiles,
  SIGN_IN: texts.signIn,
  DEVICES: common.devices,
  IMPERSONATION: texts.actingAsOthers,
  CUSTOM_ROLES: texts.customRoles,
  TEAM: common.teamSettings,
  SINGLE_SIGN_ON: texts.singleSignOn,
} as const satisfies Record<PersonChangeEntryFragment['kind'], string>;

export const personName = (person: Person): string =>
  person?.name ?? person?.email ?? common.erasedUser;

/** A permission's label; other fields keep their name. */
export function fieldLabel(name: string): string {
  return name.startsWith('can_') ? permissionLabel(name) : name;
}

const networkLabels = {
  THIS_MACHINE: texts.thisServer,
  PRIVATE: texts.aPrivateNetwork,
  PUBLIC: texts.theInternet,
  UNKNOWN: null,
} as const;

/** “Chrome on Mac, 203.0.113.7”, as far as known; without an IP address the network. */
export function originLabel({
  network,
  signIn,
}: Pick<PersonChangeEntryFragment, 'network' | 'signIn'>): string | null {
  const place = network == null ? null : networkLabels[network];
  const parts = [
    signIn ? clientLabel({ deviceName: signIn.deviceName, userAgent: signIn.userAgent }) : null,
    signIn?.address ?? (place && texts.fromPlace({ place })),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
