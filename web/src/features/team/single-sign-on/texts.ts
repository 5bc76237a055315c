import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // Domains
  verifiedByDnsRecord: 'Verified by DNS record',
  verifiedByEmail: 'Verified by email',
  notVerified: 'Not verified',
  removeNamed: 'Remove {name}',
  removedNamed: '{name} removed',
  removeQuestion: 'Remove {name}?',
  removeDomainExplained:
    'People with an email at this domain can no longer use single sign-on. Anyone without a password sets one with “Forgot your password?”. To add the domain again, you verify it again.',
  addADomain: 'Add a domain',
  exampleCom: 'example.com',

  // Labels
  providerSilent: 'The provider did not answer. Check the host, or try again in a moment.',
  hostIsNoProvider: 'The host answered, but not as the expected identity provider. Check the host.',
  hostNotAllowed: 'Your server admin removed this host from the list of identity providers.',
  testTimedOut: 'The test took longer than ten minutes, or the settings changed. Test it again.',
  providerRefused:
    'The provider refused the sign-in. Check client ID and secret, and that the redirect link is registered there.',
  emailUnconfirmed: 'The provider does not confirm your email. It must send it as verified.',
  emailOutsideDomains: 'The provider sent an email that is not at a domain your team has verified.',

  // Proof
  addTxtRecord: 'Add this TXT record to the DNS of {name}, then check it.',
  nameOfTheRecordOf: 'Name of the record of {name}',
  value: 'Value',
  valueOfTheRecordOf: 'Value of the record of {name}',
  checkDns: 'Check DNS',
  orEmailACodeTo: 'Or email a code to',
  emailCode: 'Email code',
  sentToValidFor24: 'Sent to {mailedTo}. Valid for 24 hours.',
  confirm: 'Confirm',

  // Provider form
  member: 'Member',
  admin: 'Admin',
  providerSaved: 'Provider saved',
  acmeCrm4: 'acme.crm4.{suffix}',
  hostExample: 'acme.{suffix}',
  provider: 'Provider',
  redirectLinkHint: 'Redirect link to register with the provider',
  redirectLink: 'Redirect link',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  unchanged: 'Unchanged',
  newUsersJoinAs: 'New users join as',
  yourOrganizationsHost: 'Your organization’s host',
  forExample: 'For example {suffixes}',

  // Requirement parts
  noSignInPossible: 'No one can sign in this way',
  hostNoLongerListed:
    '{host} is no longer on the list of identity providers (LECTERN_SIGN_ON_HOSTS). Ask your server admin, or use another host.',
  untilTested: 'Until then, only the person below can sign in from your domains.',
  notTested: 'Not tested yet. Test it before people use it.',
  required: 'Required.',
  optional: 'Optional.',
  testedAt: 'Tested {when}. {requirement}',
  testSignIn: 'Test sign-in',
  canStillUseAPassword: 'Can still use a password',
  fallbackAdminHint: 'One admin, in case the provider is down.',
  unnamedAdmin: 'Unnamed admin',
  change: 'Change',
  require: 'Require',
  passwordsWorkAgain: 'Passwords work again. Anyone signed out can sign in',
  makeOptional: 'Make optional',
  turnOff: 'Turn off',
  requireProvider: 'Require {provider}?',
  notRequired: 'Not required',
  requireExplained:
    '{signedOut} You stay signed in and can still use your password. From then on, people at your domains can sign in only with {provider}.',
  requireExplainedToPasswordUser:
    '{signedOut} If you signed in with a password, that includes you. From then on, people at your domains can sign in only with {provider}.',
  turnOffSignInWith: 'Turn off sign-in with {provider}?',
  notTurnedOff: 'Not turned off',
  removeProviderExplained:
    'Client ID and secret are deleted. Anyone without a password sets one with “Forgot your password?”. Domains stay verified.',

  // Requirement
  signInWithIsOff: 'Sign-in with {provider} is off',
  signInWith: 'Sign-in with {provider}',
  signInLink: 'Sign-in link',
  verifyADomainFirst: 'Verify a domain first.',
  noPasswordPossible: 'No one could sign in with a password',
  fallbackAdminGone: 'The chosen person is no longer an admin. Choose someone else.',

  // Signed out label
  noOneIsSignedOut: 'No one is signed out.',
  everyoneSignedOut: 'Everyone who signed in another way is signed out at once.',
  peopleSignedOut: '{people} people who signed in another way are signed out at once.',
  manySignedOut: 'At least {people} people who signed in another way are signed out at once.',
  about1PersonWhoSigned: '1 person who signed in another way is signed out at once.',
  atLeast1Person: 'At least 1 person who signed in another way is signed out at once.',

  // Single sign on
  singleSignOn: 'Single sign-on',
  singleSignOnText: 'single sign-on',
  theDomains: 'the domains',
  domainsLead:
    'Verify the domains of your team’s emails. People with such an email can use single sign-on, and you can require it.',
  theTestWorked: 'The test worked',
  peopleWithAnEmailOf: 'People with an email at your domains can sign in this way now.',
  theTestFailed: 'The test failed',
  verifyADomain: 'verify a domain',
  firstDo: 'First {link}',
  providerLead: 'Let people sign in with your organization’s account.',
  setUpSingleSignOn: 'Set up single sign-on',
});
