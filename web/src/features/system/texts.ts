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
  copiesEverythingWhileLecternRuns:
    'Copies everything while Lectern runs. Encryption keys are backed up separately: without them a backup can’t be read, and erased people stay erased.',
  copyTheCommand: 'Copy the command',
  backUpMongodbKafka:
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
  startedNamed: 'started {when}',
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
  nodeNamed: 'Node {nodeVersion}',

  officeFiles: 'Office files',
  noConverter: 'Not installed: PowerPoint, Word and Excel files wait',

  // Needs action
  needsAction: 'Needs action',
  allGoodNoFailedJobs: 'All good. No failed jobs or events.',
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
  emailsGoOutThrough: 'Emails go out through your email server.',
  noEmailsYet: 'No emails yet',
  noEmailServerIsSet:
    'No email server is set up, so emails are kept here. Set LECTERN_MAIL to send them.',
  noEmailServerIsSetUp:
    'No email server is set up: emails are kept here and not sent. Set {variable} to send them.',
  allUnderPeople: 'All invitations in People',
  ofInvitations: '{shown} of {total} invitations',
  emails: 'Emails',
  toNamed: 'to {to}',
  theNewestEmails: 'The newest {emails} emails',
  olderOnes: 'older ones are in the mail folder',
  invitationFor: 'Invitation for {name}',
  toEmail: 'to {email}',
  invitationForNamed: 'Invitation for {email}',
  toEmailAt: 'to {to}, {when}',
  theLinkOrCode: 'The link or code is hidden here: only the recipient may see it.',
  emailNamed: 'Email: {subject}',

  // Services table
  services: 'Services',
  refreshedEvery4S: 'refreshed every 4 s',
  rebuilding: 'Rebuilding',
  behindNamed: '{behind} behind',
  upToDate: 'Up to date',
  jobsOf: 'Jobs of {service}',
  oldestNamed: 'oldest {when}',
  idle: 'Idle',
  projection: 'projection',
  policy: 'policy',
  upToDateText: 'up to date',
  asOf: 'as of {when}',
  behindBy: '{time} behind',
  rebuildNamed: 'Rebuild {name}',
  rebuildingTheOldOne: 'Rebuilding {name}. The old one is used until then',
  rebuildingText: 'Rebuilding…',
  rebuild: 'Rebuild',

  // System page
  theSystem: 'The system',
  adminsOnly: 'Admins only',
  askAnAdmin: 'Ask an admin of your team.',
  theTeamThatSetUp: 'The team that set up this server manages it. Your team’s emails are below.',
});
