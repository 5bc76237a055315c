import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  inactive: 'inactive',
  // Labels
  expiredChooseALaterDay:
    'Expired on {date}. Choose a later day in its settings to turn it on again',
  expiredOn: 'Expired {date}',
  untilDay: 'Until {date}',
  anyoneWithTheLink: 'Anyone with the link',
  toRecipients: 'To recipients',
  aSpace: 'A space',
  linksCount: { one: '{number} link', other: '{number} links' },

  // Link attention
  figuresNotAvailableRightNow: 'Figures not available right now',
  noPagesToShow: 'No pages to show',
  now: 'now',
  never: 'never',
  beingReadNow: 'being read now',
  notViewedYet: 'Not viewed yet',

  // Link badges
  setOnThePresentation: '{words} (set on the presentation)',
  recipientsOnly: 'Recipients only',
  emailVerifiedByCode: 'Email verified by code',
  emailRequiredVerifiedByCode: 'Email required, verified by code',
  emailRequiredNotVerified: 'Email required, not verified',
  consentRequired: 'Consent required',
  optionalConsent: 'Optional consent',
  expiresOn: 'Expires {date}',
  opensTheFileDirectly: 'Opens the file directly',
  openToAnyone: 'Open to anyone',

  // Not seen yet
  opensOnceActive: 'Opens once the presentation is active',
  thisPresentationCouldntBeProcessed: 'This presentation couldn’t be processed',
  presentationFailedHint:
    'Its links say that the document couldn’t be prepared. Try again, or choose another file.',
  aDraft: 'a draft',
  activate: 'Activate',
  presentationInactiveHint: 'It is {state} now. Until it is active, its links don’t open.',
});
