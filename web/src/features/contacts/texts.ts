import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Contact consent
  ofTheLastViews: 'of the last {views} views',
  noConsentRequested: 'No consent requested.',
  noAnswer: 'No answer',
  given: 'Given',
  declined: 'Declined',
  answeredVia: '{answer} {when} via {link}',
  requiredToRead: 'required to read',

  // Contact figures
  figures: 'Figures',

  // Contact header
  personErased: 'This person was erased. Their name and email are gone; page statistics remain.',
  aboutTheContact: 'About the contact',
  sendEmail: 'Send email',
  likelyNotVerified: 'likely, not verified',
  firstSeen: 'First seen {when}',
  readingNow: 'Reading now',
  noViewsYet: 'No views yet',
  lastSeen: 'Last seen {when}',

  // Contact page
  thisContact: 'This contact',
  contactNotFound: 'Contact not found',
  goToContacts: 'Go to Contacts',
  contactNotFoundHint:
    'They haven’t opened any of your links, or the link to this page is incomplete.',
  updatedWhen: 'Updated {when}',
  theConsent: 'The consent',

  // Contact presentations
  lastRead: 'Last read',
  nothingReadYet: 'Nothing read yet',
  onlyOwnTeamAndBots: 'Turn on the switch above to include your team and bots.',
  ofThePages: '{completion} of the pages',

  // Contact row
  notVerified: 'not verified',
  noViewsInThisRange: 'no views in this range',

  // Contact trend
  viewsPerDay: 'Views per day',
  noRecentViews: 'No views in the last 8 weeks.',
  last4WeeksVsPrevious: 'last 4 weeks vs previous 4',
  views: 'views',
  viewsTrend: 'Views per day: {now} in the last 4 weeks, {before} in the previous 4',

  // Contact visits
  read: 'Read',
  via: 'Via',
  inTheVisitsCountedHere: 'In the visits counted here.',
  noVisitsToShow: 'No visits to show',
  visitsAppearHere: 'Visits appear here each time they open a link.',

  // Contacts empty
  noContactsYet: 'No contacts yet',
  chooseWhatToShare: 'Choose what to share',
  contactsAppearHere:
    'People who confirm their email, or are a link’s only recipient, appear here.',
  noContactsInThisPeriod: 'No contacts in this period',
  noResultsFor: 'No results for “{search}”',
  showEveryone: 'Show everyone',
  chooseALongerPeriod: 'Choose a longer period.',
  searchHint: 'Search matches the beginning of any word in a name or email.',

  // Contacts list
  contact: 'Contact',
  readLastByTime: 'Read last, by time',

  // Contacts page
  theseContacts: 'these contacts',
  theContacts: 'The contacts',
  contactsCount: { one: '{count} contact', other: '{count} contacts' },

  // Contacts tools
  findContacts: 'Find contacts',

  // Use contact filters
  about7Days: '7 days',
  about30Days: '30 days',
  about90Days: '90 days',
});
