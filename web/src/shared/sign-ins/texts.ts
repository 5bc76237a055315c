import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Person second factor
  twoStepReset: 'Two-step sign-in reset. We emailed them',
  twoStepOff: 'Two-step sign-in is off.',
  resetTwoStepExplained: 'They sign in with only their password until they set it up again.',
  twoStepOn: 'Two-step sign-in is on.',
  resetTwoStepSignIn: 'Reset two-step sign-in',
  reset: 'Reset…',

  // Person sign ins
  activeSessions: 'Active sessions',
  couldntLoadTheSignIns: 'Couldn’t load the sign-ins',

  // Sign in labels
  anAdmin: 'An admin',
  actingAsThem: '{name}, acting as them',
  withAPassword: 'with a password',
  withAPasskey: 'with a passkey',
  withOkta: 'with Okta',
  withDynamics: 'with Dynamics',
  withEgnyte: 'with Egnyte',
  fromAnUnknownNetwork: 'from an unknown network',
  fromThisServer: 'from this server',
  fromAPrivateNetwork: 'from a private network, {network}',
  fromNetwork: 'from {network}',

  // Sign in list
  notSignedInAnywhere: 'Not signed in anywhere.',
  thisSession: 'This session',
  lastUsed: 'Last used {when}',
  signedIn: 'signed in {when}',
  theirReason: 'Their reason: {reason}',
  signOut: 'Sign out {signIn}',
  isSignedOut: '{signIn} is signed out',
  signedOut: 'Signed out',
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereElse: 'Sign out everywhere else',
});
