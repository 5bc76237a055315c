import { textsIn } from '@lectern/schemas/text/message.ts';

/** What the person who answers contact requests reads. */
export const texts = textsIn('en', {
  wantsToHear: '{company} wants to hear from us',
  promise: 'We promised an answer within 24 hours.',
});
