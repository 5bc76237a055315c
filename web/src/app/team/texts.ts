import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  newTeam: 'New team',
  teamNotCreated: 'Team not created',
  teamCreatedButNotSwitched: 'Team created, but not switched yet',
  newTeamRegion: 'Starts with the time zone and language of {name}.',
  newTeamLead:
    'Content, links and people belong to one team. Colleagues who already have an account join right away when you invite them.',
  createTeam: 'Create team',
  switchToIt: 'Switch to it',
  teams: 'teams',
  uploadsBlockSwitch:
    'Files are still being uploaded. Wait for them, or cancel them, before you go to another team.',
});
