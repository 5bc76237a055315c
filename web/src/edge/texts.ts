import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  serverFailed: 'The server could not do this. Try again in a moment.',
  thisWasRefused: 'This was refused.',
  problem: 'Problem',
  unreachable: 'You’re offline, or the server is down.',
  somethingWentWrong: 'Something went wrong.',
});
