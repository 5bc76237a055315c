import { textsIn } from '@lectern/schemas/text/message.ts';

/** What members read in mails of this service. */
export const texts = textsIn('en-GB', {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  someone: 'Someone',
  signIn: 'Sign in',

  // Added to a team
  youAreIn: 'You are in {team}',
  youAreInOnLectern: 'You are in {team} on Lectern',
  addedYou:
    '{name} added you to the team {team} on Lectern. You sign in as before, and switch teams at the top of the sidebar.',
  openLectern: 'Open Lectern',
  askWhoAdded: 'If you do not know why, ask the person who added you: they can remove you again.',

  // Codes for domains
  codeFor: 'Code for {domain}',
  codeForOnLectern: 'Code for {domain} on Lectern',
  teamSaysDomain:
    'The team {team} on Lectern says that {domain} is its domain. If that is right, give this code to the admin of the team:',
  codeDecides:
    'It is valid for 24 hours. With it the team decides how people with an email at {domain} sign in. If you do not know the team, ignore this email: nothing happens.',

  // Erased
  erasedTitle: 'Your account is erased',
  erasedSubject: 'Your account on Lectern is erased',
  erasedText:
    'Your account on Lectern is erased. The key to your personal data is deleted; figures stay, but no one can tell that they were yours.',
  keepReceipt: 'This is the signed receipt. Keep it: the operator of the server can check it.',

  // Used as someone else
  anAdmin: 'An admin',
  nameOfAdmin: '{name}, an admin of your team,',
  usesLecternAsYou: '{name} uses Lectern as you',
  impersonationBegan:
    '{who} began to use Lectern as you on {when} UTC, until {until} at the latest. Everything they do is recorded with both your names.',
  beganToUseBecause:
    '{who} began to use Lectern as you on {when} UTC, until {until} at the latest. The reason they gave: “{reason}”. Everything they do is recorded with both your names.',
  seeSignIns: 'See where you are signed in',
  endItThere:
    'There you can end it at once. They cannot change your password, your second factor or your sign-ins.',

  // Invitations
  join: 'Join {team}',
  joinOnLectern: 'Join {team} on Lectern',
  invitesYou: '{name} invites you to the team {team} on Lectern.',
  invitesYouButElsewhere:
    '{name} invites you to the team {team} on Lectern. This email belongs to another team on Lectern already, or is invited by one, so it cannot join.',
  choosePasswordToBegin: 'Choose a password to begin',
  invitationUntil:
    'The link works once, until {date}. If you did not expect this email, you can ignore it: nothing happens without you.',
  signInAsUsual: 'Sign in as usual',
  giveAnotherEmail:
    'If you want to join, give them another email of yours. They do not learn that you have an account. If you did not expect this email, you can ignore it: nothing has changed.',

  // Passwords
  choosePassword: 'Choose a new password',
  choosePasswordForLectern: 'Choose a new password for Lectern',
  resetText: 'Someone, hopefully you, wanted a new password for this email on Lectern.',
  resetLimits:
    'The link works once, for one hour, and only the latest link works. If this was not you, you can ignore this email: your password stays the same.',
  passwordChanged: 'Your password was changed',
  passwordForLecternChanged: 'Your password for Lectern was changed',
  passwordChangedText:
    'The password of this email on Lectern was changed on {when} UTC. All earlier sign-ins have ended, except the one that changed it. If this was you, there is nothing to do.',
  notMe: 'This was not me: choose a new password',
  alsoTellAdmin: 'If this was not you, please also tell an admin of your team.',
  companyAccount: 'You sign in with your company’s account',
  companyAccountForLectern: 'You sign in to Lectern with your company’s account',
  companyAccountText:
    'On {when} UTC someone signed in to Lectern with your company’s account for the first time. Until then nothing had proven that this email is yours, so earlier passwords, codes and passkeys no longer work, and all earlier sign-ins have ended.',
  choosePasswordAsWell: 'Choose a password as well',
  tellAdmin: 'If this was not you, please tell an admin of your team.',
  restoredText:
    'On {when} UTC your team restored your membership on Lectern. Another team had invited this email meanwhile, by a link that others may have seen, so passwords, codes and passkeys from then no longer work, and all earlier sign-ins have ended.',
  askAdmin: 'If you did not expect this, please ask an admin of your team.',

  // Registrations
  activateFor: 'Activate your account for {team}',
  activateText:
    'Someone, hopefully you, registered this company on Lectern with this email. Open the link and enter the password that you chose, and your team is ready.',
  activate: 'Activate your account',
  activateLimits:
    'The link works once, for 24 hours. If this was not you, you can ignore this email: nothing is registered or stored.',
  haveAccount: 'You have an account already',
  haveAccountOnLectern: 'You have an account on Lectern already',
  haveAccountText:
    'Someone, hopefully you, tried to register a company on Lectern with this email. It already has an account or an invitation, so nothing was registered.',
  haveAccountLimits:
    'If you forgot your password, choose another one on the sign-in page. If you were invited, open the link in that email. If this was not you, you can ignore this email: nothing has changed.',

  // Second factors
  subjectOnLectern: '{title} on Lectern',
  totpOn: 'Codes from an app are required',
  totpOnText:
    'From now on, signing in to Lectern with your password also requires a code from your app.',
  totpOff: 'Codes from an app are no longer required',
  totpOffText: 'Signing in to Lectern no longer requires a code from your app.',
  passkeyAdded: 'A passkey was added',
  passkeyAddedText: 'From now on a new passkey signs in to Lectern as you.',
  passkeyRemoved: 'A passkey was removed',
  passkeyRemovedText: 'One of your passkeys no longer works for Lectern.',
  recoveryCodeUsed: 'A recovery code was used',
  recoveryCodeUsedText:
    'Someone signed in to Lectern with your password and one of your recovery codes. Each code works once.',
  factorReset: 'Your second factor was reset',
  factorResetText:
    'Your codes, recovery codes and passkeys for Lectern were removed, by an admin of your team or because you now sign in with your company’s account. None is required until you set them up again.',
  factorDropped: 'What others may have set up was removed',
  factorDroppedText:
    'Codes, recovery codes and passkeys that were set up before you first signed in with your company’s account, or before your team restored you, no longer work for Lectern. What you have set up yourself since then stays.',
  changedAt: '{change} That was on {when} UTC. If you expected it, there is nothing to do.',
  seeHowYouSignIn: 'See how you sign in',
  notExpected: 'If you did not expect it, choose a new password and tell an admin of your team.',
});
