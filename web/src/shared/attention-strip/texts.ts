import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Attention hero
  noPage: 'no page',
  pageOnAverage: 'Page {page}, {time} on average',

  // Attention strip
  pageWithTime: 'Page {page}, {time}',
  noPagesProcessingFailed: 'No pages: processing failed',

  // Heat
  notOpened: 'not opened',
  under3S: 'under 3 s',
  over90S: 'over 90 s',

  // Hero legend
  beingReadNow: 'being read now',

  // Lens
  pageWithPage: 'Page {page}',
  ofPages: 'of {pageCount}',
  average: 'Average',
  openedBy: 'Opened by',
  median: 'Median',
  leftHere: 'Left here',
  reRead: 'Re-read',
  total: 'Total',

  // Live status
  anEarlier: 'an earlier',
  another: 'another',
  viaLink: 'via {via}',

  // Sentence
  pagesCount: { one: '{count} page', other: '{count} pages' },
  beingReadNowOnPage: 'being read now on page {pages}',
  neverViewed: '{pages}, never viewed{now}',
  justOpened: '{pages}, just opened{now}',
  openedWithLongest: '{pages}, {opened} opened, longest page {page} with {time}{now}',
  peopleAreReadingVersion: '{readers} people are reading {version} version',
  isReadingVersion: '{who} is reading {version} version',
  peopleAreReadingOfThem: '{readers} people are reading, {elsewhere} of them {version} version',
  peopleAreReading: '{readers} people are reading',
  isReading: '{who} is reading',
  isOnPage: '{who} is on page {page}',
});
