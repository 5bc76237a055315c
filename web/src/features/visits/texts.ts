import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  itsUserAgent: 'its user agent',
  zoomed: 'Zoomed',
  zoomedOnPage: 'Zoomed on page {page}',
  zoomedTo: 'Zoomed to {to}',
  zoomedToOnPage: 'Zoomed to {to} on page {page}',
  zoomedToFit: 'Zoomed to fit',
  zoomedToFitOnPage: 'Zoomed to fit on page {page}',
  clickedALink: 'Clicked a link',
  clickedALinkOnPage: 'Clicked a link on page {page}',
  isOnPageForTime: 'On page {page} for {time}',
  // Labels
  today: 'today',
  passed: 'passed',
  aPerson: 'a person',
  aBot: 'a bot',
  yourTeam: 'your team',
  bot: 'bot',
  consentGiven: 'consent given',
  accessCodeEntered: 'access code entered',
  emailGiven: 'email given',
  toPage: 'to page {page}',

  // Lane panel
  person: 'person',
  visitorType: 'Visitor type',
  signedInToTheTeam: 'Signed in to the team.',
  aFormerMember: 'a former member',
  setBy: 'Set by {name}',
  byReason: 'By {reason}.',
  changeVisitorType: 'Change visitor type',
  markAs: 'Mark as {mark}',
  undoChange: 'Undo change',
  botNotCounted: 'Bot, not counted',
  yourTeamNotCounted: 'Your team, not counted',
  itsBrowsersFingerprint: 'its browser’s fingerprint',

  // Other visits
  otherVisits: 'Other visits',
  allOfTotal: 'All {total}',
  noOtherVisits: 'No other visits.',

  // Page column
  pagesOf: 'Pages of {name}',
  parts: 'Parts',
  playedTimes: '{times}×',
  notOpened: 'not opened',
  morePagesNotOpened: {
    one: '{count} more page, not opened',
    other: '{count} more pages, not opened',
  },

  // Shown visit
  versionReadFirst: 'version read first',
  versionReadThen: 'version read then',
  versionNumber: 'version {number}',

  // Timeline
  playedFrom: 'Played from {time}',
  reached: 'Reached {percent}',
  played: 'Pressed play',
  paused: 'Paused',
  timesIn: 'times in {zone}',
  timeline: 'Timeline',
  pageNumber: 'Page {page}',
  ofOwner: 'of {name}',
  soFarBeingReadNow: 'so far, being read now',
  openedTheLinkAgain: 'Opened the link again',
  openedTheLink: 'Opened the link',
  passedTheAccessPage: 'Passed the access page',
  leftTheTab: 'Left the tab',
  notBackYet: 'not back yet',
  forNotCounted: 'for {time}, not counted',
  cameBack: 'Came back',
  downloadedTheFile: 'Downloaded the file',
  printed: 'Printed',
  forwardedTheLink: 'Forwarded the link',
  toTarget: 'to {target}',
  closedTheTab: 'Closed the tab',
  otherActivity: 'Other activity',

  // Use verdict
  undoneFiguresUpdateShortly: 'Undone. Figures update shortly.',
  markedAsHint: 'Marked as {mark}. Figures update shortly.',

  // Visit figures
  figures: 'Figures',
  readShowEachStep: '{time} read: show each step',
  readShowThePages: '{completion} read: show the pages',
  readOfPages: '{read} of {pages} pages',

  // Visit header
  aboutTheVisit: 'About the visit',
  signedIn: 'Signed in',
  viewsCount: '{views} views',
  consentAskedNothingChosen: 'Consent asked, nothing chosen',
  consentGivenText: 'Consent given',
  consentDeclined: 'Consent declined',
  notCounted: 'Not counted: {who}',
  personErased: 'This person was erased. Their activity stays, without a name.',
  browserOnly: 'No email given; only the browser is known.',
  signedInMember: 'Signed in as a member of your team.',
  emailVerified: 'email verified',
  soleRecipientNotVerified: 'sole recipient, not verified',
  notVerified: 'not verified',

  // Visit page
  thisVisit: 'This visit',
  visitNotFound: 'Visit not found',
  visitNotFoundHint: 'It belongs to someone else’s link, or the URL is incomplete.',
  visitOf: 'Visit of {startedAt}',
  aboutThisVisit: 'About this visit',
  theOtherVisits: 'The other visits',

  // Visit strip
  pagesOfThisVisit: 'Pages of this visit',
  isOnPage: 'On page {page}',
  anotherHasTakenItsPlace: 'another has taken its place',
  ofReplacedFile: 'Of the file that was shown then; another has taken its place.',
  noPages: 'It has no pages of its own.',
  openedPages: '{reader}{version}, {pages}, {opened} opened',
  openedOnPageNow: '{reader}{version}, {pages}, {opened} opened, on page {page} now',
});
