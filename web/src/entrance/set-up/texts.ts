import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  welcomeToLectern: 'Welcome to Lectern',
  nameYourTeamAndCreate: 'Name your team and create your account.',
  somethingWentWrong: 'Something went wrong',
  team: 'Team',
  haldenInstruments: 'Halden Instruments',
  yourName: 'Your name',
  createTeam: 'Create team',
  oneTimeCode: 'One-time code',
  printedByTheServerWhen: 'Printed by the server when it starts.',
});
