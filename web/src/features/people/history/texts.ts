import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  youCannotSeeTheTeams: 'You cannot see the team’s activity',
  askForPermission:
    'Ask an admin for the permission to edit users. Your own history is in your profile.',
  theseChanges: 'these changes',
  theActivity: 'The activity',
  noChangesMatchTheseFilters: 'No changes match these filters.',
  by: 'By',
  what: 'What',
  from: 'From',
});
