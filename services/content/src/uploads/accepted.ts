/** What can be published, for clients to check before they send a file. The bytes decide (kernel/files/detect-type.ts). */
export const acceptedUploads = [
  // Illustrator's files hold a PDF.
  { presentationType: 'PDF', extensions: ['.pdf', '.ai'], mimeTypes: ['application/pdf'] },
  {
    presentationType: 'PowerPoint',
    extensions: ['.ppt', '.pptx', '.pptm', '.pps', '.ppsx', '.odp'],
    mimeTypes: [
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/vnd.oasis.opendocument.presentation',
    ],
  },
  {
    presentationType: 'MS Word',
    extensions: ['.doc', '.docx', '.docm', '.rtf', '.odt'],
    mimeTypes: [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/rtf',
      'application/vnd.oasis.opendocument.text',
    ],
  },
  {
    presentationType: 'MS Excel',
    extensions: ['.xls', '.xlsx', '.xlsm', '.xlsb', '.ods'],
    mimeTypes: [
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
    ],
  },
  {
    presentationType: 'HTML',
    extensions: ['.html', '.htm', '.zip'],
    mimeTypes: ['text/html', 'application/zip', 'application/x-zip-compressed'],
  },
  { presentationType: 'ePub', extensions: ['.epub'], mimeTypes: ['application/epub+zip'] },
  {
    presentationType: 'Image',
    extensions: ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.tif', '.tiff', '.svg'],
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/avif',
      'image/tiff',
      'image/svg+xml',
    ],
  },
  {
    presentationType: 'Video',
    extensions: ['.mp4', '.m4v', '.mov', '.mpg', '.mpeg', '.webm'],
    mimeTypes: ['video/mp4', 'video/quicktime', 'video/mpeg', 'video/webm'],
  },
  {
    presentationType: 'Audio',
    extensions: ['.mp3', '.m4a', '.wav'],
    mimeTypes: ['audio/mpeg', 'audio/mp4', 'audio/wav'],
  },
] as const;
