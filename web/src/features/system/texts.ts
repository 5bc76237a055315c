import { textsOf } from '../../texts/texts-of.ts';

export const texts = textsOf({
  triesCount: { one: '{count} try, {service}.', other: '{count} tries, {service}.' },
  filesAndPages: {
    one: '{count} stored file (originals and pages) of your team',
    other: '{count} stored files (originals and pages) of your team',
  },
  jobsFailed: { one: '{count} job failed', other: '{count} jobs failed' },
  // Backup hint
  backups: 'Backups',
  backupExplained:
    'Copies everything while Lectern runs. Encryption keys are backed up separately: without them a backup can’t be read, and erased people stay erased.',
  copyTheCommand: 'Copy the command',
  clusterBackupExplained:
    'Back up MongoDB, Kafka and the files with their own tools, and the encryption keys separately.',

  // Discard dialog
  giveUp: 'Discard {type}?',
  willNeverHear:
    '{reader} will never process this event, and this cannot be undone. The event stays in the log and in the event stream.',
  whyItIsParked: 'Why it is parked: {reason}',
  keepIt: 'Keep it',
  discardEvent: 'Discard event',

  // Facts
  everythingIsLocal: 'Everything is local',
  onYourOwnEngines: 'On your own engines',
  version: 'Version',
  startedWhen: 'started {when}',
  backlog: 'Backlog',
  everythingIsUpToDate: 'everything is up to date',
  eventsStillToProcess: 'events still to process',
  inS3: 'In S3',
  notCounted: 'not counted',
  diskLeft: 'Disk left',
  unknown: 'Unknown',
  onThisMachine: 'on this machine',
  thisDisk: 'this disk',
  ofTheDatabaseTakes: 'of {diskBytes}; the database takes {storeBytes}',
  engines: 'Engines',
  nodeVersion: 'Node {nodeVersion}',

  officeFiles: 'Office files',
  noConverter: 'Not installed: PowerPoint, Word and Excel files wait',

  // Needs action
  needsAction: 'Needs action',
  nothingFailed: 'All good. No failed jobs or events.',
  discardedNamed: '{type} discarded',
  parkedBy: '{reason} Parked by {reader}, {service}.',
  discard: 'Discard…',
  retriedNamed: '{reader} retried',
  replay: 'Replay',
  itFailed: 'It failed.',
  restartedNamed: '{kind} restarted',
  problem: 'Problem',
  since: 'Since',
  whatToDo: 'What to do',

  // Outbox section
  theEmails: 'the emails',
  emailsAreNotGoingOut: 'Emails are not going out',
  emailServerSet: 'Emails go out through your email server.',
  noEmailsYet: 'No emails yet',
  noEmailServer:
    'No email server is set up, so emails are kept here. Set LECTERN_MAIL to send them.',
  noEmailServerSetting:
    'No email server is set up: emails are kept here and not sent. Set {variable} to send them.',
  allUnderPeople: 'All invitations in People',
  ofInvitations: '{shown} of {total} invitations',
  emails: 'Emails',
  toRecipient: 'to {to}',
  theNewestEmails: 'The newest {emails} emails',
  olderOnes: 'older ones are in the mail folder',
  invitationFor: 'Invitation for {name}',
  toEmail: 'to {email}',
  invitationForEmail: 'Invitation for {email}',
  toEmailAt: 'to {to}, {when}',
  secretHidden: 'The link or code is hidden here: only the recipient may see it.',
  emailAbout: 'Email: {subject}',

  // Services table
  services: 'Services',
  refreshedEvery4S: 'refreshed every 4 s',
  rebuilding: 'Rebuilding',
  behindSomeTime: '{behind} behind',
  upToDate: 'Up to date',
  jobsOf: 'Jobs of {service}',
  oldestWhen: 'oldest {when}',
  idle: 'Idle',
  projection: 'projection',
  policy: 'policy',
  upToDateText: 'up to date',
  asOf: 'as of {when}',
  behindBy: '{time} behind',
  rebuildNamed: 'Rebuild {name}',
  rebuildingModel: 'Rebuilding {name}. The old one is used until then',
  rebuildingText: 'Rebuilding…',
  rebuild: 'Rebuild',

  // System page
  theSystem: 'The system',
  adminsOnly: 'Admins only',
  askForPermission: 'Ask an admin of your team.',
  otherTeamManages: 'The team that set up this server manages it. Your team’s emails are below.',
});
