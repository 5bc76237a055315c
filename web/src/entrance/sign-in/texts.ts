import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Credentials
  singleSignOnEnabled: 'Single sign-on enabled',
  singleSignOnRequired: 'Your organization uses single sign-on.',
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
  staySignedIn: 'Stay signed in on this device',

  // Organization form
  couldntCheckThis: 'Couldn’t check this',
  subdomain: 'Subdomain',
  orYourOrganizationsFullHost: 'Or your organization’s full host name.',
  acmeCrm4: 'acme.crm4',
  acme: 'acme',
  domain: 'Domain',
  continue: 'Continue',

  // Other methods
  signInWithYourOrganization: 'Sign in with your organization',
  orWithYourOrganization: 'Or with your organization',

  // Passkey
  passkeyUnused: 'No passkey was used. Try again, or sign in another way.',

  // Refusals
  hostUnknown: 'No team uses this sign-in. Check the host name, or enter your email.',
  hostAmbiguous: 'More than one team uses this sign-in. Enter your email to find yours.',
  providerSilent: 'Your identity provider did not answer. Try again in a moment.',
  providerMisconfigured: 'Your identity provider is not set up correctly. Ask an admin.',
  providerNotAllowed: 'Your identity provider is no longer allowed here. Ask an admin.',
  signInTimedOut: 'That took too long or was used already. Please start again.',
  yourIdentityProviderRefusedYou: 'Your identity provider refused you.',
  emailUnconfirmed: 'Your identity provider did not confirm your email. Ask an admin.',
  emailOutsideDomains: 'Your email is not at one of this team’s domains.',
  accountLocked: 'Your account is locked. Ask an admin.',
  removedFromTeam: 'You were removed from the team. Ask an admin.',

  // Second step
  code: 'Code',
  recoveryCode: 'Recovery code',
  about6DigitsFromYourApp: '6 digits from your app, or a recovery code.',
  oneOfYourSavedCodes: 'One of your saved codes.',

  // Sign in page
  done: 'Done',
  passwordChanged: 'Your password was changed. Sign in with it.',
  youWereSignedOut: 'You were signed out',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  oneMoreStep: 'One more step',
  signIn: 'Sign in',
  enterYourSecondStep: 'Enter your second step.',
  slogan: 'Publish, share, and see which pages are read.',
  signInWithARecovery: 'Sign in with a recovery code',
  useAPassword: 'Use a password',
  useSingleSignOn: 'Use single sign-on',
  back: 'Back',
  registerYourCompany: 'Register your company',
  useYourPasskey: 'Use your passkey',
  useAPasskey: 'Use a passkey',
  couldntSignYouIn: 'Couldn’t sign you in',
  waitAfterAttempts: 'Too many attempts. Wait {wait} and try again.',
});
