import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { PersonChangeFieldsFragment } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
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

export const changeKinds = {
  invitation: 'INVITATION',
  membership: 'MEMBERSHIP',
  role: 'ROLE',
  permissions: 'PERMISSIONS',
  groups: 'GROUPS',
  profile: 'PROFILE',
  sign_in: 'SIGN_IN',
  devices: 'DEVICES',
  impersonation: 'IMPERSONATION',
  custom_roles: 'CUSTOM_ROLES',
  team: 'TEAM',
  single_sign_on: 'SINGLE_SIGN_ON',
} as const;
export const changeKind = z.enum(
  Object.keys(changeKinds) as [keyof typeof changeKinds, ...(keyof typeof changeKinds)[]],
);

const somebody = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** One thing that happened to somebody in a team, or to the team itself: who did it, when, from where, and each value before and after. */
export const personChangeResource = z.strictObject({
  id: z.string(),
  at,
  kind: changeKind,
  /** Null where it is of the team. */
  person_id: z.string().nullable(),
  person: somebody.nullable(),
  actor: somebody.nullable(),
  on_behalf_of: somebody.nullable(),
  summary: z.string(),
  group: z.string().nullable(),
  changes: z.array(
    z.strictObject({
      name: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  network: z.enum(['THIS_MACHINE', 'PRIVATE', 'PUBLIC', 'UNKNOWN']).nullable(),
  device: z.string().nullable(),
  address: z.string().nullable(),
  request_id: z.string(),
  can_be_undone: z.boolean(),
});

type Somebody = NonNullable<PersonChangeFieldsFragment['person']>;

export function presentPersonChange({
  personId,
  onBehalfOf,
  groupName,
  fields,
  signIn,
  requestId,
  canBeUndone,
  kind,
  ...change
}: PersonChangeFieldsFragment): z.output<typeof personChangeResource> {
  return {
    id: change.id,
    at: change.at,
    kind: kind.toLowerCase() as keyof typeof changeKinds,
    person_id: personId ?? null,
    person: presentSomebody(change.person),
    actor: presentSomebody(change.actor),
    on_behalf_of: presentSomebody(onBehalfOf),
    summary: change.summary,
    group: groupName ?? null,
    changes: fields.map(({ name, before, after }) => ({
      name,
      before: before ?? null,
      after: after ?? null,
    })),
    network: change.network ?? null,
    device: signIn?.deviceName ?? signIn?.userAgent ?? null,
    address: signIn?.address ?? null,
    request_id: requestId,
    can_be_undone: canBeUndone,
  };
}

const presentSomebody = (one: Somebody | null | undefined) =>
  one ? { id: one.id, name: one.name ?? null, email: one.email ?? null } : null;
