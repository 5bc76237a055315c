import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  noPresentation: 'No presentation {filters}',
  noPresentationInTrash: 'No presentation in the trash {filters}',
  never: 'never',
  neverViewed: 'never viewed',
  neverByYours: 'not via your links',
  neverViewedByYours: 'not viewed via your links',
  // Content chunk
  theseCouldNotBeRead: 'These could not be read',

  // Content list
  selectNone: 'Select none',
  selectThoseInView: 'Select those in view',

  // Item attention
  downloadOnlyNoPages: 'Download only, no pages',
  figuresNotAvailableRightNow: 'Figures not available right now',
  unread: 'No one has read it via a link of yours',
  beingReadNow: 'being read now',
  now: 'now',
  viewed: 'viewed',

  // Item badges
  restorableUntil: 'Restorable until {restorableUntil}',
  expiredOnHiddenFromEveryone: 'Expired on {expiresAt}; hidden from everyone',
  hiddenFromEveryoneUntil: 'Hidden from everyone until {releaseAt}',
  fromWhen: 'From {releaseAt}',
  hiddenFromEveryoneAfter: 'Hidden from everyone after {expiresAt}',
  untilWhen: 'Until {expiresAt}',

  // Item check
  selectNamed: 'Select {name}',

  // Nothing found
  matchesSearch: 'matches “{search}”',
  hasTheType: 'has the type {types}',
  hasTheStatus: 'has the status {statuses}',
  isYours: 'is yours',
  hasTheChosenOwner: 'has the chosen owner',
  isInChosenFolders: {
    one: 'is in the chosen folder',
    other: 'is in one of the chosen folders',
  },
  isForTheChosenGroup: {
    one: 'is for the chosen group',
    other: 'is for any of the chosen groups',
  },
  searchHint: 'Search looks at the beginning of words in names.',
  theTrashIsEmpty: 'The trash is empty',
  goToContent: 'Go to Content',
  deletedKeptFor: 'Deleted presentations stay here for 30 days.',

  // Presentation card
  linksOfYours: '{links} of yours',
  theReasonIsNotKnown: 'The reason is not known.',

  // Restore button
  restoredAndItsLinks: 'Restored {name} and its links',
  restoreNamed: 'Restore {name}',

  // Uploading items
  queued: 'Queued',
  uploadingShare: 'Uploading {share}',
  checking: 'Checking',
});
