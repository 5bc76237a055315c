import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  gray: 'Gray',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  purple: 'Purple',
  pink: 'Pink',
  brown: 'Brown',
  findOrCreateALabel: 'Find or create a label',
  findALabel: 'Find a label',
  findOrCreate: 'Find or create',
  thereAreNoLabelsYet: 'There are no labels yet',
  noLabelMatchesThis: 'No label matches this',
  createNamed: 'Create “{name}”',
  addLabel: 'Add label',
  editLabels: 'Edit labels',
});
