import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  images: 'images',
  webPages: 'web pages and ZIP files',
  ePubs: 'ePub files',
  pdfs: 'PDFs',
  powerPoint: 'PowerPoint files',
  word: 'Word files',
  excel: 'Excel files',
  // Drop overlay
  filesAndFolders: 'Files and folders',
  orFoldersUpTo: '{files}, or folders of them, up to {size} each',
  dropToUpload: 'Drop to upload',
  replaceTheFileOf: 'Replace the file of {name}',
  linksStay: 'Its links stay as they are',
  uploadAsANewPresentation: 'Upload as a new presentation',
  withLinksOfItsOwn: 'With links of its own',
  upTo: '{files}, up to {size}',

  // Limits
  theFileIsEmpty: 'The file is empty.',
  programsCannotBePublished: 'Programs cannot be published.',
  kindNotPublished: 'This kind of file cannot be published; {files} can.',
  aFileCannotBePublished: 'A {extension} file cannot be published; {files} can.',
  itHasTheMostIs: 'The file is {size}; the limit is {most}.',

  // Processing row
  processingPageOf: 'Processing, page {pagesDone} of {pageCount}',
  queuedAt: 'Queued, {place}',
  itWasDeleted: 'It was deleted.',
  canceledOrReplacedByAnother: 'Canceled, or replaced by another file.',
  fileFailed: 'The file could not be processed.',
  readyReplacedSince: 'Ready, since replaced',
  madeReady: '{made}, ready',
  openNamed: 'Open {name}',
  dismissNamed: 'Dismiss {fileName}',
  createLinkTo: 'Create link to {name}',

  // Queue
  moreFiles: { one: '{count} more file', other: '{count} more files' },
  tooManyFiles: 'At most {maxAtOnce} at a time. Add the rest when these are done.',

  // Send bytes
  theUploadWasRefused: 'The upload was refused.',

  // Summary
  uploadingOf: { one: 'Uploading', other: 'Uploading {open} of {count}' },
  processingOfFiles: { one: 'Processing', other: 'Processing {making} of {count} files' },
  failedCount: '{failed} failed',
  uploadedFailed: '{made} uploaded, {failed} failed',
  madeUploaded: '{made} uploaded',

  // Upload drawer
  uploads: 'Uploads',
  cancelAll: 'Cancel all',
  showUploads: 'Show uploads',
  collapseUploads: 'Collapse uploads',
  closeUploads: 'Close uploads',

  // Upload row
  connectionLost: '{sent}. Connection lost; it continues by itself',
  sentChecking: '{total} sent, checking',
  timeLeft: '{time} left',
  replacesTheFileOf: 'replaces the file of {name}',
  queuedSize: '{size}, queued',
  retry: 'Retry',
  dismissWithName: 'Dismiss {name}',
  cancelNamed: 'Cancel {name}',

  // Uploads context
  filesToUpload: 'Files to upload',
  fileThatReplacesTheOne: 'Replacement for the current file',
  folderToUpload: 'Folder to upload',
});
