import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // As of chip
  asOf: 'As of',

  // As of labels
  everything: 'Everything',
  nothing: 'Nothing',
  notAMember: 'Not a member',

  // People as of
  theTeamWasNotThere: 'The team was not there yet',
  itWasMadeOnChoose: 'It was made on {createdAt}. Choose a later moment.',
  searchPeopleByWhat: 'Search people by what they are called now',
  nameOrEmailOfNow: 'Name or email of now',
  peopleCount: { one: '{total} person', other: '{total} people' },
  thePeople: 'The people',
  couldEditAndUse: 'Could edit and use',
  theOthers: 'The others',
  showWhoCameLater: 'Show who came later',
  noOneInTheTeam: 'No one in the team matched this then.',

  // Person as of
  asOfNamed: '{name}, as of {at}',
  theyWere: 'They were not in the team then',
  theirHistorySaysWhen: 'Their history says when they came and went. Choose another moment.',
  aboutThePerson: 'About the person',
  notInTheTeamAny: 'Not in the team any more',
  profile: 'Profile',
  roleAndPermissions: 'Role and permissions',
  in: 'In',
  notInIt: 'Not in it',
  inTheTeam: 'In the team',
  roleOfTheTeamsOwn: 'Role of the team’s own',
});
