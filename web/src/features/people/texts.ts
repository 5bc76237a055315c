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
  removeExplained: 'They leave the team and are signed out everywhere. Their content stays.',
  removeOwnerExplained:
    'They leave the team and are signed out everywhere. They own {owned}. Choose who gets them.',
  couldntLoadWhatTheyOwn: 'Couldn’t load what they own',
  restorableHint: 'You can restore them for 30 days, with their role, permissions and groups',
  reassignedStays: 'reassigned content stays with its new owner',
  removeNamed: 'Remove {name}',

  // Restore button
  hadMoreThanYouMay: 'Had permissions you can’t grant',
  restoreNamed: 'Restore {person}',

  // Use invitation
  newLink: 'New link',
  sendAgain: 'Send again',
  aNewLink: 'Created a new link for {name}; the old one no longer works',
  invitedAgain: 'Another email to {name} is on its way',
  theInvitationOfRevoked: 'Revoked the invitation for {name}',
  theLinkOfIsCopied: 'Copied the link for {name}',

  // Use restore
  isInTheTeamAgain: '{person} is in the team again',
});
