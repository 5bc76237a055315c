import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear',
  enterADateAs: 'Enter a date as {pattern}',
  chooseOrLater: 'Choose {min} or later',
  chooseOrEarlier: 'Choose {max} or earlier',
  openCalendar: '{label}: open calendar',
  discardChanges: 'Discard changes?',
  unsavedChanges: 'Your changes on this page are not saved.',
  dateNamed: '{label}: date',
  timeNamed: '{label}: time',
  nothingIsCalledSo: 'No matches',
});
