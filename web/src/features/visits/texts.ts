import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
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
  toPage: 'to page {text}',
  toNamed: 'to {percent}',
  toFit: 'to fit',

  // Lane panel
  person: 'person',
  visitorType: 'Visitor type',
  signedInToTheTeam: 'Signed in to the team.',
  aFormerMember: 'a former member',
  setBy: 'Set by {name}',
  byNamed: 'By {laneReason}.',
  changeVisitorType: 'Change visitor type',
  markAs: 'Mark as {laneMark}',
  undoChange: 'Undo change',
  botNotCounted: 'Bot, not counted',
  yourTeamNotCounted: 'Your team, not counted',
  itsBrowsersFingerprint: 'its browser’s fingerprint',

  // Other visits
  otherVisits: 'Other visits',
  allNamed: 'All {total}',
  noOtherVisits: 'No other visits.',

  // Page column
  pagesOf: 'Pages of {name}',
  notOpened: 'not opened',
  morePagesNotOpened: {
    one: '{count} more page, not opened',
    other: '{count} more pages, not opened',
  },

  // Shown visit
  versionReadFirst: 'version read first',
  versionReadThen: 'version read then',
  versionNamed: 'version {number}',

  // Timeline
  timesIn: 'times in {zone}',
  timeline: 'Timeline',
  pageNamed: 'Page {page}',
  ofNamed: 'of {name}',
  soFarBeingReadNow: 'so far, being read now',
  onPage: 'on page {page}',
  openedTheLinkAgain: 'Opened the link again',
  openedTheLink: 'Opened the link',
  passedTheAccessPage: 'Passed the access page',
  clickedALink: 'Clicked a link{on}',
  leftTheTab: 'Left the tab',
  notBackYet: 'not back yet',
  forNotCounted: 'for {timeMs}, not counted',
  cameBack: 'Came back',
  downloadedTheFile: 'Downloaded the file',
  printed: 'Printed',
  zoomedNamed: 'Zoomed{text}{on}',
  forwardedTheLink: 'Forwarded the link',
  toInline: 'to {text}',
  closedTheTab: 'Closed the tab',
  otherActivity: 'Other activity',

  // Use verdict
  undoneFiguresUpdateShortly: 'Undone. Figures update shortly.',
  markedAsFiguresUpdateShortly: 'Marked as {laneLabels}. Figures update shortly.',

  // Visit figures
  figures: 'Figures',
  readShowEachStep: '{elapsedMs} read: show each step',
  readShowThePages: '{completion} read: show the pages',
  ofPages: '{length} of {number} pages',

  // Visit header
  aboutTheVisit: 'About the visit',
  signedIn: 'Signed in',
  viewsNamed: '{length} views',
  consentAskedNothingChosen: 'Consent asked, nothing chosen',
  consentGivenText: 'Consent given',
  consentDeclined: 'Consent declined',
  notCounted: 'Not counted: {laneLabels}',
  thisPersonWasErased: 'This person was erased. Their activity stays, without a name.',
  noEmailGiven: 'No email given; only the browser is known.',
  signedInAsAMember: 'Signed in as a member of your team.',
  emailVerified: 'email verified',
  soleRecipientNotVerified: 'sole recipient, not verified',
  notVerified: 'not verified',

  // Visit page
  thisVisit: 'This visit',
  visitNotFound: 'Visit not found',
  itBelongsToSomeoneElses: 'It belongs to someone else’s link, or the URL is incomplete.',
  visitOf: 'Visit of {startedAt}',
  aboutThisVisit: 'About this visit',
  theOtherVisits: 'The other visits',

  // Visit strip
  pagesOfThisVisit: 'Pages of this visit',
  onPageNamed: 'On page {livePage}',
  forNamed: 'for {timeMs}',
  anotherHasTakenItsPlace: '; another has taken its place',
  ofTheFile: 'Of the file that was shown then; another has taken its place.',
  itHasNoPages: 'It has no pages of its own.',
  openedNamed: '{readerName}{of}, {number}, {length} opened',
  openedOnPageNow: '{readerName}{of}, {number}, {length} opened, on page {livePage} now',
});
