import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  peopleHave: {
    one: '{count} person has {permissions}.',
    other: '{count} people have {permissions}.',
  },
  // Bulk sheet parts
  changed: 'Changed',
  doneOfTotal: '{done} of {total}',
  theRestIsNotChanged: 'The rest is not changed yet',
  putBack: 'Put back',
  ofPutBack: '{done} of {total} undone',
  theOtherHaveWhat: 'The other {left} are unchanged.',
  couldNotBeChanged: '{people} could not be changed:',
  stop: 'Stop',
  changePeople: { one: 'Change {number} person', other: 'Change {number} people' },

  // Bulk sheet
  changeRole: 'Change role',
  noRoleOfYourOwn: 'No role of your own',
  noRoleOfYourOwnText: 'no role of your own',
  theRole: 'the role {label}',
  couldntLoadTheList: 'Couldn’t load the list',
  peopleAreChosenWhat: {
    one: '{number} person selected. Anything ticked for them stays as it is.',
    other: '{number} people selected. Anything ticked for them stays as it is.',
  },
  chooseARole: 'Choose a role',
  readingTheListSoFar: 'Reading the list: {read} so far',

  // Group chip
  aGroup: 'A group',
  group: 'Group',

  // Invitation menu
  moreAbout: 'More about {person}',
  copyTheLink: 'Copy the link',
  revokeInvitation: 'Revoke invitation',

  // Matrix
  yes: 'yes',
  grantOwnOnly: '{title} You can only grant and revoke permissions you have yourself.',
  no: 'no',
  byRole: 'by the role {name}',

  // People list
  selectedPeople: 'Selected people',
  peopleCount: { one: '{number} person', other: '{number} people' },
  selectedCount: '{people} selected',
  selectAll: 'Select all {total}',

  // People page
  teamAdmin: 'Team Admin',
  teamMember: 'Team Member',
  peopleAsOf: 'People, as of {at}',
  theTeamOfThen: 'The team at that time',
  theTeam: 'The team',
  thesePeople: 'these people',
  youAreTheOnlyOne: 'You are the only one here',
  peopleLead: 'Invitees set a password and they’re in.',
  removedKeptFor: 'You can restore people for 30 days.',
  noOneRemoved: 'No one was removed in the last 30 days',
  showEveryone: 'Show everyone',
  noOneMatchesTheseFilters: 'No one matches these filters',
  searchHint: 'Search matches the beginning of any word in a name or email.',

  // People table
  can: 'Can',
  linksOf: '{links} links of {person}',

  // People tools
  searchPeople: 'Search people',
  permission: 'Permission',
  sort: 'Sort',
  peopleWithTotal: { one: '{total} person', other: '{total} people' },
  view: 'View',
  list: 'List',

  // Removed table
  canComeBack: 'Can come back',

  // Role chip
  aRole: 'A role',
  customRoles: 'Custom roles',

  // Save bar
  personGets: '{person} gets {permission}',
  personLoses: '{person} loses {permission}',
  peopleGet: '{people} people get {permission}',
  peopleLose: '{people} people lose {permission}',
  moreChanges: '{others} more',
  unsavedChanges: 'Unsaved changes',
  changesCount: { one: '{count} change', other: '{count} changes' },
  notSaved: 'Not saved. {problem}',
  saveAllTheSame: 'Save anyway',
  allOfIt: 'All of it',

  // Select all
  selectEveryoneInThisList: 'Select everyone in this list',
  selectNamed: 'Select {person}',

  // Use changes
  savedChanges: { one: 'Saved {count} change', other: 'Saved {count} changes' },

  // Use people filters
  byName: 'By name',
});
