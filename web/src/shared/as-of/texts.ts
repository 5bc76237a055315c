import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  showUnchangedFields: 'Show unchanged fields',
  noDifferences: 'No differences',
  allSameToday: 'All fields and settings are the same today.',
  nowValue: 'now: {now}',
  asOf: 'As of {at}',
  asOfWhen: '{what} as of {at}',
  readOnly: 'Read-only.',
  backToNow: 'Back to now',
  asOfText: 'As of…',
  asOf2: 'As of',
  show: 'Show',
});
