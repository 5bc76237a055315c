import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Dates
  notSeenBefore: 'Not seen before {releaseAt}',
  expiredOn: 'Expired on',
  expiresOn: 'Expires on',
  changedWhen: 'Changed {when}',

  // Owner dialog
  newOwnerOf: 'New owner of {name}',
  choose: 'Choose',
  ownerExplained:
    'The owner always sees it and can download and print it. Links keep their owners.',

  // Page menu
  replaceFile: 'Replace file',
  copy: 'Copy',
  changeOwner: 'Change owner',
  protectedExplained: 'Protected: turn this off in its settings to delete it.',

  // Presentation header
  statusChange: 'Status: {status}. Change',
  preview: 'Preview',

  // Preview
  previewOf: 'Preview of {name}',
  pageNumber: 'Page {number}',
  previousPage: 'Previous page',
  pageOf: '{page} of {pages}',
  nextPage: 'Next page',
  closePreview: 'Close preview',
  openSite: 'Open {host}',
  notPlayed: 'It could not be loaded',

  // Processing panel
  fileFailed: 'The file could not be processed',
  theReasonIsNotKnown: 'The reason is not known.',
  processingPageOf: 'Processing, page {pagesDone} of {pageCount}',
  queuedAt: 'Queued, {place}',
  shareWhileProcessing: '{state}. You can create links already; they open once processing is done.',

  // Title
  nameOfThePresentation: 'Name of the presentation',

  // Use page actions
  copiedAsDraft: 'Copied as {name}, a draft of yours',
  itsFormerOwner: 'its former owner',
  belongsToAgain: '{name} belongs to {owner} again',
  itsNewOwner: 'its new owner',
  belongsToNow: '{name} belongs to {owner} now',
});
