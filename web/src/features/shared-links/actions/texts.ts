import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Link menu
  previewAsRecipient: 'Preview as recipient',
  qrCode: 'QR code',
  duplicate: 'Duplicate',
  transfer: 'Transfer',
  expireNow: 'Expire now',

  // Qr dialog
  qrCodeOf: 'QR code of {name}',
  qrCodeOfNamed: 'QR code of {url}',
  downloadAsSvg: 'Download as SVG',

  // Transfer dialog
  nowBelongsTo: '{link} now belongs to {name}',
  transferNamed: 'Transfer {link}',
  transferTo: 'Transfer to',
  notTransferred: 'Not transferred',
  transferExplained:
    'The new owner sees all its visits and is notified of new ones. You keep seeing them only if you are an admin.',

  // Use copy link
  linkCopied: 'Link copied',
  copyBlocked: 'Your browser doesn’t allow copying. The link is {url}',

  // Use link actions
  isOn: '{link} is on',
  linkTurnedOff: '{link} is off; the link no longer opens',
  hasExpired: '{link} has expired',
  duplicatedWithANewLink: 'Duplicated {linkName} with a new link',
  restoredNamed: 'Restored {linkName}',
  deletedTheLinkNoLonger: '{link} deleted; the link no longer works',
});
