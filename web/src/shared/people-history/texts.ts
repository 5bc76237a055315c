import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  // Change entry
  changeUndone: 'Change undone',
  requestNamed: 'Request {requestId}',
  self: 'Self',
  byNamed: 'By {actorName}',
  asMember: 'as {onBehalfOf}',
  viewThisVersionAsOf: 'View this version: {person}, as of {at}',
  undoNamed: 'Undo: {person}, {summary}',

  // Changes
  nothingHere: 'Nothing here',
  theOlderChanges: 'The older changes',
  showOlder: 'Show older',

  // Labels
  membership: 'Membership',
  profiles: 'Profiles',
  signIn: 'Sign-in',
  actingAsOthers: 'Acting as others',
  customRoles: 'Custom roles',
  singleSignOn: 'Single sign-on',
  thisServer: 'this server',
  aPrivateNetwork: 'a private network',
  theInternet: 'the internet',
  fromPlace: 'from {place}',

  // Person changes
  changesToThisPersonAppear: 'Changes to this person appear here.',
});
