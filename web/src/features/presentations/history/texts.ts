import { textsOf } from '../../../texts/texts-of.ts';

export const texts = textsOf({
  // As of page
  asOf: '{name}, as of {at}',
  notCreatedYet: 'Not created yet',
  itWasCreatedLaterThan: 'It was created later than this. Choose a later time.',

  // History entry
  currentVersion: 'current version',
  viewThisVersionOf: 'View this version of {at}',
  aFormerMember: 'a former member',
  asNamed: 'as {name},',

  // History tab
  youCantSeeThisHistory: 'You can’t see this history',
  askAnAdmin: 'Ask an admin for the permission to edit presentations.',
  newestFirst: 'newest first',
  theHistory: 'The history',
  theOlderHistory: 'The older history',
  showOlder: 'Show older',

  // Labels
  reviewer: 'Reviewer',
  picture: 'Picture',
  formEmails: 'Form emails',
  file: 'File',
  vaultSync: 'Vault sync',
  interactiveForm: 'Interactive form',
  sendActivityToCrm: 'Send activity to CRM',
  slackWebhook: 'Slack webhook',
  googleAnalytics: 'Google Analytics',
  googleAnalyticsProfile: 'Google Analytics profile',
  facebookPixel: 'Facebook pixel',
  customJavascript: 'Custom JavaScript',
  createdThis: 'created this',
  replacedTheFile: 'replaced the file',
  keptTheCurrentFile: 'kept the current file',
  editedThis: 'edited this',
  changedTheStatus: 'changed the status',
  changedTheOwner: 'changed the owner',
  changedWhoIsNotified: 'changed who is notified',
  choseThePicture: 'chose the picture',
  deletedThis: 'deleted this',
  restoredThis: 'restored this',
  releasedThisOnItsDate: 'released this on its date',
  expiredThisOnItsDate: 'expired this on its date',
  requestedProcessing: 'requested processing',
  startedProcessing: 'started processing',
  finishedProcessing: 'finished processing',
  failedToProcessTheFile: 'failed to process the file',
  removedTheFilesPermanently: 'removed the files permanently',
  fromAFile: 'from a file',
  theTeam: 'the team',

  // Value
  aCode: 'a code',
  aSecret: 'a secret',
});
