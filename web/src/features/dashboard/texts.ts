import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Activity row
  byDay: '{views}, by day',
  ofInTheLastDays: '{drawn} of {views}, in the last {sparkDays} days of the range',
  ofShowEach: '{views} of {name}: show each',
  viewsByDay: 'Views by day',
  lastD: 'Last {sparkDays} d',

  // Dashboard page
  dashboard: 'Dashboard',
  theFigures: 'The figures',
  now: 'Now',
  theLiveReaders: 'the live readers',
  theNotices: 'the notices',
  views: 'views',
  updatedNamed: 'Updated {when}',
  theFiguresByBothRules: 'The figures by both rules',
  goodNamed: 'Good {part}, {first}',
  goodWithPart: 'Good {part}',

  // Links table
  noLinksOpened: 'No links opened in this range',
  chooseALongerRange: 'Choose a longer range, or share a link.',
  sharedLink: 'Shared link',
  someoneElsesLink: 'Someone else’s link',
  youNoLongerHaveAccess: 'You no longer have access',
  aFormerMember: 'a former member',
  ofNamed: 'of {userName}',
  anyoneWithTheLink: 'Anyone with the link',

  // Live feed
  readingNow: 'Reading now',
  peopleCount: { one: '{count} person', other: '{count} people' },
  noOneIsReadingRight: 'No one is reading right now. You’ll see readers here live.',
  earlierToday: 'Earlier today',
  viaNamed: 'via {name}',
  isOnPageOf: '{session} is on page {currentPage} of {all}',
  onPageOf: 'On page {currentPage} of {all}',
  read: 'read',
  opened: 'opened',
  ofPages: '{pagesRead} of {all} pages',
  leftRightAway: 'Left right away',

  // Needs attention
  notification: 'Notification',
  needsAttention: 'Needs attention',
  youreAllCaughtUpExpiring: 'You’re all caught up. Expiring links and access requests appear here.',
  review: 'Review',
  aLink: 'A link',
  expiresSoon: '{name} expires soon',
  sharedLinksExpireWithin: '{total} shared links expire within a week',
  theFirst: 'The first',

  // Pager
  pagesOfTheList: 'Pages of the list',
  back: 'Back',
  ofWithPage: '{page} – {total} of {total2}',
  next: 'Next',

  // Presentations table
  nothingReadInThisRange: 'Nothing read in this range',
  noOwner: 'No owner',

  // Recent table
  who: 'Who',
  readText: 'Read',
  started: 'Started',
  noViewsInThisRange: 'No views in this range',

  // Series
  perHour: 'per hour',
  perDay: 'per day',
  perWeek: 'per week',
  perMonth: 'per month',
  weekOf: 'Week of {at}',
  weekOfText: 'Week of',
  viewsComparedWithThePrevious: 'Views {units}, compared with the previous period.',
  noneYet: '{summary} None yet.',
  highestNamed: '{summary} Highest: {value}, {long}.',

  // Tabs
  visitors: 'Visitors',
  recentViews: 'Recent views',
  allSharedLinks: 'All shared links',
  allPresentations: 'All presentations',
  allContacts: 'All contacts',
  breakdown: 'Breakdown',
  theNamed: 'the {labels}',
  theWithLabels: 'The {labels}',

  // Totals
  showEachView: 'Show each view',
  showEachVisitor: 'Show each visitor',
  openingsThatReachedTheFirst:
    'Openings that reached the first page; a reload within 30 minutes is the same view',
  byEmailWhereKnownOtherwise:
    'By email where known, otherwise by browser, so the real number may be lower',
  withAPageInView: 'With a page in view',
  shareOfPagesRead: 'Share of pages read for a second or more, averaged over views',

  // Visitors table
  noVisitorsInThisRange: 'No visitors in this range',
  ownTeam: 'Own team',
  readLast: 'Read last',
});
