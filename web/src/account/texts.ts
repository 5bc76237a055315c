import { textsOf } from '../texts/texts-of.ts';

export const texts = textsOf({
  presentationsCount: { one: '{number} presentation', other: '{number} presentations' },
  linksCount: { one: '{number} link', other: '{number} links' },
  // Confirmation note
  confirmationTimedOut:
    'That took longer than 10 minutes, or your sign-in changed. Please try again.',
  providerSilent: 'Your organization’s sign-in did not answer. Try again in a moment.',
  providerMisconfigured: 'Your organization’s sign-in is not set up correctly. Ask an admin.',
  providerNotAllowed: 'Your organization’s sign-in is no longer allowed here. Ask an admin.',
  confirmedAsSomeoneElse: 'You signed in as someone else. Choose the account you use here.',
  accessToTeamLost: 'You no longer have access to this team. Ask one of its admins.',
  providerDidNotConfirm:
    'Your organization’s sign-in did not ask you to confirm. Sign out there, then try again.',
  confirmed: 'Confirmed',
  confirmedForMinutes: 'You can continue for the next 15 minutes.',
  notConfirmed: 'Not confirmed',
  providerRefused: 'Your organization’s sign-in refused you.',

  // Password rules
  tooEasyToGuess: 'Too easy to guess',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
  passwordLengthHint: 'At least {minPasswordLength} characters; a few words are fine',
  charactersMissing: { one: '{count} more character', other: '{count} more characters' },
  longEnough: 'Long enough',

  // Region fields
  languageAndRegion: 'Language and region',

  // Repeated password
  enterTheSamePasswordAgain: 'Enter the same password again.',
  thePasswordsDontMatch: 'The passwords don’t match.',

  // Role name
  admin: 'Admin',
  member: 'Member',

  // Successor choice
  newOwner: 'New owner',
  noOneMatchesYourSearch: 'No one matches your search',

  // Use confirmation
  confirmItsYou: 'Confirm it’s you',
  confirmYourPassword: 'Confirm your password',
  orConfirmAtProvider: 'Or sign in with {provider} again. You’ll come back to this page.',
  confirmAtProvider:
    'Sign in with {provider} again. You’ll come back to this page and have 15 minutes to continue.',
  confirmWith: 'Confirm with {provider}',
  confirmWithoutPassword:
    'You have no password. Sign out and in again, then continue within 15 minutes.',
});
