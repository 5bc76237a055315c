import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  verified: 'verified',
  // Analytics tab
  theFigures: 'The figures',
  theFiguresByBothRules: 'The figures by both rules',
  theSharedLinks: 'The shared links',
  theLinkClicks: 'The link clicks',
  theVisitors: 'The visitors',

  // Attention section
  attention: 'Attention',
  averageTimePerPage: 'average time per page',
  averageTimePerPageOf: 'average time per page of the earlier file {name}',
  averageTimePerPageOfThe: 'average time per page of the file {name}',

  // Attention skeleton
  averageTime: 'Average time',

  // Clicks section
  pageNamed: 'Page {target}',
  whoClicked: 'Who clicked',
  pageUnknown: 'Page unknown',
  onPage: 'On page {page}',
  unknown: 'unknown',
  url: 'URL',
  onPageText: 'On page',
  ofVersion: 'Of version',
  clicks: 'Clicks',

  // Figures
  noViewsYet: 'no views yet',
  openingsThatGotPast:
    'Openings that got past the access page; a reload within 30 minutes is the same view',
  viewsShowEachVisit: '{views} views: show each visit',
  timeWithAPage:
    'Time with a page in view, per view. Half of the views took longer than the median',
  medianTimeOf: 'median {time}',
  shareOfPagesRead: 'Share of pages read for a second or more, averaged over views',
  ofTheOriginalFile: 'Of the original file, by recipients',
  byEmailWhereKnownElse: 'By email where known, else by browser and link, so there may be fewer',
  uniqueVisitorsShowEachVisitor: '{visitors} unique visitors: show each visitor',
  clicksOnLinksInside: 'Clicks on links inside the pages',
  linkClicksShowTheUrls: '{clicks} link clicks: show the URLs',
  updatedNamed: 'Updated {when}',
  viaYourLinks: 'via your links',
  comparedWith: 'compared with {range}',
  downloadsShowTheVisits: '{downloads} downloads: show the visits',
  printsCount: { one: '{prints} print', other: '{prints} prints' },

  // Pages table
  page: 'Page',
  openedBy: 'Opened by',
  readBy: 'Read by',
  opens: 'Opens',
  average: 'Average',
  median: 'Median',
  total: 'Total',
  leftHere: 'Left here',
  reRead: 'Re-read',
  hidePageByPageStats: 'Hide page-by-page stats',
  pageByPageStats: 'Page-by-page stats',

  // Rules section
  medianTime: 'Median time',

  // Unread
  noOneHasRead: 'No one has read it yet',
  onceSomeoneDoesYouSee: 'Once someone does, you see here how long they spend on each page.',
  noOneRead: 'No one read it in this period',
  showAllTime: 'Show all time',
  chooseALongerPeriod: 'Choose a longer period, or send someone a link.',

  // Version choice
  sinceDayAndTime: 'since {day}, {time}',
  fileWhosePagesAreShown: 'File whose pages are shown',
  versionSince: 'Version {number}, {since}',
  ofItViewsVisitors: '{views} of this version. Views, visitors and time below cover all versions.',

  // Visits section
  notVerified: 'not verified',
  amongTheVisits: 'Among the visits that are counted.',
  noVisitsInThisPeriod: 'No visits in this period',
  eachVisitAppearsHerePage: 'Each visit appears here, page by page.',
  noVisitsYet: 'No visits yet',
  eachVisitAppearsHereLive: 'Each visit appears here live, page by page.',
});
