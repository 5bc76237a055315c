import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  this: 'this',
  folders: 'Folders',
  products: 'Products',
  brands: 'Brands',
  emailTemplates: 'Email templates',
  forms: 'Forms',
  messages: 'Messages',
  faxes: 'Faxes',
  userContacts: 'User contacts',
  subscribers: 'Subscribers',
  territories: 'Territories',
  webhooks: 'Webhooks',
  roleUnused: 'No one has this role. Changes apply to everyone at once.',
  peopleHaveThisRole: {
    one: '{count} person has this role. Changes apply to everyone at once.',
    other: '{count} people have this role. Changes apply to everyone at once.',
  },
  deleteUnusedRole: 'No one has it. This cannot be undone.',
  peopleHaveItAndLose: {
    one: '{count} person has it and will lose its permissions. Permissions of their own stay. This cannot be undone.',
    other:
      '{count} people have it and will lose its permissions. Permissions of their own stay. This cannot be undone.',
  },
  // Permission boxes
  fromRole: '{label} · from role',

  // Permissions
  canEditPresentationsHint:
    'Publish, change and delete presentations, including drafts.',
  canEditFilesHint: 'See and delete the files behind presentations.',
  createAndChangeLabels: 'Create and change labels.',
  createAndOrganizeFolders: 'Create and organize folders.',
  createAndChangeProducts: 'Create and change products.',
  createAndChangeBrands: 'Create and change brands.',
  sharing: 'Sharing',
  canEditTemplatesHint: 'Write the templates that links are sent with.',
  testEmailTemplates: 'Test email templates',
  canTestTemplatesHint: 'Send themselves a test of a template.',
  canEditFormsHint: 'Create forms and read the answers.',
  writeMessagesToTheTeam: 'Write messages to the team.',
  manageFaxes: 'Manage faxes.',
  canEditUsersHint:
    'Invite, lock and remove people, and grant permissions they have themselves.',
  canEditGroupsHint: 'Create groups and choose their members.',
  changeTheTeamsSettings: 'Change the team’s settings.',
  changeOtherPeoplesContacts: 'Change other people’s contacts.',
  chooseWhoFollowsAPresentation: 'Choose who follows a presentation.',
  manageTheTeamsDevices: 'Manage the team’s devices.',
  defineTerritories: 'Define territories.',
  data: 'Data',
  allAnalytics: 'All analytics',
  canEditEventsHint: 'See what recipients of everyone’s links read.',
  exportData: 'Export data',
  canExportHint: 'Export lists and events as files.',
  chooseWhoSeesWhichReports: 'Choose who sees which reports.',
  sendEventsToOtherSystems: 'Send events to other systems.',
  tools: 'Tools',
  createSpaces: 'Create spaces',
  combinePresentationsInASpace: 'Combine presentations in a space.',
  shareSpaces: 'Share spaces',
  shareASpaceByLink: 'Share a space by link.',
  useSnippets: 'Use snippets',
  insertSnippetsInEmails: 'Insert snippets in emails.',
  verifyEmails: 'Verify emails',
  haveEmailsCheckedBeforeSending: 'Have emails checked before sending.',
  useMetabase: 'Use Metabase',
  openMetabaseReports: 'Open Metabase reports.',
  everything: 'Everything',
  share: 'Share',
  editThese: 'edit {edited}',

  // Role choice
  memberExplained: 'Can view and share active content, plus any permissions you grant.',
  adminExplained: 'Can do everything, including managing people and settings.',

  // Role select
  customRole: 'Custom role',
  givesWhatItSaysBeside: 'Adds its permissions to those ticked below.',
  noRoleIsCalledSo: 'No role with that name',

  // Role sheet
  newRole: 'New role',
  undone: 'Undone',
  isCreated: '{name} is created',
  isSaved: '{name} is saved',
  deleteRole: 'Delete role',
  contentEditor: 'Content editor',
  deleteNamed: 'Delete {name}?',
  deleteWithName: 'Delete {name}',

  // Roles page
  createRole: 'Create role',
  theRoles: 'The roles',
  youCantSeeRoles: 'You can’t see roles',
  whoAssignsRoles: 'Only people who can edit users create and assign roles.',
  noCustomRolesYet: 'No custom roles yet',
  rolesLead:
    'A role gives everyone who has it the same permissions. Change the role, and they all change.',
  canEdit: 'Can edit',
  withTheRole: '{people} with the role {name}',
  nothingYet: 'Nothing yet',

  // Use rights
  theServerGaveNoAnswer: 'The server gave no answer.',
  notEverythingWasUndone: 'Not everything was undone. {problem}',
  undonePartly: {
    one: 'Undone, except for one person whose permissions changed since.',
    other: 'Undone, except for {count} people whose permissions changed since.',
  },

  // Why section
  sendEmails: 'Send emails',
  sendFaxes: 'Send faxes',
  useSinch: 'Use Sinch',
  useHaystack: 'Use Haystack',
  effectivePermissions: 'Effective permissions',
  couldntLoadThePermissions: 'Couldn’t load the permissions',
  yes: 'yes.',
  no: 'no.',

  // Why
  sendingEmails: 'sending emails',
  membersSendingEmails: 'members sending emails',
  verifyingEmails: 'verifying emails',
  testEmails: 'test emails',
  adminsCanDoEverything: 'Admins can do everything.',
  grantedToThem: 'Granted to them.',
  fromTheRole: 'From the role {role}.',
  theTeamsSettingsAllow: 'The team’s settings allow {setting}.',
  everyoneWithTheirOwnAccount: 'Everyone with their own account can.',
  notGranted: 'Not granted.',
  notGrantedToThem: 'Not granted to them or the role {role}.',
  thereIsNoSuchPermission: 'There is no such permission.',
  theTeamsSettingsTurnOff: 'The team’s settings turn {setting} off.',
  notSetUp: 'Not set up on this server.',
  theyHaveNotJoinedYet: 'They have not joined yet.',
  theyAreLocked: 'They are locked.',
  theyLeftTheTeam: 'They left the team.',
});
