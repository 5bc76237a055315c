import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  whatWeCountAndHow: 'What we count, and how',
  countingLead:
    'The rules behind every figure of the console, of REST, of the graph and of the CSV files.',
  counts: 'Counts',
  doesNotCount: 'Does not count',
  threshold: 'Threshold',
  inTheCode: 'In the code',
  nameInFile: '{name} in {file}',
});
