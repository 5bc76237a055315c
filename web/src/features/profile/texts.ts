import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // About form
  signature: 'Signature',
  signatureHint: 'Plain text, as many lines as you like.',

  // Alerts form
  firstView: 'First view',
  firstOpeningHint: 'One email when a link is first opened.',
  everyVisit: 'Every visit',
  oneEmailPerVisit: 'One email per visit.',
  aSummaryEveryWeek: 'A summary every week.',
  aSummaryEveryMonth: 'A summary every month.',
  never: 'Never',
  youStillSeeEverythingHere: 'You still see everything here.',
  defaultForNewLinks: 'Default for new links',
  usedInEmails: 'Used in emails.',
  forEmailsAndApps: 'For emails and apps.',

  // Own history page
  yourActivity: 'Your activity',
  yourHistory: 'Your history',

  // Password form
  passwordChanged: 'Password changed. Other sessions are signed out',
  passwordNotChanged: 'Password not changed',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  changePassword: 'Change password',

  // Profile page
  roleOfTeam: '{email} · {role} of {name}',
  aboutYou: 'About you',
  securityLink: 'Passkeys, two-step sign-in and sessions',
  getALinkByEmail: 'get a link by email',
  signsInWithProvider: 'You sign in with your organization’s account. To add a password, {link}.',
  yourData: 'Your data',

  // Use edit
  profileSaved: 'Profile saved',

  // Your data
  eraseExplained:
    'Deletes your personal data permanently. Statistics stay; your content goes to another admin.',
  eraseYourAccount: 'Erase your account…',
});
