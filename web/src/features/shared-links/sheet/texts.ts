import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Create form
  chooseAPresentation: 'Choose a presentation',
  tooManyLinks: 'Up to {most} links at once; these would be {links}',
  link: 'link',
  createAndEmail: 'Create {links} and email',
  createThese: 'Create {links}',
  personalLinksHint: 'Each person gets a personal link, so you see who read what.',
  recipientsHint: 'Optional. You can email them the link.',
  personalLinks: 'Personal links',
  oneLinkForEachPerson: 'One link for each person.',
  oneLinkHint: 'Everyone gets the same link; you see who read only if they enter an email.',

  // Draft
  fixTheRecipients: 'Fix the recipients',
  recipientMissing: 'Add at least one recipient, or no one can open this link',
  chooseTheLastDay: 'Choose the last day',
  accessCodeTooShort: 'An access code has at least {shortestAccessCode} characters',

  // Explain access
  passes: 'passes',
  asks: 'asks',
  refuses: 'refuses',
  explainAccessFor: 'Explain access for',
  checkAccessLead: 'Can this person open the link, and what are they asked?',
  nameCompanyCom: 'name@company.com',
  withoutYourUnsavedChanges: 'Without your unsaved changes.',
  canOpenTheFirstPage: 'Can open the first page',
  cantOpenIt: 'Can’t open it',

  // Leave question
  yourChangesWontBeSaved: '{question} Your changes won’t be saved.',

  // Link form
  linkNotCreated: 'Link not created',
  nameHint: 'Only you and your team see this name.',
  acquaNorteFirstMeeting: 'Acqua Norte, first meeting',
  unsavedChanges: { one: '{count} unsaved change', other: '{count} unsaved changes' },
  preview: 'Preview',

  // Link ready
  yourLinkIsReady: 'Your link is ready',
  yourLinkIsReadyNamed: 'Your link {name} is ready',
  readyHint: 'We’ll show you when it’s opened, and which pages are read.',
  copyBlocked: 'Your browser doesn’t allow copying: select the link above.',
  qrCodeOf: 'QR code of {url}',
  accessCode: 'Access code {accessCode}',
  shareTheCodeSeparately: 'Share the code separately',
  copyCode: 'Copy code',
  createAnotherLink: 'Create another link',
  copied: 'Copied',
  emailRecipients: 'Email recipients',
  qrCode: 'QR code',

  // Link sheet
  sharedLink: 'Shared link',
  newSharedLinks: 'New shared links',
  newSharedLink: 'New shared link',
  presentationsCount: '{presentations} presentations',
  discardThisLink: 'Discard this link?',

  // Links made
  anyoneWithTheLink: 'Anyone with the link',
  createdCount: '{links} created',
  copyTheLinkFor: 'Copy the link for {link}',
  copyBlockedSelectAll: 'Your browser doesn’t allow copying: select the links above.',
  copyAll: { one: 'Copy link', other: 'Copy all' },

  // Mail form
  emailOnlySaved: 'Saved in System; no email was sent',
  emailsSent: { one: 'Email sent', other: '{count} emails sent' },
  emailsCantBeSentYet: 'Emails can’t be sent yet',
  noEmailServer:
    'No email server is set up, so emails are only saved in System. Copy the link and send it yourself.',
  notSent: 'Not sent',
  subject: 'Subject',
  leaveBlankForADefault: 'Leave blank for a default subject',
  sendEmails: { one: 'Send email', other: 'Send {count} emails' },
  emailedBefore: 'Emailed before',

  // Message field
  message: 'Message',
  messageHint: 'A few words above the link',

  // Phone preview
  accessPage: 'Access page',
  firstPage: 'First page',
  asTheRecipientSeesIt: 'As the recipient sees it',
  noPresentationChosenYet: 'No presentation chosen yet',
  theFirstPageAppearsHere: 'The first page appears here.',
  theFirstPage: 'The first page',
  opensDirectly: 'No access page: it opens on the first page.',
  aDocumentForYou: 'A document for you',
  yourEmail: 'Your email',
  sharedBy: 'Shared by {name}',
  senderAtTeam: '{name} at {team}',
  untilWhen: 'Until {until}',
  consentPreview: '{team} may see which pages I read, and for how long.',
  acceptPrivacyPreview: 'I have read and accept the privacy policy of {team}.',
  agreePreview: 'I agree that {team} sees which pages I read, and for how long.',

  // Settings sheet
  linkSettings: 'Link settings',
  discardYourChanges: 'Discard your changes?',
  theLink: 'The link',
  linkNotFound: 'Link not found',
  linkNotFoundHint: 'It was deleted, or it belongs to someone else.',
  savedLink: 'Saved {link}',
  backToSettings: 'Back to settings',
  emailHint: 'You can email them the link.',
});
