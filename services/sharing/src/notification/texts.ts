import { textsIn } from '@lectern/schemas/text/message.ts';

/** What the console shows of notifications. */
export const texts = textsIn('en-GB', {
  aPresentation: 'a presentation',
  someone: 'Someone',
  yourLink: 'your link',
  yourLinkAtStart: 'Your link',
  itsDate: 'its date',
  opened: '{visitor} opened {presentation}',
  firstOpening: 'The first opening of {link}.',
  firstOpeningOften: 'The first opening of {link}. Opened {hits} times in this visit.',
  via: 'Via {link}.',
  viaOften: 'Via {link}. Opened {hits} times in this visit.',
  accessRequest: 'Access request',
  wantsAccess: '{name} wants access to {presentation} via {link}.',
  notProcessed: 'Couldn’t process {presentation}',
  fileNotRead: 'Its file could not be read.',
  tryAgain: '{reason} Try again, or choose another file.',
  expiresSoon: '{link} expires soon',
  expiresOn: 'The link to {presentation} expires on {day}. Choose a later date to keep it open.',
  weeklySent: 'Your weekly summary was sent',
  monthlySent: 'Your monthly summary was sent',
  regularSent: 'Your regular summary was sent',
  summaryLists: 'It lists which of your links were opened, and what was read.',
  guessing: 'Someone is guessing an access code',
  guessedAt:
    'Many wrong codes were entered at {link}. Lectern slows further guesses down. If recipients cannot get in, choose another code.',
  aLinkTo: 'a link to {presentation}',
});
