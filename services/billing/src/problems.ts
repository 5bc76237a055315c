import { textsIn } from '@lectern/schemas/text/message.ts';

/** What people read when this service cannot do what they asked. */
export const problems = textsIn('en', {
  fieldMissing: 'Please fill this in.',
  tooLong: 'At most {most} characters.',
  emailInvalid: 'Enter a valid email.',
  countryUnknown: 'This is not the code of a country.',
  contactRequestRecorded: 'This request is already recorded.',
  wholeNumber: 'Must be a whole number.',
  atLeast: 'Must be at least {least}.',
  atMost: 'Must be at most {most}.',
  aboveZero: 'Must be above 0.',
  calculationRecorded: 'This calculation is already recorded.',
});
