import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  folder: 'Folder',
  chosen: 'chosen',
  // Bulk bar
  selectedPresentations: 'Selected presentations',
  selectedCount: '{presentations} selected',
  createLinks: 'Create links',
  deletePresentations: {
    one: 'Delete {count} presentation?',
    other: 'Delete {count} presentations?',
  },
  selectTheFirst: 'Select the first {maxSelected}',
  selectAll: 'Select all {total}',

  // Content tools
  searchThisList: 'Search this list',
  ownedByMe: 'Owned by me',
  trash: 'Trash',
  presentationsCount: { one: '{total} presentation', other: '{total} presentations' },
  orderedBy: 'Order: {order}',

  // Filter chip
  clearFilter: 'Clear {filter} {values}',

  // List bar
  wereNotChanged: { one: '{count} was not changed', other: '{count} were not changed' },
  dismiss: 'Dismiss',
  andMore: 'and {more} more',

  // Use bulk
  presentationsWithCount: { one: '{count} presentation', other: '{count} presentations' },
  aPresentation: 'A presentation',
  restoredAndTheirLinks: 'Restored {done} and their links',
  deletedTheirLinksNoLonger: '{done} deleted; their links no longer work',
  nowStatus: '{done} now {status}',
  nowBelongTo: '{done} now belong to {owner}',
  putOn: 'Put {label} on {presentations}',
  tookOff: 'Took {label} off {presentations}',
  addedToFolder: {
    one: 'Added {count} presentation to {name}',
    other: 'Added {count} presentations to {name}',
  },
  removedFromFolder: {
    one: 'Removed {count} presentation from {name}',
    other: 'Removed {count} presentations from {name}',
  },
});
