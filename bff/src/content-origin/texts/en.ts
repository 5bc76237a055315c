export const en = {
  expired: 'This link has expired',
  expiredHint: 'Go back to the document and open it again.',
  preparing: 'This document is being prepared',
  preparingHint: 'Try again in a few minutes.',
  damaged: 'This file is damaged',
  damagedHint: 'Ask the sender to upload it again.',
  notFound: 'Nothing to see here',
  notFoundHint: 'The link is incomplete, or the file is gone.',
  failed: 'That did not work',
  failedHint: 'Try again in a moment.',
} as const;
