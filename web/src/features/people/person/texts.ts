import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Groups tab
  isIn: '{name} is in {group}',
  isNotInAnyMore: '{name} is not in {group} any more',
  noGroups: 'No groups',
  groupsHint: 'Groups limit who can see a presentation.',
  takeOutOf: 'Take {name} out of {group}',
  addToAGroup: 'Add to a group',
  chooseAGroup: 'Choose a group',
  noOtherGroupIsCalled: 'No other group with that name',

  // History tab
  newestFirst: 'newest first',
  theirData: 'Their data',

  // Invitation panel
  invitation: 'Invitation',
  noEmailServer: 'No email server is set up: admins find the link in System.',
  noEmailServerShareLink: 'No email server is set up: send them this link yourself.',
  invitedNotJoinedYet: 'Invited, not joined yet.',
  invitedAt: 'Invited {when}',
  byPerson: 'by {person}',
  theLinkHasExpired: 'The link has expired.',
  theLinkExpiresAfter7: 'The link expires after 7 days.',
  theCustomRoleIsGone: 'The custom role is gone',
  invitedRoleChanged:
    'The role they were invited with was deleted or now has more permissions. Send the invitation again, or choose another role below.',
  invitationFor: 'Invitation for {name}',
  revokeInvitation: 'Revoke invitation',

  // Leave question
  isInAgain: '{name} is in {team} again',
  removeFromTeamQuestion: 'Remove {name} from {team}?',
  leavingOtherTeam:
    'Their sign-ins there end at once. What they own there becomes yours. For 30 days you can restore them with role, permissions and groups as they are now; what is yours by then stays yours.',
  removeNamed: 'Remove {name}',

  // Overview tab
  youHaventCreatedAnyLinks: 'You haven’t created any links yet.',
  noLinksYet: 'No links yet.',
  youHaventPublishedAnythingYet: 'You haven’t published anything yet.',
  noPresentations: 'No presentations.',
  linksCount: { one: '{count} link', other: '{count} links' },
  viewAll: 'View all',

  // Permissions tab
  theServerGaveNoAnswer: 'The server gave no answer.',
  isChanged: '{person} is changed',
  thisIsYou: 'This is you',
  ownPermissionsHint: 'Only another admin can change your permissions.',
  adminsCanDoEverything: 'Admins can do everything.',

  // Person header
  aboutThePerson: 'About the person',
  you: 'you',
  lastSeen: 'Last seen {when}',

  // Person menu
  maySignInAgain: '{name} may sign in again',
  isLocked: '{name} is locked',
  isRemoved: '{name} is removed',
  removeQuestion: 'Remove {name}?',
  lockQuestion: 'Lock {name}?',
  lockPerson: 'Lock {name}',
  notLocked: 'Not locked',
  lockExplained:
    'They’re signed out of this team at once and can’t sign in until someone unlocks them. Their content and links stay.',
  unlock: 'Unlock',
  lock: 'Lock…',
  useLecternAs: 'Use Lectern as {name}',
  removeFromTheTeam: 'Remove from the team',
  erase: 'Erase…',
  adminsAreProtected: 'To lock, remove or erase an admin, make them a member first.',

  // Person page
  thisPerson: 'This person',
  personNotFound: 'Person not found',
  goToPeople: 'Go to People',
  personNotFoundHint: 'They left the team, were erased or belong to another team.',
  thisPart: 'This part',

  // Profile form
  theProfileOfIsSaved: 'The profile of {person} is saved',
  asTheTeam: 'As the team',
  usedInTheirEmails: 'Used in their emails.',
  appPasswordHint: 'For the apps on their devices.',

  // Profile tab
  added: 'Added',
  slug: 'Slug',
  editYourProfile: 'Edit your profile',

  // Removed panel
  anAdmin: 'an admin',
  aMember: 'a member',
  aMemberWhoCanEdit: 'a member who can edit {edited}',
  removedExplained:
    'Removed {when}, {daysLeft} to restore them. They would be {role} again, and in their groups; what a chosen successor got stays with them.',

  // Teams tab
  isAnAdminOf: '{name} is an admin of {team}',
  isAMemberOf: '{name} is a member of {team}',
  addToATeam: 'Add to a team',
  chooseATeam: 'Choose a team',
  noOtherTeamIsCalled: 'No other team with that name',
  thisTeam: 'This team',
  roleOfIn: 'Role of {name} in {team}',
  removeFromTeam: 'Remove {name} from {team}',

  // Use as dialog
  uploadsBlockSwitch:
    'Files are still being uploaded. Wait for them, or cancel them, before you switch.',
  impersonationExplained:
    'For up to an hour, with their permissions. They get an email with your name and reason, and everything you do is recorded with both names.',
  couldntSwitch: 'Couldn’t switch',
  reason: 'Reason',
  reasonHint: 'Included in the email to them. 3 to 500 characters.',
});
