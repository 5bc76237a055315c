import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type {
  EditedUserFieldsFragment,
  MemberFieldsFragment,
  MemberStatus,
  SettingsFieldsFragment,
  TeamRole,
  UserFieldsFragment,
} from '../gql/graphql.ts';
import { at } from './data.ts';
import { permissionsResource, presentPermissions } from './permissions.ts';
import { presentTeam, teamResource } from './team.ts';

graphql(`
  fragment MemberFields on User {
    id
    email
    name
    slug
    title
    phone
    isActive
    status
    createdAt
    currentTeamRole
    currentTeam {
      id
      channel
    }
    abilities {
      isFullUser
      isEmployee
      canSendEmails
      canUseSnippets
      canCreateSpaces
      canShareSpaces
      canVerifyEmails
      canSendFaxes
      canUseMetabase
      canTestEmailTemplates
      canUseSinch
      canUseHaystack
    }
  }
`);

graphql(`
  fragment UserFields on User {
    ...MemberFields
    permissions
    storedPermissions
    currentTeam {
      ...TeamFields
    }
    teams {
      ...TeamFields
    }
    settings {
      ...SettingsFields
    }
  }
`);

graphql(`
  fragment SettingsFields on UserSettings {
    signature
    notificationLevel
    timeZone
    locale
  }
`);

graphql(`
  fragment EditedUserFields on User {
    ...MemberFields
    permissions
    storedPermissions
    currentTeam {
      ...TeamFields
    }
    settings {
      ...SettingsFields
    }
    invitation {
      sentAt
      expiresAt
      isExpired
      invitedBy {
        id
      }
    }
  }
`);

/** accounts §3, User: what every member of the team may know of another. */
export const memberResource = z.strictObject({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  slug: z.string(),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(['Invited', 'Active', 'Locked', 'Removed']),
  is_active: z.boolean(),
  current_team_id: z.string(),
  current_team_role: z.enum(['Team Admin', 'Team Member']),
  is_team_admin: z.boolean(),
  is_team_member: z.boolean(),
  is_employee: z.boolean(),
  is_full_user: z.boolean(),
  roles: z.array(z.string()),
  channel: z.string().nullable(),
  can_send_emails: z.boolean(),
  can_use_snippets: z.boolean(),
  can_create_spaces: z.boolean(),
  can_share_spaces: z.boolean(),
  can_verify_emails: z.boolean(),
  can_send_faxes: z.boolean(),
  can_use_metabase: z.boolean(),
  can_test_email_templates: z.boolean(),
  can_use_sinch: z.boolean(),
  can_use_haystack: z.boolean(),
  created_at: at,
});

/** What somebody has chosen for themselves. */
export const settingsResource = z.strictObject({
  signature: z.string().nullable(),
  notification_level: z.number().int(),
  time_zone: z.string().nullable(),
  locale: z.string(),
});

/** The signed-in user: what others know, and what is their own. `team_permissions` are the keys that were given, `permissions` what follows from them and the role. */
export const userResource = memberResource.extend({
  permissions: permissionsResource,
  team_permissions: z.array(z.string()),
  current_team: teamResource,
  teams: z.array(teamResource).optional(),
  ...settingsResource.shape,
});

/** Somebody in the team, for those who edit users. */
export const editedUserResource = memberResource.extend({
  permissions: permissionsResource,
  team_permissions: z.array(z.string()),
  current_team: teamResource,
  ...settingsResource.shape,
  invitation: z
    .strictObject({
      sent_at: at,
      expires_at: at,
      is_expired: z.boolean(),
      invited_by: z.string().nullable(),
    })
    .nullable(),
});

export const roleNames = {
  TEAM_ADMIN: 'Team Admin',
  TEAM_MEMBER: 'Team Member',
} as const satisfies Record<TeamRole, string>;
export const statusNames = {
  INVITED: 'Invited',
  ACTIVE: 'Active',
  LOCKED: 'Locked',
  REMOVED: 'Removed',
} as const satisfies Record<MemberStatus, string>;

export function presentMember({
  abilities,
  currentTeam,
  ...user
}: MemberFieldsFragment): z.output<typeof memberResource> {
  const isAdmin = user.currentTeamRole === 'TEAM_ADMIN';
  return {
    id: user.id,
    email: user.email ?? null,
    name: user.name ?? null,
    slug: user.slug,
    title: user.title ?? null,
    phone: user.phone ?? null,
    status: statusNames[user.status],
    is_active: user.isActive,
    current_team_id: currentTeam.id,
    current_team_role: roleNames[user.currentTeamRole],
    is_team_admin: isAdmin,
    is_team_member: !isAdmin,
    is_employee: abilities.isEmployee,
    is_full_user: abilities.isFullUser,
    roles: [roleNames[user.currentTeamRole]],
    channel: currentTeam.channel ?? null,
    can_send_emails: abilities.canSendEmails,
    can_use_snippets: abilities.canUseSnippets,
    can_create_spaces: abilities.canCreateSpaces,
    can_share_spaces: abilities.canShareSpaces,
    can_verify_emails: abilities.canVerifyEmails,
    can_send_faxes: abilities.canSendFaxes,
    can_use_metabase: abilities.canUseMetabase,
    can_test_email_templates: abilities.canTestEmailTemplates,
    can_use_sinch: abilities.canUseSinch,
    can_use_haystack: abilities.canUseHaystack,
    created_at: user.createdAt,
  };
}

export function presentUser(
  user: UserFieldsFragment,
  { withTeams = true }: { withTeams?: boolean } = {},
): z.output<typeof userResource> {
  return {
    ...presentMember(user),
    permissions: presentPermissions(user.permissions ?? []),
    team_permissions: user.storedPermissions ?? [],
    current_team: presentTeam(user.currentTeam),
    ...(withTeams && { teams: user.teams.map(presentTeam) }),
    ...presentSettings(user.settings),
  };
}

export function presentEditedUser(
  user: EditedUserFieldsFragment,
): z.output<typeof editedUserResource> {
  const { invitation } = user;
  return {
    ...presentMember(user),
    permissions: presentPermissions(user.permissions ?? []),
    team_permissions: user.storedPermissions ?? [],
    current_team: presentTeam(user.currentTeam),
    ...presentSettings(user.settings),
    invitation: invitation
      ? {
          sent_at: invitation.sentAt,
          expires_at: invitation.expiresAt,
          is_expired: invitation.isExpired,
          invited_by: invitation.invitedBy?.id ?? null,
        }
      : null,
  };
}

export function presentSettings(
  settings: SettingsFieldsFragment | null | undefined,
): z.output<typeof settingsResource> {
  return {
    signature: settings?.signature ?? null,
    notification_level: settings?.notificationLevel ?? 0,
    time_zone: settings?.timeZone ?? null,
    locale: settings?.locale ?? 'en',
  };
}
