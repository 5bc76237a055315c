import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  // Drop overlay
  filesAndFolders: 'Files and folders',
  orFoldersOfThemUp: '{limits}, or folders of them, up to {maxBytes} each',
  dropToUpload: 'Drop to upload',
  replaceTheFileOf: 'Replace the file of {name}',
  itsLinksStay: 'Its links stay as they are',
  uploadAsANewPresentation: 'Upload as a new presentation',
  withLinksOfItsOwn: 'With links of its own',
  upTo: '{limits}, up to {maxBytes}',

  // Limits
  and: 'and',
  theFileIsEmpty: 'The file is empty.',
  programsCannotBePublished: 'Programs cannot be published.',
  thisKindOfFileCannot: 'This kind of file cannot be published; {limits} can.',
  aFileCannotBePublished: 'A {extension} file cannot be published; {limits} can.',
  itHasTheMostIs: 'It has {size}; the most is {maxBytes}.',

  // Processing row
  failed: 'failed',
  processingPageOf: 'Processing, page {pagesDone} of {pageCount}',
  queuedNamed: 'Queued, {place}',
  itWasDeleted: 'It was deleted.',
  canceledOrReplacedByAnother: 'Canceled, or replaced by another file.',
  theFileCould: 'The file could not be processed.',
  readyReplacedSince: 'Ready, replaced since',
  readyNamed: '{made}, ready',
  openNamed: 'Open {name}',
  dismissNamed: 'Dismiss {fileName}',
  createLinkTo: 'Create link to {name}',

  // Queue
  moreFiles: { one: '{count} more file', other: '{count} more files' },
  atMostAtATime: 'At most {maxAtOnce} at a time. Add them once these are through.',

  // Send bytes
  theUploadWasRefused: 'The upload was refused.',

  // Summary
  uploadingOf: { one: 'Uploading', other: 'Uploading {open} of {count}' },
  processingOfFiles: { one: 'Processing', other: 'Processing {making} of {count} files' },
  failedNamed: '{failed} failed',
  uploadedFailed: '{made} uploaded, {failed} failed',
  uploadedNamed: '{made} uploaded',

  // Upload drawer
  hoverFocusWithin: ':hover, :focus-within',
  uploads: 'Uploads',
  cancelAll: 'Cancel all',
  showUploads: 'Show uploads',
  collapseUploads: 'Collapse uploads',
  closeUploads: 'Close uploads',

  // Upload row
  connectionLostItContinues: '{sent}. Connection lost; it continues by itself',
  sentChecking: '{total} sent, checking',
  leftNamed: ', {span} left',
  replacesTheFileOf: 'replaces the file of {name}',
  queuedWithSize: '{size}, queued',
  retry: 'Retry',
  dismissWithName: 'Dismiss {name}',
  cancelNamed: 'Cancel {name}',

  // Uploads context
  filesToUpload: 'Files to upload',
  fileThatReplacesTheOne: 'File that replaces the one that is shown',
  folderToUpload: 'Folder to upload',
});
