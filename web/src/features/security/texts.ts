import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Other teams
  anotherTeam: 'Another team',
  youreStillInThisTeam: 'You’re still in this team',
  someOfYourTeamsDo: {
    one: 'One of your teams does not require it.',
    other: 'Some of your teams do not require it.',
  },
  goTo: 'Go to {name}',

  // Passkey
  thereIsAPasskey: 'You already have a passkey on this device.',
  noPasskeyWasMade: 'No passkey was made.',

  // Passkeys
  addAPasskey: 'Add a passkey',
  passkeys: 'Passkeys',
  signInWithYourFingerprint:
    'Sign in with your fingerprint, face or device PIN. No password needed.',
  passkeysNeedHttpsADomain: 'Passkeys need HTTPS, a domain name and a browser that supports them.',
  passkey: 'Passkey',
  addedNamed: 'Added {when}',
  notUsedYet: 'not used yet',
  lastUsed: 'last used {when}',
  onAllYourDevices: 'on all your devices',
  thisPasskey: 'this passkey',
  renameNamed: 'Rename {name}',
  removeNamed: 'Remove {name}',
  nameOf: 'Name of {name}',

  // Recovery codes
  lecternRecoveryCodesFor: 'Lectern recovery codes for {host}',
  recoveryCodes: 'Recovery codes',
  saveTheseRecoveryCodes: 'Save these recovery codes',
  eachWorksOnceIf: 'Each works once if you lose your phone or passkeys. They are not shown again.',
  copyAllRecoveryCodes: 'Copy all recovery codes',
  saveAsAFile: 'Save as a file',
  iveSavedThem: 'I’ve saved them',

  // Second factor page
  setUpTwoStepSign: 'Set up two-step sign-in',
  howYouSignIn: 'How you sign in',
  noLongerRequired: 'No longer required',
  continueToLectern: 'Continue to Lectern',
  yourTeamNoLongerRequires: 'Your team no longer requires two-step sign-in. {link}',
  yourTeamRequiresTwoStep: 'Your team requires two-step sign-in',
  setUpAPasskey: 'Set up a passkey or an authenticator app. It takes a minute.',

  // Second factor
  thisIsYourOnlySecond:
    'This is your only second step. Without it, your password or your organization’s sign-in is enough, and your recovery codes stop working.',
  youllUseYourOtherSecond: 'You’ll use your other second step instead.',
  removeQuestion: 'Remove {name}?',
  thePasskeyMayStay:
    '{lastWords} The passkey may stay on your device, but it won’t work here any more.',
  yourTeamRequiresTwoStepSign:
    'Your team requires two-step sign-in. Set up another method before you remove this one.',
  nothingHasChanged: 'Nothing has changed',
  of10LeftEachWorks:
    '{recoveryCodesLeft} of 10 left. Each works once if you lose your other methods.',
  generateNewCodes: 'Generate new codes?',
  generateNewCodesText: 'Generate new codes',
  yourOldCodesStopWorking: 'Your old codes stop working.',
  authenticatorApp: 'Authenticator app',
  yourAuthenticatorAppGenerates:
    'Your authenticator app generates a code for each sign-in with your password.',
  turnOffTheAuthenticatorApp: 'Turn off the authenticator app?',
  turnOff: 'Turn off',
  theCodesInYourApp: '{lastWords} The codes in your app stop working.',
  enterACode: 'Enter a code from an app on your phone in addition to your password.',
  setUp: 'Set up',

  // Security page
  onlyVisibleToItsOwner: 'Only visible to its owner',
  theAccountsOwner: 'the account’s owner',
  onlyCanSeeAndChange: 'Only {name} can see and change these settings.',
  activeSessions: 'Active sessions',

  // Totp setup
  forYourApp: 'For your app',
  scanThisWithYourAuthenticator:
    'Scan this with your authenticator app, or enter the key. Then enter the code it shows.',
  keyForYourApp: 'Key for your app',
  notTurnedOn: 'Not turned on',
  turnOn: 'Turn on',
});
