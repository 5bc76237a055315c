import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Device
  unknownDevice: 'Unknown device',

  // Failure actions
  retry: 'Retry',
  retryNamed: 'Retry {name}',
  uploadAnotherCopy: 'Upload another copy',
  uploadAnotherCopyOf: 'Upload another copy of {name}',
  deleteNamed: 'Delete {name}',

  // Kind
  pagesCount: { one: '{count} page', other: '{count} pages' },
  linksCount: { one: '{number} link', other: '{number} links' },

  website: 'Website',
  sound: 'Sound',

  // Presentation menu
  chosen: 'chosen',

  // Queue label
  converting: 'Converting',
  fetchingPercent: 'Fetching the video, {percent}',
  waitingForProgram: 'Waiting for {program}, which this server does not have yet',
  nextInLine: 'next in line',
  filesAhead: { one: '{filesAhead} file ahead', other: '{filesAhead} files ahead' },

  // Sharing
  pagesFailed: 'Its pages could not be made, so there is nothing to share',
  internalOnly: 'It is for internal use only, as its settings say',
  shareIsOff: '“Share” is off in its settings',
  shareByLinkIsOff: '“Share by link” is off in its settings',

  // Status pill
  draft: 'Draft',
  inactive: 'Inactive',
  failed: 'Failed',
  processingShare: 'Processing {share}',

  // Use change status
  isNowInStatus: '{name} is {status}',

  // Use delete presentation
  restoredAndItsLinks: 'Restored {name} and its links',
  deletedItsLinksNoLonger: '{name} deleted; its links no longer work',
  deleteQuestion: 'Delete “{name}”?',
  sharedLinksStopWorking: {
    one: '{linkCount} shared link stops working at once. You can restore everything from the trash for 30 days.',
    other:
      '{linkCount} shared links stop working at once. You can restore everything from the trash for 30 days.',
  },
});
