import { permissionLabel } from '@lectern/schemas/access/role-labels.ts';
import type { PersonChangeEntryFragment } from '../../gql/graphql.ts';
import { clientLabel } from '../sign-ins/sign-in-labels.ts';

type Person = PersonChangeEntryFragment['person'];

export const kindLabels = {
  INVITATION: 'Invitations',
  MEMBERSHIP: 'Membership',
  ROLE: 'Roles',
  PERMISSIONS: 'Permissions',
  GROUPS: 'Groups',
  PROFILE: 'Profiles',
  SIGN_IN: 'Sign-in',
  DEVICES: 'Devices',
  IMPERSONATION: 'Acting as others',
  CUSTOM_ROLES: 'Custom roles',
  TEAM: 'Team settings',
  SINGLE_SIGN_ON: 'Single sign-on',
} as const satisfies Record<PersonChangeEntryFragment['kind'], string>;

export const personName = (person: Person): string =>
  person?.name ?? person?.email ?? 'Erased user';

/** A permission's label; other fields keep their name. */
export function fieldLabel(name: string): string {
  return name.startsWith('can_') ? permissionLabel(name) : name;
}

const networkLabels = {
  THIS_MACHINE: 'this server',
  PRIVATE: 'a private network',
  PUBLIC: 'the internet',
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
    signIn?.address ?? (place && `from ${place}`),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}
