import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Other teams
  anotherTeam: 'Another team',
  youreStillInThisTeam: 'You’re still in this team',
  notAllTeamsRequire: {
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
  passkeysLead: 'Sign in with your fingerprint, face or device PIN. No password needed.',
  passkeysUnavailable: 'Passkeys need HTTPS, a domain name and a browser that supports them.',
  passkey: 'Passkey',
  addedWhen: 'Added {when}',
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
  recoveryCodesHint:
    'Each works once if you lose your phone or passkeys. They are not shown again.',
  copyAllRecoveryCodes: 'Copy all recovery codes',
  saveAsAFile: 'Save as a file',
  iveSavedThem: 'I’ve saved them',

  // Second factor page
  setUpTwoStep: 'Set up two-step sign-in',
  howYouSignIn: 'How you sign in',
  noLongerRequired: 'No longer required',
  continueToLectern: 'Continue to Lectern',
  noLongerRequiredHint: 'Your team no longer requires two-step sign-in. {link}',
  requiredByTeam: 'Your team requires two-step sign-in',
  setUpHint: 'Set up a passkey or an authenticator app. It takes a minute.',

  // Second factor
  removeOnlyFactor:
    'This is your only second step. Without it, your password or your organization’s sign-in is enough, and your recovery codes stop working.',
  removeOneFactor: 'You’ll use your other second step instead.',
  removeQuestion: 'Remove {name}?',
  removePasskeyExplained:
    '{lastWords} The passkey may stay on your device, but it won’t work here any more.',
  removeRequiredFactor:
    'Your team requires two-step sign-in. Set up another method before you remove this one.',
  nothingHasChanged: 'Nothing has changed',
  of10LeftEachWorks:
    '{recoveryCodesLeft} of 10 left. Each works once if you lose your other methods.',
  generateNewCodes: 'Generate new codes?',
  generateNewCodesText: 'Generate new codes',
  yourOldCodesStopWorking: 'Your old codes stop working.',
  authenticatorApp: 'Authenticator app',
  authenticatorExplained:
    'Your authenticator app generates a code for each sign-in with your password.',
  turnOffTheAuthenticatorApp: 'Turn off the authenticator app?',
  turnOff: 'Turn off',
  removeAppExplained: '{lastWords} The codes in your app stop working.',
  authenticatorLead: 'Enter a code from an app on your phone in addition to your password.',
  setUp: 'Set up',

  // Security page
  onlyVisibleToItsOwner: 'Only visible to its owner',
  theAccountsOwner: 'the account’s owner',
  privateSettings: 'Only {name} can see and change these settings.',
  activeSessions: 'Active sessions',

  // Totp setup
  forYourApp: 'For your app',
  scanCode:
    'Scan this with your authenticator app, or enter the key. Then enter the code it shows.',
  keyForYourApp: 'Key for your app',
  notTurnedOn: 'Not turned on',
  turnOn: 'Turn on',
});
