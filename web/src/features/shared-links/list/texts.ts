import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Bulk bar
  selectedLinks: 'Selected links',
  selectedCount: '{links} selected',
  ofDone: '{done} of {total} done',
  expireNow: 'Expire now',

  // Links head
  nameAndRecipient: 'Name and recipient',
  presentationAndLink: 'Presentation and link',
  controls: 'Controls',
  about30DaysTotal: '(30 days / total)',
  viewsInDays: 'Views{days}',
  andMore: 'and more',
  onAndMore: 'On{more}',

  // Links list
  selectTheFirst: 'Select the first {links}',

  // Links page
  theSharedLinks: 'The shared links',
  theseLinks: 'these links',

  // Links tools
  searchLinks: 'Search links',
  nameLinkOrRecipient: 'Name, link or recipient',
  chosen: 'chosen',
  figuresUpTo: 'Figures are complete up to this time',
  updatedWhen: 'updated {when}',

  // List row
  isOn: '{name} is on',
  restoreNamed: 'Restore {name}',
  viewsIn30Days: '{viewsByDay} views in 30 days',
  views: 'views',
  aPresentation: 'A presentation',
  selectNamed: 'Select {name}',
  deletedTheLinkNoLonger: 'Deleted; the link no longer works',

  // No links
  noSharedLinksYet: 'No shared links yet',
  linksLead:
    'Send a presentation to one person or to many. You see here who opens it, and which pages they read.',
  noResultsFor: 'No results for “{search}”',
  searchHint: 'Search looks at the beginning of words in names, links and recipients.',
  noDeletedLinks: 'No deleted links',
  deletedKeptFor: 'A deleted link stays here for 30 days and can be restored.',
  noMatchingLinks: 'No matching links',
  noMatchesHint: 'Remove a filter, or show all links.',

  // Row controls
  copyTheLink: 'Copy the link {link}',

  // Use bulk
  couldNot: '{links} couldn’t be changed: {reason}',
  turnedOn: 'Turned on',
  restored: 'Restored',

  // Use export
  space: 'Space',
  canceled: 'Canceled',

  // Use link filters
  expiringSoonest: 'Expiring soonest',
});
