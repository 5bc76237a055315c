import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Filter chip
  thereIsNoneYet: 'There is none yet',

  // Person cell
  asRole: 'as {role}',
  invitationExpired: 'Invitation expired',

  // Region labels
  asTheTeam: 'As the team',

  // Remove question
  theyLeaveTheTeam: 'They leave the team and are signed out everywhere. Their content stays.',
  theyLeaveTheTeamAnd:
    'They leave the team and are signed out everywhere. They own {owned}. Choose who gets them.',
  couldntLoadWhatTheyOwn: 'Couldn’t load what they own',
  youCanRestoreThem: 'You can restore them for 30 days, with their role, permissions and groups',
  reassignedContentStays: 'reassigned content stays with its new owner',
  removeNamed: 'Remove {name}',

  // Restore button
  hadMoreThanYouMay: 'Had more than you may give',
  restoreNamed: 'Restore {person}',

  // Use invitation
  newLink: 'New link',
  sendAgain: 'Send again',
  aNewLink: 'A new link for {name} is made; the old one is worth nothing',
  anotherEmail: 'Another email to {name} is on its way',
  theInvitationOfRevoked: 'The invitation of {name} revoked',
  theLinkOfIsCopied: 'The link of {name} is copied',

  // Use restore
  isInTheTeamAgain: '{person} is in the team again',
});
