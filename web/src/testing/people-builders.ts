import type { ListedPersonFragment, SignInEntryFragment } from '../gql/graphql.ts';

export const aSignIn = (over: Partial<SignInEntryFragment> = {}): SignInEntryFragment => ({
  __typename: 'SignIn',
  id: 's1',
  startedAt: '2026-11-18T12:00:00Z',
  lastUsedAt: '2026-11-19T12:00:00Z',
  expiresAt: '2026-12-18T12:00:00Z',
  isRemembered: false,
  isCurrent: false,
  deviceName: null,
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36',
  address: '198.51.100.7',
  network: 'PUBLIC',
  method: null,
  impersonation: null,
  ...over,
});

export const aPerson = (over: Partial<ListedPersonFragment> = {}): ListedPersonFragment => ({
  __typename: 'User',
  id: 'u2',
  name: 'Claire Dubois',
  email: 'claire@halden.example',
  title: 'Sales',
  status: 'ACTIVE',
  currentTeamRole: 'TEAM_MEMBER',
  storedPermissions: ['can_edit_labels'],
  customRole: null,
  customRoleName: over.customRole?.name ?? null,
  removal: null,
  lastSeenAt: null,
  works: { __typename: 'OwnedWorks', presentations: 0, sharedLinks: 0 },
  invitation: null,
  ...over,
});

/** Invited by the administrator, not joined yet. */
export const anInvited = (over: Partial<ListedPersonFragment> = {}): ListedPersonFragment =>
  aPerson({
    id: 'u3',
    name: null,
    email: 'wei@halden.example',
    status: 'INVITED',
    storedPermissions: [],
    invitation: {
      __typename: 'PendingInvitation',
      sentAt: '2026-11-20T12:00:00Z',
      expiresAt: '2026-11-27T12:00:00Z',
      isExpired: false,
      hasLostRole: false,
      invitedBy: {
        __typename: 'User',
        id: 'u1',
        name: 'Maya Lindqvist',
        email: 'maya@halden.example',
      },
    },
    ...over,
  });
