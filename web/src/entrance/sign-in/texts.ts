import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Credentials
  singleSignOnEnabled: 'Single sign-on enabled',
  yourOrganizationUsesSingleSign: 'Your organization uses single sign-on.',
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
  staySigned: 'Stay signed in on this device',

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
  noPasskeyWasUsedTry: 'No passkey was used. Try again, or sign in another way.',

  // Refusals
  noTeamUsesThisSign: 'No team uses this sign-in. Check the host name, or enter your email.',
  moreThanOneTeamUses: 'More than one team uses this sign-in. Enter your email to find yours.',
  yourIdentityProviderDid: 'Your identity provider did not answer. Try again in a moment.',
  yourIdentityProvider: 'Your identity provider is not set up correctly. Ask an admin.',
  yourIdentityProviderIs: 'Your identity provider is no longer allowed here. Ask an admin.',
  thatTookTooLong: 'That took too long or was used already. Please start again.',
  yourIdentityProviderRefusedYou: 'Your identity provider refused you.',
  yourIdentityProviderDidNot: 'Your identity provider did not confirm your email. Ask an admin.',
  yourEmail: 'Your email is not at one of this team’s domains.',
  yourAccountIsLockedAsk: 'Your account is locked. Ask an admin.',
  youWereRemoved: 'You were removed from the team. Ask an admin.',

  // Second step
  code: 'Code',
  recoveryCode: 'Recovery code',
  about6DigitsFromYourApp: '6 digits from your app, or a recovery code.',
  oneOfYourSavedCodes: 'One of your saved codes.',

  // Sign in page
  done: 'Done',
  yourPasswordWasChangedSign: 'Your password was changed. Sign in with it.',
  youWereSignedOut: 'You were signed out',
  yourSessionHasEndedSign: 'Your session has ended. Sign in again to continue.',
  oneMoreStep: 'One more step',
  signIn: 'Sign in',
  enterYourSecondStep: 'Enter your second step.',
  publishShareAndSeeWhich: 'Publish, share, and see which pages are read.',
  signInWithARecovery: 'Sign in with a recovery code',
  useAPassword: 'Use a password',
  useSingleSignOn: 'Use single sign-on',
  back: 'Back',
  registerYourCompany: 'Register your company',
  useYourPasskey: 'Use your passkey',
  useAPasskey: 'Use a passkey',
  couldntSignYouIn: 'Couldn’t sign you in',
  tooManyAttemptsWait: 'Too many attempts. Wait {wait} and try again.',
});
