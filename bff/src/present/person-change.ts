import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { Network, PersonChangeKind } from '../gql/graphql.ts';
import { resource } from '../resource/resource.ts';

const PersonChangeFields = graphql(`
  fragment PersonChangeFields on PersonChange {
    id
    at
    kind
    personId
    summary
    groupName
    network
    requestId
    canBeUndone
    person {
      id
      name
      email
    }
    actor {
      id
      name
      email
    }
    onBehalfOf {
      id
      name
      email
    }
    fields {
      name
      before
      after
    }
    signIn {
      deviceName
      userAgent
      address
    }
  }
`);

const kindNames = {
  INVITATION: 'invitation',
  MEMBERSHIP: 'membership',
  ROLE: 'role',
  PERMISSIONS: 'permissions',
  GROUPS: 'groups',
  PROFILE: 'profile',
  SIGN_IN: 'sign_in',
  DEVICES: 'devices',
  IMPERSONATION: 'impersonation',
  CUSTOM_ROLES: 'custom_roles',
  TEAM: 'team',
  SINGLE_SIGN_ON: 'single_sign_on',
} as const satisfies Record<PersonChangeKind, string>;
export const changeKind = z.enum(Object.values(kindNames));

const networkNames = {
  THIS_MACHINE: 'THIS_MACHINE',
  PRIVATE: 'PRIVATE',
  PUBLIC: 'PUBLIC',
  UNKNOWN: 'UNKNOWN',
} as const satisfies Record<Network, string>;

/**
 * One thing that happened to a person in a team, or to the team itself (then `person_id` is null): who did it, when,
 * from where, and each value before and after.
 */
export const personChangeResource = resource(PersonChangeFields, {
  names: { groupName: 'group', fields: 'changes', signIn: null },
  words: { kind: kindNames, network: networkNames },
  added: {
    schema: z.object({
      device: z
        .string()
        .nullable()
        .describe(
          'The device or browser that it was done with; null when the caller may not see it.',
        ),
      address: z
        .string()
        .nullable()
        .describe(
          'The network address that it was done from; null when the caller may not see it.',
        ),
    }),
    of: ({ signIn }) => ({
      device: signIn?.deviceName ?? signIn?.userAgent ?? null,
      address: signIn?.address ?? null,
    }),
  },
});
