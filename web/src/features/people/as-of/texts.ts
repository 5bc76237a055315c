import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // As of chip
  asOf: 'As of',

  // As of labels
  everything: 'Everything',
  nothing: 'Nothing',
  notAMember: 'Not a member',

  // People as of
  theTeamWasNotThere: 'The team didn’t exist yet',
  itWasMadeOnChoose: 'It was created on {createdAt}. Choose a later time.',
  searchPeopleByWhat: 'Search people by their current name',
  nameOrEmailOfNow: 'Current name or email',
  peopleCount: { one: '{total} person', other: '{total} people' },
  thePeople: 'The people',
  couldEditAndUse: 'Could edit and use',
  theOthers: 'The others',
  showWhoCameLater: 'Show people who joined later',
  noMatchesThen: 'No one in the team matched this then.',

  // Person as of
  asOfWhen: '{name}, as of {at}',
  notInTeamThen: 'They were not in the team then',
  theirHistorySaysWhen: 'Their history shows when they joined and left. Choose another time.',
  aboutThePerson: 'About the person',
  notInTheTeamAny: 'Not in the team any more',
  profile: 'Profile',
  roleAndPermissions: 'Role and permissions',
  in: 'In',
  notInIt: 'Not in it',
  inTheTeam: 'In the team',
  roleOfTheTeamsOwn: 'Custom role',
});
