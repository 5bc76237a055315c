import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  personIsYou: '{person} (you)',
  find: 'Find',
  notChanged: 'Not changed',
  couldntLoadTheTeam: 'Couldn’t load the team',
  noMatches: 'No one else in the team matches this.',
  firstOfMore: 'The first {pageSize}. Type more of the name to find others.',
  searchPeople: 'Search people',
  noOneMatchesThis: 'No one matches this',
  peopleGroupsAndRoles: 'People, groups and roles',
});
