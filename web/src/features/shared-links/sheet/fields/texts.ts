import { textsOf } from '../../../../texts/texts-of.ts';

export const texts = textsOf({
  // Access code field
  hideCode: 'Hide code',
  showCode: 'Show code',
  generateANewCode: 'Generate a new code',
  copyCode: 'Copy code',
  atLeast6Characters:
    'At least 6 characters, not case-sensitive. Send it separately from the link.',

  // Alias field
  leaveBlankForARandom: 'Leave blank for a random link',
  aliasHint: 'Leave blank to use its random link',
  optional: 'optional',
  linkOptional: 'Link {optional}',
  acquaNorte: 'acqua-norte',
  available: 'Available',
  aliasUnchecked: 'Couldn’t check whether it is available',
  checking: 'Checking',

  // Expiry field
  about7Days: '7 days',
  about30Days: '30 days',
  about90Days: '90 days',
  thisDayHasPassed: 'This day has passed',
  expires: 'Expires',
  lastDay: 'Last day',
  orAfter: 'or after',
  daysFromToday: 'Days from today',
  days: 'days',
  openUntil2359: 'Open until 23:59 that day, {zone}',

  // Language field
  automatic: 'Automatic',
  languageOfTheRecipientsPages: 'Language of the recipient’s pages',
  browserLanguageHint: 'Each recipient sees their browser’s language; emails are in the team’s',
  oneLanguageHint: 'For all recipients, and in emails to them',

  // Mail group
  emailTheLinkToThem: 'Email the link to them',
  noEmailServer: 'No email server is set up: emails are saved in System and reach no one.',
  sentOnCreate: 'Sent when you create the link.',
  subject: 'Subject',
  leaveBlankForADefault: 'Leave blank for a default subject',

  // Presentation picker
  removeNamed: 'Remove {name}',
  findAPresentation: 'Find a presentation',
  addAnother: 'Add another',
  couldntLoadPresentations: 'Couldn’t load presentations',
  nothingIsPublishedYet: 'Nothing is published yet.',
  noPresentationMatches: 'No presentation matches “{search}”.',
  presentationsThatCanBeShared: 'Presentations that can be shared',

  // Recipients field
  tooManyRecipients: 'Up to {most} people at once; {left} left over',
  isntAValidEmail: '“{text}” isn’t a valid email',
  nameCompanyCom: 'name@company.com',
  removeWithEmail: 'Remove {email}',

  // Recipients group
  changeInSettings: 'Change in settings',
  adminChangesIt: 'An admin can change it in the presentation’s settings.',
  who: 'Who',
  recipients: 'Recipients',
  onlyThesePeople: 'Only these people',
  recipientsOnlyByPresentation: 'Every link to this presentation opens for its recipients only.',
  confirmedByCode: 'They confirm their email with a code.',
  noOneCanOpen: 'No one could open this link',
  codesNeedEmailServer:
    'Codes can’t be sent: no email server is set up, so emails stay in {link}. Ask your server admin to set {variable}, or use an access code for now.',
  askForAnEmail: 'Ask for an email',
  emailByPresentation: 'Every link to this presentation asks for an email and verifies it by code.',
  emailGateHint: 'Before the first page, so you know who reads.',
  verifyByCode: 'Verify by code',
  theyEnterA6Digit: 'They enter a 6-digit code that we email to them.',
  verifyEmailHint: 'Off: any email works, and it shows as not verified.',

  // Setting groups
  expiry: 'Expiry',
  consentImplied: 'Opening the link counts as consent.',
  consentOptional: 'They can read without agreeing; then nothing is recorded.',
  consentRequired: 'They must agree before the first page.',
  asSetForTheTeam: 'As set for the team.',
  currently: 'Currently: {setting}. {hint}',
  protect: 'Protect',
  forward: 'Forward',
  allow: 'Allow',
  offForPresentation: 'Off for every link to this presentation.',
  appearance: 'Appearance',
  openTheFileDirectly: 'Open the file directly',
  noViewerNoPageAnalytics: 'No viewer, no page analytics.',
  firstView: 'First view',
  everyView: 'Every view',
  noEmailsAboutViews: 'No emails about views.',
  anEmailAtTheFirst: 'An email at the first view.',
  anEmailAtEveryView: 'An email at every view.',
  aWeeklySummary: 'A weekly summary.',
  aMonthlySummary: 'A monthly summary.',
  alerts: 'Alerts',
  yourDefault: 'Your default.',
});
