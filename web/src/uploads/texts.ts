import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  images: 'images',
  filesOfType: '{type}s',
  // Drop overlay
  filesAndFolders: 'Files and folders',
  orFoldersUpTo: '{files}, or folders of them, up to {size} each',
  dropToUpload: 'Drop to upload',
  replaceTheFileOf: 'Replace the file of {name}',
  itsLinksStay: 'Its links stay as they are',
  uploadAsANewPresentation: 'Upload as a new presentation',
  withLinksOfItsOwn: 'With links of its own',
  upTo: '{files}, up to {size}',

  // Limits
  theFileIsEmpty: 'The file is empty.',
  programsCannotBePublished: 'Programs cannot be published.',
  thisKindOfFileCannot: 'This kind of file cannot be published; {files} can.',
  aFileCannotBePublished: 'A {extension} file cannot be published; {files} can.',
  itHasTheMostIs: 'It has {size}; the most is {most}.',

  // Processing row
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
  uploads: 'Uploads',
  cancelAll: 'Cancel all',
  showUploads: 'Show uploads',
  collapseUploads: 'Collapse uploads',
  closeUploads: 'Close uploads',

  // Upload row
  connectionLostItContinues: '{sent}. Connection lost; it continues by itself',
  sentChecking: '{total} sent, checking',
  timeLeft: '{time} left',
  replacesTheFileOf: 'replaces the file of {name}',
  queuedSize: '{size}, queued',
  retry: 'Retry',
  dismissWithName: 'Dismiss {name}',
  cancelNamed: 'Cancel {name}',

  // Uploads context
  filesToUpload: 'Files to upload',
  fileThatReplacesTheOne: 'File that replaces the one that is shown',
  folderToUpload: 'Folder to upload',
});
