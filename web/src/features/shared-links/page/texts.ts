import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  verified: 'verified',
  ofTeam: '{number} team',
  ofBots: '{number} bot',
  openingWithout: '1 opening, {which}.',
  openingsSomeWithout: '{openings} openings, {some} {which}.',
  openingsBothWithout: '{openings} openings, both {which}.',
  openingsAllWithout: '{openings} openings, all {which}.',
  download: 'download',
  print: 'print',
  forward: 'forward',
  none: 'none',
  random: 'random',
  required: 'required',
  onlyThese: '{recipients} only',
  // Access requests
  theLinkWasOff: 'The link was off',
  theLinkHadExpired: 'The link had expired',
  thePresentationWasNotReleased: 'The presentation was not released yet',
  thePresentationWasStillBeing: 'The presentation was still being prepared',
  presentationFailed: 'The presentation could not be prepared',
  thePresentationWasNotAvailable: 'The presentation was not available',
  notARecipient: 'Not a recipient',
  noAccessCode: 'No access code',
  accessRequests: 'Access requests',
  declineNamed: 'Decline: {name}',
  decline: 'Decline',
  replyTo: 'Reply to {name}',
  reply: 'Reply',

  // Link as of
  theFirstView: 'The first view',
  everyView: 'Every view',
  for: 'For',
  allowed: 'Allowed',
  viewingOnly: 'viewing only',
  opensTheFileDirectly: 'opens the file directly',
  alerts: 'Alerts',
  aFormerMember: 'a former member',
  theLinkAsOf: 'The link as of {when}',
  versionOf: 'Version of {when}',
  backToNow: 'Back to now',

  // Link attention section
  attention: 'Attention',
  unread: 'No one has read it via this link yet',
  unreadHint: 'Once someone does, you see here how long they spend on each page.',
  timePerPageOfEarlierFile:
    'average time per page of an earlier version; no one has read the new file via this link yet',
  averageTimePerPageText: 'average time per page',

  // Link figures
  figuresAreNotAvailableRight: 'Figures are not available right now',
  figuresComeBack: 'They come back by themselves. The link works meanwhile.',
  noViewsYet: 'no views yet',
  noViews: 'no views',
  viewsExplained: 'Openings past the access page, with their reloads',
  peopleExplained: 'By email where known, else by browser, so there may be fewer',
  averageTime: 'Average time',
  timeExplained: 'Time with a page in view, per view',
  completionExplained: 'Share of pages read for a second or more, averaged over views',
  timesTheFileWasDownloaded: 'Times the file was downloaded',
  clicksExplained: 'Clicks on links inside the pages',
  consentOptional: 'Consent is optional here: reading without it is not counted.',
  excludesOpenings: { one: 'Excludes {openings} opening.', other: 'Excludes {openings} openings.' },
  stoppedAtTheAccessPage: 'stopped at the access page',
  withoutAView: 'without a view',

  // Link header
  beingReadNow: 'being read now',
  madeBy: 'by {name}, {date}',

  // Link history
  viewThisVersion: 'View this version: {summary}',
  couldntLoadThisVersion: 'Couldn’t load this version',
  loading: 'Loading…',
  thisLinkDidNotExist: 'This link did not exist on {when}',

  // Link page
  linkNotFound: 'Link not found',
  goToSharedLinks: 'Go to Shared links',
  linkNotFoundHint:
    'It was deleted, or it belongs to someone else. Deleted links can be restored from the list for 30 days.',
  theVisitors: 'The visitors',
  theHistory: 'The history',
  updatedWhen: 'Updated {when}',

  // Link visits
  amongCounted: 'Among the visits that are counted.',
  notVerified: 'not verified',
  noVisitsYet: 'No visits yet',
  noVisitsInThisPeriod: 'No visits in this period',
  visitsAppearLive: 'Each visit appears here live, page by page.',

  // Use answer request
  accessGranted: 'Access granted',
  theAccessCodeIs: 'The access code is {accessCode}',
  theLink: 'the link',
  theLinkAndTheAccess: 'the link and the access code',
  accessGrantedSendLink: 'Access granted. No email server is set up, so send {who} {what} yourself',
  accessGrantedSendCode: 'Access granted. Send {who} the presentation’s access code yourself',
  accessGrantedGetsByEmail: 'Access granted. {who} gets {what} by email',
  linkExtended: 'The link is open for {days} more days',
  theLinkIsOnAgain: 'The link is on again',
  openForDays: 'Open for {days} days',
  turnTheLinkOn: 'Turn the link on',
  grantAccess: 'Grant access',
  declinedNoEmailWasSent: 'Declined. No email was sent to {name}',
});
