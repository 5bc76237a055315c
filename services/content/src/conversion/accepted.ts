/** What can be published, for clients to check before they send a file. The bytes decide (kernel/files/detect-type.ts). */
export const acceptedUploads = [
  { presentationType: 'PDF', extensions: ['.pdf'], mimeTypes: ['application/pdf'] },
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
] as const;
