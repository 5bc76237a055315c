import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  openingsInVisits: '{openings} in {visits}',
  openingsOfVisits: '{openings} of {visits}',
  verified: 'verified',
  downloadsCount: { one: '{count} download', other: '{count} downloads' },
  printsCount: { one: '{count} print', other: '{count} prints' },
  clicksCount: { one: '{count} click', other: '{count} clicks' },
  // Internal visits switch
  includeMyTeamAndBots: 'Include my team and bots',

  // List choice
  eachVisitOrEachVisitor: 'Each visit, or each visitor',
  visits: 'Visits',
  visitors: 'Visitors',

  // Reader actions
  downloaded: 'downloaded',
  printed: 'printed',
  prints: 'Prints',
  clickedALink: 'clicked a link',

  // Reader name
  likelyNamed: 'Likely {name}',

  // Show more
  couldntLoadMore: 'Couldn’t load more',

  // Strip note
  inAnotherVersion: '{elsewhere} in another version',
  inAnEarlierVersion: '{elsewhere} in an earlier version',
  replacedAndUnread: 'The file was replaced, and no one has read the new one yet',
  anEarlier: 'an earlier',
  another: 'another',
  pagesOfAnEarlierVersion: 'pages of an earlier version',

  // Through link
  signedIn: 'signed in',
  someoneElsesLink: 'Someone else’s link',

  // Upper bound note
  upTo: 'up to',

  // Use views
  shownOfTotal: '{shown} of {total}',
  shownOfTotalIn: '{shown} of {total}, in {visits}',

  // Use visit filter
  onlyThose: 'Only {phrase}',
  inTotal: 'in {total}',
  noVisitsByThisVisitor: 'No visits by this visitor',
  noOne: 'No one {past}',
  visitsBy: 'visits by',
  oneVisitor: 'one visitor',
  peopleWho: 'people who',

  // Visitors section
  notVerified: 'not verified',
  readOfPages: '{read} of {pages}',
  noVisitorsInThisPeriod: 'No visitors in this period',
  noVisitorsYet: 'No visitors yet',
  readersAppearHere: 'People who open a link appear here.',
  showEachOf: '{views} of {reader}: show each',
  readLastByTime: 'Read last, by time',
  firstSeen: 'First seen',

  // Visits
  openingsCount: { one: '{count} opening', other: '{count} openings' },
  viewsCount: { one: '{count} view', other: '{count} views' },
  visitsCount: { one: '{count} visit', other: '{count} visits' },
  visitorsCount: { one: '{count} visitor', other: '{count} visitors' },
  readOfAll: '{read} of {pages}',
  yourTeam: 'your team',
  bot: 'bot',
});
