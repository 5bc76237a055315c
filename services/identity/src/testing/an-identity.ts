import type { Claims, TeamRole } from '@lectern/schemas/access/claims.ts';
import type { Idempotency } from '@lectern/kernel/store/commits-port.ts';
import { startServices, type RunningServices } from '@lectern/kernel/testing/start-service.ts';
import { identity } from '../service.ts';

export const anna = {
  teamName: 'Acme',
  name: 'Anna',
  email: 'anna@example.com',
  password: 'correct horse battery',
};

const SIGNED_IN =
  'token expiresAt knownBrowser user { id email name slug isActive createdAt currentTeam { id name slug } currentTeamRole permissions teams { id } }';
const CHANGE =
  'id kind summary personId actor { id } onBehalfOf { id } canBeUndone fields { name before after }';

export const documents = {
  setUp: `mutation SetUp($input: SetUpInput!) { setUp(input: $input) { ${SIGNED_IN} } }`,
  signIn: `mutation SignIn($input: SignInInput!) { signIn(input: $input) { signedIn { ${SIGNED_IN} } missing { kinds passkeyOptions } } }`,
  signOut: 'mutation SignOut { signOut }',
  setup: 'query Setup { setup { isNeeded isRegistrationOpen } }',
  register: 'mutation Register($input: RegisterInput!) { register(input: $input) { isMailKept } }',
  registration:
    'query Registration($token: String!) { registration(token: $token) { email teamName isTrial } }',
  activateRegistration: `mutation Activate($input: ActivateRegistrationInput!) { activateRegistration(input: $input) { ${SIGNED_IN} } }`,
  inviteMembers:
    'mutation InviteMembers($input: InviteMembersInput!) { inviteMembers(input: $input) { email problem user { id status email name currentTeamRole storedPermissions } } }',
  inviteListedMembers:
    'mutation InviteListed($people: [ListedPersonInput!]!) { inviteListedMembers(people: $people) { email problem user { id status email name currentTeamRole storedPermissions } } }',
  invitationPreview:
    'query InvitationPreview($people: [ListedPersonInput!]!) { invitationPreview(people: $people) { email outlook problem } }',
  resendInvitation:
    'mutation Resend($userId: ID!) { resendInvitation(userId: $userId) { id invitation { sentAt expiresAt isExpired invitedBy { id } } } }',
  revokeInvitation: 'mutation Revoke($userId: ID!) { revokeInvitation(userId: $userId) }',
  invitation:
    'query Invitation($token: String!) { invitation(token: $token) { email name teamName hasLostRole } }',
  createPassword: `mutation CreatePassword($input: CreatePasswordInput!) { createPassword(input: $input) { ${SIGNED_IN} } }`,
  requestPasswordReset:
    'mutation Forgot($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { isMailKept } }',
  resetPassword: 'mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) }',
  changeMemberRole:
    'mutation Role($userId: ID!, $role: TeamRole!, $teamId: ID) { changeMemberRole(userId: $userId, role: $role, teamId: $teamId) { id currentTeamRole } }',
  changeMemberPermissions:
    'mutation Permissions($userId: ID!, $permissions: [String!]!) { changeMemberPermissions(userId: $userId, permissions: $permissions) { id storedPermissions } }',
  lockMember: 'mutation Lock($userId: ID!) { lockMember(userId: $userId) { id status isActive } }',
  unlockMember:
    'mutation Unlock($userId: ID!) { unlockMember(userId: $userId) { id status isActive } }',
  removeMember:
    'mutation Remove($userId: ID!, $teamId: ID) { removeMember(userId: $userId, teamId: $teamId) }',
  restoreMember:
    'mutation Restore($userId: ID!, $teamId: ID) { restoreMember(userId: $userId, teamId: $teamId) { id status storedPermissions groups { name } } }',
  removedUser:
    'query Removed($id: ID!) { user(id: $id, withRemoved: true) { id email status permissions storedPermissions removal { restorableUntil } } }',
  editMember:
    'mutation EditMember($userId: ID!, $input: EditMemberInput!) { editMember(userId: $userId, input: $input) { name title phone settings { timeZone locale } } }',
  whereabouts:
    'query Whereabouts($id: ID!) { user(id: $id) { lastSeenAt canBeEdited placements { team { id } role status isCurrent mayChangeRole } } }',
  createTeam:
    'mutation Create($input: CreateTeamInput!) { createTeam(input: $input) { id name slug timeZone locale type promptForCustomerTimeout mayEdit displayUserInfo sharingConsent privacyPolicyUrl accountManager { id } features { fax } } }',
  switchTeam:
    'mutation Switch($teamId: ID!) { switchTeam(teamId: $teamId) { id currentTeam { id } currentTeamRole permissions memberships { team { id } role isCurrent } } }',
  addToTeams:
    'mutation Add($userId: ID!, $teamIds: [ID!]!, $role: TeamRole! = TEAM_MEMBER) { addToTeams(userId: $userId, teamIds: $teamIds, role: $role) { id currentTeam { id } currentTeamRole permissions } }',
  accountManagers: 'query Managers { accountManagers { id } }',
  editProfile:
    'mutation Edit($input: EditProfileInput!) { editProfile(input: $input) { name title phone settings { signature notificationLevel timeZone locale } } }',
  changePassword:
    'mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) }',
  changeTeamSettings:
    'mutation Settings($input: ChangeTeamSettingsInput!, $teamId: ID) { changeTeamSettings(input: $input, teamId: $teamId) { name promptForCustomerTimeout accountManager { id currentTeamRole permissions } sharingConsent privacyPolicyUrl features { spaces fax } } }',
  user: 'query User($id: ID!) { user(id: $id) { id name email title status isActive permissions storedPermissions abilities { canCreateSpaces canSendEmails } invitationLink invitation { isExpired } settings { locale } } }',
  users:
    'query Users($search: String, $role: TeamRole, $status: MemberStatus, $permission: String, $groupId: ID, $customRoleId: ID, $sort: UserSort! = NAME, $page: Int! = 1, $pageSize: Int! = 100) { users(search: $search, role: $role, status: $status, permission: $permission, groupId: $groupId, customRoleId: $customRoleId, sort: $sort, page: $page, pageSize: $pageSize) { total items { id name email status } } }',
  explained:
    'query Explained($id: ID!, $permissions: [String!]!) { user(id: $id) { customRoleName explanations(permissions: $permissions) { permission may because customRole { name } } } }',
  customRoles: 'query CustomRoles { customRoles { id name permissions memberCount } }',
  createCustomRole:
    'mutation CreateRole($name: String!, $permissions: [String!]!) { createCustomRole(name: $name, permissions: $permissions) { id name permissions memberCount } }',
  reviseCustomRole:
    'mutation ReviseRole($id: ID!, $name: String, $permissions: [String!]) { reviseCustomRole(id: $id, name: $name, permissions: $permissions) { id name permissions memberCount } }',
  deleteCustomRole: 'mutation DeleteRole($id: ID!) { deleteCustomRole(id: $id) }',
  changeMembers:
    'mutation Change($changes: [MemberChangeInput!]!, $isUndo: Boolean! = false) { changeMembers(changes: $changes, isUndo: $isUndo) { id code problem user { currentTeamRole storedPermissions customRole { name } } } }',
  groups:
    'query Groups($search: String) { groups(search: $search) { total items { id name memberCount } } }',
  createGroup:
    'mutation CreateGroup($name: String!) { createGroup(name: $name) { id name memberCount } }',
  renameGroup:
    'mutation RenameGroup($id: ID!, $name: String!) { renameGroup(id: $id, name: $name) { id name } }',
  deleteGroup: 'mutation DeleteGroup($id: ID!) { deleteGroup(id: $id) }',
  addToGroup:
    'mutation AddToGroup($id: ID!, $userIds: [ID!]!) { addToGroup(id: $id, userIds: $userIds) { group { memberCount } changed { id groups { name } } refused { id code } } }',
  removeFromGroup:
    'mutation RemoveFromGroup($id: ID!, $userIds: [ID!]!) { removeFromGroup(id: $id, userIds: $userIds) { changed { id } refused { id } } }',
  peopleAsOf:
    'query PeopleAsOf($at: DateTime!, $search: String, $role: TeamRole, $first: Int! = 50, $after: String) { peopleAsOf(at: $at, search: $search, role: $role, first: $first, after: $after) { items { personId name role } endCursor total } }',
  personAsOf:
    'query PersonAsOf($id: ID!, $at: DateTime!) { personAsOf(id: $id, at: $at) { personId name email title status role permissions storedPermissions customRoleName groupNames placements { team { id } role status isCurrent } } }',
  peopleHistory: `query PeopleHistory($filter: PeopleHistoryFilter) { peopleHistory(filter: $filter, first: 300) { items { ${CHANGE} } } }`,
  historyOf: `query HistoryOf($id: ID!) { user(id: $id) { history { items { ${CHANGE} } } } }`,
  undoMemberChange:
    'mutation UndoChange($userId: ID!, $changeId: ID!) { undoMemberChange(userId: $userId, changeId: $changeId) { name title phone customRole { name } } }',
  addTeamDomain: 'mutation AddDomain($domain: String!) { addTeamDomain(domain: $domain) { id } }',
  configureSingleSignOn:
    'mutation Configure($input: ConfigureSingleSignOnInput!) { configureSingleSignOn(input: $input) { id } }',
  turnOffSingleSignOn: 'mutation TurnOff { turnOffSingleSignOn { id } }',
  startImpersonation:
    'mutation Start($input: StartImpersonationInput!) { startImpersonation(input: $input) { token } }',
  endImpersonation: 'mutation End { endImpersonation }',
  usersAfter:
    'query UsersAfter($min: ID, $chunk: Int! = 100) { usersAfter(min: $min, chunk: $chunk) { id } }',
  team: 'query Team($id: ID!) { team(id: $id) { id name mayEdit accountManager { id } } }',
  booking:
    'query Booking($id: ID!) { team(id: $id) { booking { isTrial plan period userCount promoCode } } }',
  viewer: 'query Viewer { viewer { id email currentTeam { id name } teams { id } } }',
  emailCredits: 'query Credits { emailCredits { isEnabled total available } }',
  claims:
    'query Claims($token: String!) { claims(token: $token) { userId impersonatorId signInId teamId role permissions groupIds isOperator expiresAt } }',
  entities: `query Entities($of: [_Any!]!) {
    _entities(representations: $of) { ... on User { id email currentTeam { id } currentTeamRole teams { id } settings { locale } } ... on Team { id name } }
  }`,
};

export interface SignedInAnswer {
  token: string;
  expiresAt: string;
  knownBrowser: string;
  user: {
    id: string;
    slug: string;
    currentTeam: { id: string; slug: string };
    permissions: string[];
  };
}

export interface SignInAnswered {
  signedIn: SignedInAnswer | null;
  missing: { kinds: string[]; passkeyOptions: string | null } | null;
}

export interface ClaimsAnswer {
  userId: string;
  impersonatorId: string | null;
  signInId: string;
  teamId: string;
  role: TeamRole;
  permissions: string[];
  groupIds: string[];
  isOperator: boolean;
  expiresAt: string;
}

export async function anIdentity(env: NodeJS.ProcessEnv = {}) {
  const running: RunningServices = await startServices([identity], { env });

  async function call<Answer>(
    document: keyof typeof documents,
    variables: Record<string, unknown> = {},
    claims?: Claims,
    idempotency?: Idempotency,
  ): Promise<Answer> {
    const answer = await running.call({
      service: 'identity',
      document: documents[document],
      variables,
      ...(claims && { claims }),
      ...(idempotency && { idempotency }),
    });
    if (answer.errors[0]) throw answer.errors[0];
    return Object.values(answer.data ?? {})[0] as Answer;
  }

  return {
    running,
    call,
    setUp: (changes: Partial<typeof anna> = {}) =>
      call<SignedInAnswer>('setUp', { input: { ...anna, ...changes } }),
    async signIn(changes: Record<string, unknown> = {}) {
      const { signedIn, missing } = await call<SignInAnswered>('signIn', {
        input: { email: anna.email, password: anna.password, address: '192.0.2.1', ...changes },
      });
      if (!signedIn) throw new Error(`Signing in takes ${missing?.kinds.join(' or ')}`);
      return signedIn;
    },
    claims: (token: string) => call<ClaimsAnswer | null>('claims', { token }),
    async as(token: string): Promise<Claims> {
      const claims = await call<ClaimsAnswer | null>('claims', { token });
      return claims ? { kind: 'user', ...claims } : { kind: 'anonymous' };
    },
  };
}

export type Identity = Awaited<ReturnType<typeof anIdentity>>;

export function problem(code: string, more: Record<string, unknown> = {}) {
  return { extensions: { code, ...more } };
}
