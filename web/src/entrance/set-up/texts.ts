import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  welcomeToLectern: 'Welcome to Lectern',
  setUpLead: 'Name your team and create your account.',
  somethingWentWrong: 'Something went wrong',
  team: 'Team',
  haldenInstruments: 'Halden Instruments',
  yourName: 'Your name',
  createTeam: 'Create team',
  oneTimeCode: 'One-time code',
  setupCodeHint: 'Printed by the server when it starts.',
});
