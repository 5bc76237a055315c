import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Damage panel
  uploadAgain: 'Upload again',
  theFileCannotBeDownloaded: 'The file cannot be downloaded',

  // Files tab
  size: 'Size',
  uploaded: 'Uploaded',
  replaceFile: 'Replace file',

  // Jobs section
  pagesAndText: 'Pages and text',
  permanentRemoval: 'Permanent removal',
  releaseOnItsDate: 'Release on its date',
  expiryOnItsDate: 'Expiry on its date',
  waiting: 'Waiting',
  inProgress: 'In progress',
  failed: 'Failed',
  stopped: 'Stopped',
  job: 'Job',
  attempts: 'Attempts',

  // Picture choice
  restoredThePreviousThumbnail: 'Restored the previous thumbnail',
  changedTheThumbnailOf: 'Changed the thumbnail of {name}',
  thumbnail: 'Thumbnail',
  inListsAndEmails: 'in lists and emails',
  thumbnailNotChanged: 'Thumbnail not changed',
  thePictureNow: 'The picture now',
  picture: 'Picture',
  firstPageOfTheCurrent: 'First page of the current file',
  anImageOfThePackage: 'An image of the package',
  alwaysTheFirstPageOf: 'Always the first page of {name}',

  // Replacement panel
  keepsItsCurrentFile: '{name} keeps its current file',
  keepTheCurrentFile: 'Keep the current file',
  couldNotBeProcessed: '{name} could not be processed',
  theReasonIsNotKnown: 'The reason is not known.',
  recipientsStillSeeTheCurrent: '{failure} Recipients still see the current file.',
  processingPageOf: 'Processing {name}, page {pagesDone} of {pageCount}',
  processingFile: 'Processing {name}',
  isQueued: '{name} is queued, {place}',
  replacedWhenReady: '{state}. Recipients see the current file until then; links stay the same.',
  chooseAnotherFile: 'Choose another file',

  // Versions section
  versionOfIsCurrentAgain: 'Version {number} of {name} is current again',
  versions: 'Versions',
  analyticsOf: 'Analytics of {name}',
  versionAndSize: 'Version {number}, {size}',
  current: 'current',
  restoreVersion: 'Restore version {number}',
  file: 'File',
  currentText: 'Current',
  actions: 'Actions',
});
