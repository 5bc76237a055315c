import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type {
  EditedUserFieldsFragment,
  MemberFieldsFragment,
  SettingsFieldsFragment,
  TeamRole,
} from '../gql/graphql.ts';
import { userChannel } from '../feeds/channels.ts';
import { resource, type Presented } from '../resource/resource.ts';
import { permissionsResource, presentPermissions } from './permissions.ts';
import { teamResource } from './team.ts';

const MemberFields = graphql(`
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

const UserFields = graphql(`
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

const SettingsFields = graphql(`
  fragment SettingsFields on UserSettings {
    signature
    notificationLevel
    timeZone
    locale
  }
`);

const EditedUserFields = graphql(`
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

export const roleNames = {
  TEAM_ADMIN: 'Team Admin',
  TEAM_MEMBER: 'Team Member',
} as const satisfies Record<TeamRole, string>;

const words = { currentTeamRole: roleNames };

const inTeam = {
  schema: z.object({
    current_team_id: z.string().describe('The id of the team that this describes them in.'),
    channel: z.string().describe('The channel of `GET /api/realtime` for their notifications.'),
    is_team_admin: z.boolean().describe('Whether they are an administrator of the team.'),
    is_team_member: z
      .boolean()
      .describe('Whether they are a member without being an administrator.'),
    roles: z.array(z.string()).describe('Their role in the team, as a list of one.'),
  }),
  of: ({
    id,
    currentTeam,
    currentTeamRole: role,
  }: Pick<MemberFieldsFragment, 'id' | 'currentTeam' | 'currentTeamRole'>) => ({
    current_team_id: currentTeam.id,
    channel: userChannel(id),
    is_team_admin: role === 'TEAM_ADMIN',
    is_team_member: role !== 'TEAM_ADMIN',
    roles: [roleNames[role]],
  }),
};

/** accounts §3, User: visible to every member of the team. */
export const memberResource = resource(MemberFields, {
  flat: 'abilities',
  names: { currentTeam: null },
  words,
  added: inTeam,
});

const settings = resource(SettingsFields);

export const settingsResource = {
  schema: settings.schema,
  present: (chosen: SettingsFieldsFragment | null | undefined) =>
    settings.present(
      chosen ?? { signature: null, notificationLevel: 0, timeZone: null, locale: 'en' },
    ),
};

/** `team_permissions` are the keys that were given, `permissions` what follows from them and the role. */
const ofUser = {
  schema: inTeam.schema.extend({
    ...settings.schema.shape,
    permissions: permissionsResource.describe(
      'Every permission by key: whether they have it, by their role or on its own.',
    ),
    team_permissions: z
      .array(z.string())
      .describe('Keys of the permissions that were given to them.'),
    current_team: teamResource.schema.describe('The team that this describes them in.'),
  }),
  of: (user: Omit<EditedUserFieldsFragment, 'invitation'>) => ({
    ...inTeam.of(user),
    ...settingsResource.present(user.settings),
    permissions: presentPermissions(user.permissions ?? []),
    team_permissions: user.storedPermissions ?? [],
    current_team: teamResource.present(user.currentTeam),
  }),
};
const userNames = {
  currentTeam: null,
  settings: null,
  permissions: null,
  storedPermissions: null,
} as const;

export const userResource = resource(UserFields, {
  flat: 'abilities',
  names: userNames,
  words,
  added: {
    schema: ofUser.schema.extend({
      teams: z
        .array(teamResource.schema)
        .optional()
        .describe('All teams that they are in; left out when not requested.'),
    }),
    of: (user): ReturnType<typeof ofUser.of> & { teams: TeamList } => ({
      ...ofUser.of(user),
      teams: user.teams.map(teamResource.present),
    }),
  },
});
/** Left out where the caller does not want them. */
type TeamList = Presented<typeof teamResource>[] | undefined;

/** A member of the team, for those who edit users. */
export const editedUserResource = resource(EditedUserFields, {
  flat: 'abilities',
  names: { ...userNames, invitedBy: 'invited_by' },
  words,
  added: ofUser,
});
