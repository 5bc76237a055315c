import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  peopleCount: '{people} people.',
  // File rows
  rows: 'Rows',
  all: 'All',
  toInvite: 'To invite',
  notInvited: 'Not invited',
  rowsOfTheFile: 'Rows of the file',
  showMoreOf: 'Show {step} more of {total}',
  noEmail: 'No email',
  rowNumber: 'Row {row}',
  admin: 'admin',
  notCheckedYet: 'Not checked yet.',
  invitationLinkFor: 'Invitation link for {email}',

  // Fine tune
  fineTunePermissions: 'Fine-tune permissions',
  permissionsCount: { one: '{count} permission', other: '{count} permissions' },

  // Invite file parts
  email: 'email',
  name: 'name',
  role: 'role',
  csvExplained:
    'A CSV file with the columns {email}, {name} and {role} (Member, Admin or a custom role). Only {email} is required. Up to 10,000 rows. You can review everything before emails are sent.',
  csvFileOfPeople: 'CSV file of people',
  chooseACsvFile: 'Choose a CSV file',
  checked: 'Checked',
  checkedOf: 'Checked: {done} of {total}',
  invitedOf: 'Invited: {done} of {total}',
  couldntCheckTheRemainingRows: 'Couldn’t check the remaining rows',
  remainingNotInvited: 'The remaining rows are not invited yet',
  inviteMore: 'Invite more',

  // Invite file
  couldntUseThisFile: 'Couldn’t use this file',
  emailsCantBeSentYet: 'Emails can’t be sent yet',
  noEmailServer:
    'No email server is set up, so share these links yourself. Each works once and expires after 7 days.',
  someColumnsAreIgnored: 'Some columns are ignored',
  ignoredColumns:
    'Ignored: {unread}. Supported columns: “email”, “name” or “first name” and “last name”, and “role”.',
  extraPermissionsHint: 'For every member in this file, on top of their role.',
  noOneToInvite: 'No one to invite',
  sendInvitations: { one: 'Send invitation', other: 'Send {count} invitations' },
  anotherFile: 'Another file',
  enterEmailsInstead: 'Enter emails instead',

  // Invite form
  inviteHint: 'Invite up to {most} people at once, or use a CSV file.',
  noOneWasInvited: 'No one was invited',
  sendInvitationsCount: 'Send {people} invitations',
  sendInvitation: 'Send invitation',
  importCsv: 'Import CSV',
  nameHint: 'Used in the invitation email. They can change it.',
  emails: 'Emails',
  notValidEmails: { one: 'Not a valid email: {wrong}', other: 'Not valid emails: {wrong}' },
  personalInvitations: 'Everyone gets their own link, addressed by name.',
  everyoneGetsTheirOwnLinkText: 'Everyone gets their own link.',
  emailsHint: 'Separate emails with commas. Links expire after 7 days.',
  kimHaldenExample: 'kim@halden.example',

  // Invite sheet
  stopInviting: 'Stop inviting?',
  stopExplained: '{stop} Invitations not sent yet won’t be sent.',
  discardTheseInvitations: 'Discard these invitations?',
  nothingHasBeenSent: '{discard} Nothing has been sent.',
  stop: 'Stop',

  // People csv
  mayBeAny: '“{role}” matches several of your roles: {roles}. Enter the exact name.',
  roleUnknown: 'There is no role “{wantedName}”. Use Member or Admin.',
  roleUnknownOfMany: 'There is no role “{wantedName}”. Use Member or Admin, or a custom role.',
  thisRowHasNoEmail: 'This row has no email.',
  enterAValidEmail: 'Enter a valid email.',
  standsInRowAlready: 'Same email as in row {before}.',
  theNameIsAFormula: 'The name is a formula.',
  nameTooLong: 'The name is longer than 200 characters.',

  // Results csv
  notAskedFor: 'Not sent.',

  // Save results
  saveAsCsv: 'Save as CSV',

  // Use invite file
  fileUnreadable: 'This file could not be read.',

  // Verdicts
  willBeInvited: 'Will be invited.',
  alreadyInvitedGetsAnotherEmail: 'Already invited; gets another email.',
  joinsRightAway: 'Has an account already; joins this team right away.',
  cantBeInvited: 'Can’t be invited.',
  joined: 'Joined the team. They can switch to it at the top left.',
  invitedLinkInSystem: 'Invited. Admins find the link in System.',
  invitedByEmail: 'Invited. The email is on its way.',
  invitedShareLink: 'Invited. Share this link with them:',
});
