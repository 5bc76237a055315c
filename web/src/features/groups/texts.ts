import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Add people sheet
  addPeopleTo: 'Add people to {name}',
  findPeople: 'Find people',
  notEveryoneWasAdded: 'Not everyone was added',
  couldntLoadTheTeam: 'Couldn’t load the team',
  noOneMatchesYourSearch: 'No one matches your search.',
  firstOfMore: 'The first {shown} of {total}. Type more of a name to find others.',
  addAllOfTheTeam: 'Add all {total} of the team',
  addAllFound: 'Add all {total} found',
  addingPeople: 'Adding people',
  inIt: 'In it',
  addNamed: 'Add {person}',

  // Delete group dialog
  deleteNamed: 'Delete {name}?',
  deleteGroup: 'Delete group',
  deleteEmptyGroup:
    'No one is in it. Presentations limited to this group stay hidden from everyone except people who can edit presentations.',
  peopleAre: {
    one: '{memberCount} person is in it; they stay in the team. Presentations limited to this group stay hidden from everyone except people who can edit presentations.',
    other:
      '{memberCount} people are in it; they stay in the team. Presentations limited to this group stay hidden from everyone except people who can edit presentations.',
  },

  // Group members
  groupEmpty: 'No one is in this group yet',
  addPeople: 'Add people',
  membersHint: 'Members see presentations limited to this group.',
  searchPeopleOfThisGroup: 'Search people of this group',
  thePeopleOfThisGroup: 'The people of this group',
  noResultsInThisGroup: 'No results in this group',
  searchHint: 'Search matches the beginning of any word in a name or email.',
  peopleCount: { one: '{total} person', other: '{total} people' },

  // Group page
  theGroup: 'The group',
  groupNotFound: 'Group not found',
  goToGroups: 'Go to Groups',
  groupNotFoundHint: 'It was deleted or belongs to another team.',
  nowCalled: 'Now called {name}',
  renameNamed: 'Rename {name}',

  // Groups page
  createGroup: 'Create group',
  theGroups: 'The groups',
  newGroup: 'New group',
  noGroupsYet: 'No groups yet',
  groupsLead: 'Limit a presentation to groups. Only members can see it.',
  searchGroups: 'Search groups',
  groupsCount: { one: '{total} group', other: '{total} groups' },
  noGroupsMatchYourSearch: 'No groups match your search',
  nameSearchHint: 'Search matches the beginning of any word in the name.',

  // Groups table
  group: 'Group',
  created: 'Created',

  // Member row
  removedFromThisGroup: '{name} removed from this group',
  removeFromThisGroup: 'Remove {name} from this group',

  // Name dialog
  fieldSales: 'Field sales',
});
