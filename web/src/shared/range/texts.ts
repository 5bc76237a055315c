import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Change
  sameAsBefore: 'same as before',
  up: 'up',
  down: 'down',
  pt: 'pt',

  // Range picker
  customRange: 'Custom range',
  range: 'Range',
  customRangeText: 'Custom range…',
  daysReversed: 'The first day is after the last.',
  from: 'From',
  apply: 'Apply',

  // Range
  thisMonth: 'This month',
  thisQuarter: 'This quarter',
  yearToDate: 'Year to date',
  about12Months: '12 months',
  allTime: 'All time',
});
