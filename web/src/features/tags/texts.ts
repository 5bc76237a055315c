import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  labelsBrandsAndProducts: 'Labels, brands and products',
  presentationsCount: { one: '{number} presentation', other: '{number} presentations' },

  // Delete dialog
  deleteNamed: 'Delete {name}?',
  deleteUnusedTag: 'No presentation has it. This cannot be undone.',
  deleteUsedTag: '{presentations} will lose it; the presentations stay. This cannot be undone.',

  // Dialog
  editNamed: 'Edit {name}',
  color: 'Color',

  // Table
  created: 'Created',
  edit: 'Edit',
  mergeIntoAnother: 'Merge into another',

  // Merge dialog
  isNow: '{name} is now {target}',
  notMerged: 'Not merged',
  mergeUnusedTag: 'No presentation has {name}. {name} goes away. This cannot be undone.',
  mergeInto: 'Merge into',
  merge: 'Merge',
});
