import { textsIn } from '@lectern/schemas/text/message.ts';

/** What members read in mails of this service. */
export const texts = textsIn('en-GB', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  someone: 'Someone',
  yourLink: 'your link',
  yourLinkNamed: 'your link “{name}”',
  momentAt: '{day} at {time}',

  // A visit
  likely: 'Likely {name}',
  opened: '{visitor} opened it through {link}.',
  openedFirst: '{visitor} opened it through {link} for the first time.',
  openedOften: '{visitor} opened it through {link} {hits} times in this visit.',
  openedFirstAndOften:
    '{visitor} opened it through {link} for the first time, {hits} times in this visit.',
  openedSubject: '{visitor} opened {presentation}',
  openedBySomeone: 'Opened: {presentation}',
  seeTheVisit: 'See the visit',
  onceForFirst: 'You get this the first time this link is opened.',
  onceForEach: 'You get this once for each visit through this link.',
  turnOff: 'Turn these emails off for this link',
  when: 'When',
  with: 'With',
  time: 'Time',
  notKnown: 'not known',
  page: 'Page {page}',
  pageLine: 'page {page}',

  // Pages as a strip
  pages: { one: '{count} page', other: '{count} pages' },
  longestPage: '{pages}, {opened} opened, longest page {page} with {time}',
  noneOpened: '{pages}, none opened yet',

  // Summaries
  visits: { one: '{count} visit', other: '{count} visits' },
  visitsThroughLinks: {
    one: '{visits} through {count} link of yours, read for {time} in all. Bots and your own team are left out.',
    other:
      '{visits} through {count} links of yours, read for {time} in all. Bots and your own team are left out.',
  },
  readLongest: 'Here are the {shown} that were read longest.',
  seeAllLinks: 'See all links',
  onceAWeek:
    'You get this once a week for the links that are set to it, and none where nothing was opened.',
  onceAMonth:
    'You get this once a month for the links that are set to it, and none where nothing was opened.',
  yourWeek: 'Your week: {visits}, {period}',
  yourMonth: 'Your month: {visits}, {period}',
  turnOffForLink: 'Turn off for this link',
  visitsRead: '{visits}, read for {time}.',
  visitsOpenedRead: '{visits}, opened {hits} times, read for {time}.',

  // A link expires
  expiresOn: 'Your link to it expires on {moment}.',
  namedExpiresOn: 'Your link “{name}” to it expires on {moment}.',
  notOpened: 'No one has opened it yet.',
  openedTimes: { one: 'It was opened once.', other: 'It was opened {count} times.' },
  chooseAnotherDate: 'Choose another date',
  fewDaysBefore: 'You get this a few days before a link of yours expires.',
  remindersOff: 'Turn reminders off for this link',
  expiresSoon: 'Expires soon: {presentation}',

  // A request for access
  asksForAccess: 'Asks for access: {name}, {presentation}',
  accessWanted: '{who} would like to open this through {link}, and cannot: {reason}.',
  notVerified: 'This email is not verified.',
  linkIsYours: 'You get this because the link is yours.',
  reasonCanceled: 'the link is turned off',
  reasonExpired: 'the link has expired',
  reasonNotReleased: 'the presentation is not released yet',
  reasonPreparing: 'the presentation was still being prepared',
  reasonPreparationFailed: 'the presentation could not be prepared',
  reasonUnavailable: 'the presentation is not available',
  reasonRecipientsOnly: 'they are not one of the link’s recipients',
  reasonAccessCode: 'they have no access code',

  // Someone guesses a code
  guessedAtLink: 'Many wrong codes were entered at your link to it. Someone may be guessing.',
  guessedAtNamedLink:
    'Many wrong codes were entered at your link “{name}” to it. Someone may be guessing.',
  guessedAtLinks:
    'Many wrong codes were entered at the links to it that take its access code. Someone may be guessing.',
  guessesAreSlowed:
    'Further guesses are refused for longer and longer, up to a day. Readers who are in go on reading.',
  chooseAnotherCode:
    'If new readers cannot get in, choose another code, at least six characters long, and send it to them.',
  seeTheLink: 'See the link',
  seeThePresentation: 'See the presentation',
  atMostOnceADay: 'You get this at most once a day for a code of yours.',
  guessing: 'Someone is guessing a code: {presentation}',
});
