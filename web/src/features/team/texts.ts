import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Apps tab
  customer: 'Customer',
  partner: 'Partner',
  demo: 'Demo',
  spaces: 'Spaces',
  severalPresentationsOnOneShared: 'Several presentations on one shared page.',
  snippets: 'Snippets',
  reusableTextForEmails: 'Reusable text for emails.',
  testEmails: 'Test emails',
  testTemplatesHint: 'Send yourself a test of a template.',
  checkEmails: 'Check emails',
  checkEmailsHint: 'Check emails before sending to them.',
  fax: 'Fax',
  sendPagesByFax: 'Send pages by fax.',
  textMessages: 'Text messages',
  textMessagesHint: 'Send links as text messages with Sinch.',
  fullTextHint: 'Find content by what is written in it.',
  reportsInMetabase: 'Reports in Metabase.',
  forYourOwnApps: 'For your own apps',
  saveFirst: 'Save your changes before you turn this off.',
  apiSettingsHint:
    'Show settings, permissions and devices that only your own apps use through the API. Lectern itself ignores them.',
  unnamedAdmin: 'Unnamed admin',
  teamType: 'Team type',
  channel: 'Channel',
  accountOwner: 'Account owner',
  noOne: 'No one',
  customerPromptTimeout: 'Customer prompt timeout',
  minutes: 'Minutes',
  features: 'Features',

  // General form
  shownOnInvitationsAndShared: 'Shown on invitations and shared pages.',
  defaultForNewMembers: 'Default for new members.',
  defaultLanguage: 'Default language.',
  freeTrial: 'Free trial',
  planName: '{plan} plan',
  registeredOneUserYearly: 'Registered {when} for the {plan} plan: 1 user, billed yearly',
  registeredOneUserMonthly: 'Registered {when} for the {plan} plan: 1 user, billed monthly',
  registeredUsersYearly: 'Registered {when} for the {plan} plan: {users} users, billed yearly',
  registeredUsersMonthly: 'Registered {when} for the {plan} plan: {users} users, billed monthly',
  promoCode: 'promo code {promoCode}',

  // Security switch
  twoStepRequired: 'Two-step sign-in is required in {name}',
  twoStepOptional: 'Two-step sign-in is optional in {name}',
  setUpYours: 'Set up yours',
  requireTwoStepSignIn: 'Require two-step sign-in',
  twoStepHint:
    'Everyone needs a passkey or an authenticator app. Anyone without one must set it up at next sign-in.',

  // Sharing form
  consentImplied: 'Opening a link counts as consent.',
  recipientsCanReadWithoutAgreeing: 'Recipients can read without agreeing.',
  recipientsMustAgreeToRead: 'Recipients must agree to read.',
  sharePresentations: 'Share presentations',
  sharedLinksHint: 'Create links and see how they are read.',
  customLinks: 'Custom links',
  aliasesHint: 'Use a readable word in a presentation’s links.',
  sendEmails: 'Send emails',
  emailLinksHint: 'Email links to recipients from Lectern.',
  membersCanSendEmail: 'Members can send email',
  otherwiseOnlyAdminsCan: 'Otherwise only admins can.',
  recipients: 'Recipients',
  showTheSender: 'Show the sender',
  showSenderHint: 'Recipients see the sender’s name and email.',
  consentToAnalytics: 'Consent to analytics',
  privacyPolicy: 'Privacy policy',
  privacyPolicyHint: 'Linked where recipients are asked for consent.',

  // Team page
  general: 'General',
  sharing: 'Sharing',
  newPresentations: 'New presentations',
  signInAndSecurity: 'Sign-in and security',
  domains: 'Domains',
  yourOwnApps: 'Your own apps',
  theTeam: 'the team',
  youCantChangeThisTeam: 'You can’t change this team',
  askForPermission: 'Ask an admin for the permission.',

  // Use settings
  teamSettingsSaved: 'Team settings saved',
});
