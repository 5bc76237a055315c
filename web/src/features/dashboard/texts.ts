import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  goodMorning: 'Good morning',
  goodMorningTo: 'Good morning, {name}',
  goodAfternoon: 'Good afternoon',
  goodAfternoonTo: 'Good afternoon, {name}',
  goodEvening: 'Good evening',
  goodEveningTo: 'Good evening, {name}',
  weekOf: 'Week of {date}',
  // Activity row
  byDay: '{views}, by day',
  viewsInTheLastDays: '{shown} of {views}, in the last {days} days of the range',
  ofShowEach: '{views} of {name}: show each',
  viewsByDay: 'Views by day',
  lastDays: 'Last {days} d',

  // Dashboard page
  dashboard: 'Dashboard',
  theFigures: 'The figures',
  now: 'Now',
  theLiveReaders: 'the live readers',
  theNotices: 'the notices',
  views: 'views',
  updatedWhen: 'Updated {when}',
  theFiguresByBothRules: 'The figures by both rules',

  // Links table
  noOpenings: 'No links opened in this range',
  tryLongerRange: 'Choose a longer range, or share a link.',
  sharedLink: 'Shared link',
  someoneElsesLink: 'Someone else’s link',
  youNoLongerHaveAccess: 'You no longer have access',
  aFormerMember: 'a former member',
  ofUser: 'of {userName}',
  anyoneWithTheLink: 'Anyone with the link',

  // Live feed
  readingNow: 'Reading now',
  peopleCount: { one: '{count} person', other: '{count} people' },
  noReadersNow: 'No one is reading right now. You’ll see readers here live.',
  earlierToday: 'Earlier today',
  viaLink: 'via {name}',
  readerIsOnPage: '{reader} is on page {page} of {pages}',
  onPage: 'On page {page} of {pages}',
  read: 'read',
  opened: 'opened',
  readOfPages: '{read} of {pages} pages',
  leftRightAway: 'Left right away',

  // Needs attention
  notification: 'Notification',
  needsAttention: 'Needs attention',
  nothingToDo: 'You’re all caught up. Expiring links and access requests appear here.',
  review: 'Review',
  aLink: 'A link',
  expiresSoon: '{name} expires soon',
  linksExpireSoon: '{total} shared links expire within a week',
  theFirst: 'The first',

  // Pager
  pagesOfTheList: 'Pages of the list',
  back: 'Back',
  rangeOfTotal: '{from} – {to} of {total}',
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
  viewsComparedWithThePrevious: 'Views {units}, compared with the previous period.',
  noneYet: '{summary} None yet.',
  highest: '{summary} Highest: {value}, {moment}.',

  // Tabs
  visitors: 'Visitors',
  recentViews: 'Recent views',
  allSharedLinks: 'All shared links',
  allPresentations: 'All presentations',
  allContacts: 'All contacts',
  breakdown: 'Breakdown',
  theChosen: 'the {labels}',
  theWithLabels: 'The {labels}',

  // Totals
  showEachView: 'Show each view',
  showEachVisitor: 'Show each visitor',
  viewsExplained:
    'Openings that reached the first page; a reload within 30 minutes is the same view',
  peopleExplained: 'By email where known, otherwise by browser, so the real number may be lower',
  withAPageInView: 'With a page in view',
  completionExplained: 'Share of pages read for a second or more, averaged over views',

  // Visitors table
  noVisitorsInThisRange: 'No visitors in this range',
  ownTeam: 'Own team',
  readLast: 'Last read',
});
