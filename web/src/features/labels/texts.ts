import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Count presentations
  presentationsCount: { one: '{number} presentation', other: '{number} presentations' },

  // Delete label dialog
  deleteNamed: 'Delete {name}?',
  deleteLabel: 'Delete label',
  deleteUnusedLabel: 'No presentation has it. This cannot be undone.',
  deleteUsedLabel: '{presentations} will lose it; the presentations stay. This cannot be undone.',

  // Label dialog
  newLabel: 'New label',
  editNamed: 'Edit {name}',
  customerStory: 'Customer story',
  color: 'Color',

  // Labels page
  createLabel: 'Create label',
  theLabels: 'The labels',
  noLabelsYet: 'No labels yet',
  labelsLead:
    'Put labels on presentations, such as “Customer story” or “Pricing”, and filter the content list by them.',
  searchLabels: 'Search labels',
  labelsCount: { one: '{labels} label', other: '{labels} labels' },
  noLabelMatchesThis: 'No label matches this',

  // Labels table
  created: 'Created',
  edit: 'Edit',
  mergeIntoAnother: 'Merge into another',

  // Merge dialog
  mergeIntoAnotherLabel: 'Merge {name} into another label',
  pleaseChooseALabel: 'Please choose a label.',
  isNow: '{name} is now {label}',
  noLabelToMergeInto: 'There is no other label to merge it into.',
  notMerged: 'Not merged',
  mergeUnusedLabel: 'No presentation has {name}. {name} goes away. This cannot be undone.',
  mergeUsedLabel:
    '{presentations} with {name} will have the other label instead. {name} goes away. This cannot be undone.',
  mergeInto: 'Merge into',
  merge: 'Merge',
});
