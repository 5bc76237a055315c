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
  timePerPageOfEarlierFile: 'average time per page of the earlier file {name}',
  timePerPageOfFile: 'average time per page of the file {name}',

  // Attention skeleton
  averageTime: 'Average time',

  // Clicks section
  pageTarget: 'Page {target}',
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
  viewsExplained:
    'Openings that got past the access page; a reload within 30 minutes is the same view',
  viewsShowEachVisit: '{views} views: show each visit',
  timeExplained:
    'Time with a page in view, per view. Half of the views took longer than the median',
  medianTimeOf: 'median {time}',
  completionExplained: 'Share of pages read for a second or more, averaged over views',
  downloadsExplained: 'Of the original file, by recipients',
  peopleExplained: 'By email where known, else by browser and link, so there may be fewer',
  uniqueVisitorsShowEachVisitor: '{visitors} unique visitors: show each visitor',
  clicksExplained: 'Clicks on links inside the pages',
  linkClicksShowTheUrls: '{clicks} link clicks: show the URLs',
  updatedWhen: 'Updated {when}',
  viaYourLinks: 'via your links',
  comparedWith: 'compared with {range}',
  downloadsShowTheVisits: '{downloads} downloads: show the visits',
  printsCount: { one: '{prints} print', other: '{prints} prints' },

  // Pages table
  page: 'Page',
  from: 'From',
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
  unread: 'No one has read it yet',
  unreadHint: 'Once someone does, you see here how long they spend on each page.',
  unreadInPeriod: 'No one read it in this period',
  showAllTime: 'Show all time',
  tryLongerPeriod: 'Choose a longer period, or send someone a link.',

  // Version choice
  sinceDayAndTime: 'since {day}, {time}',
  fileWhosePagesAreShown: 'File whose pages are shown',
  versionSince: 'Version {number}, {since}',
  ofItViewsVisitors: '{views} of this version. Views, visitors and time below cover all versions.',

  // Visits section
  notVerified: 'not verified',
  amongCounted: 'Among the visits that are counted.',
  noVisitsInThisPeriod: 'No visits in this period',
  visitsAppearHere: 'Each visit appears here, page by page.',
  noVisitsYet: 'No visits yet',
  visitsAppearLive: 'Each visit appears here live, page by page.',
});
