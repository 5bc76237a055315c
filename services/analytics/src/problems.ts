import { textsIn } from '@lectern/schemas/text/message.ts';

/** What people read when this service cannot do what they asked. */
export const problems = textsIn('en', {
  timeZoneUnknown: 'There is no such time zone.',
  viewingsFilterMissing:
    'List what was done, and by whom, for a presentation, a shared link, a contact, or a contact on a presentation.',
  visitorFilterInvalid:
    'Name a visitor with a presentation or a shared link, and a contact without one.',
  visitorsFilterMissing: 'List the visitors of a presentation or of a shared link.',
  rangeReversed: 'The range ends before it begins.',
  cursorUnknown: 'This cursor names no event.',
});
