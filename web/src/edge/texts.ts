import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  theServerCouldNotDo: 'The server could not do this. Try again in a moment.',
  thisWasRefused: 'This was refused.',
  problem: 'Problem',
  youreOfflineOrTheServer: 'You’re offline, or the server is down.',
  somethingWentWrong: 'Something went wrong.',
});
