import type { Lazy } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AnnouncementParent } from './Announcement.ts';
import type { ConsentParent } from './Consent.ts';
import type { NotificationParent } from './Notification.ts';
import type { PresentationParent } from './Presentation.ts';
import type { SharedLinkParent } from './SharedLink.ts';
import type { SharedLinkHitParent } from './SharedLinkHit.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601, UTC. */
  DateTime: { input: string; output: string; }
  _FieldSet: { input: string; output: string; }
};

export type AccessExplanation = {
  __typename?: 'AccessExplanation';
  /** As it was understood: trimmed, in lower case. */
  address: Scalars['String']['output'];
  /** The first rule that refuses; where none does, the last one that asks for something; null where nothing stands in the way. */
  decidedBy?: Maybe<AccessRule>;
  /** Whether this person gets to the first page, given what is asked for on the way. */
  passes: Scalars['Boolean']['output'];
  /** Every rule in the order in which it is met. */
  steps: Array<AccessStep>;
};

export type AccessOutcome =
  /** Something has to be given first. */
  | 'ASKS'
  | 'PASSES'
  | 'REFUSES';

/** Why somebody does not get in. */
export type AccessRefusal =
  | 'ACCESS_CODE'
  | 'CANCELED'
  /** The link's date, or its presentation's, is over. */
  | 'EXPIRED'
  /** The presentation's release date has not come. */
  | 'NOT_RELEASED'
  /** The presentation's pages could not be made. */
  | 'PREPARATION_FAILED'
  /** The presentation's pages are not made yet. */
  | 'PREPARING'
  | 'RECIPIENTS_ONLY'
  /** The presentation is deleted, inactive or for internal use. */
  | 'UNAVAILABLE';

export type AccessRequest = {
  __typename?: 'AccessRequest';
  at: Scalars['DateTime']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** The id of a contact. */
  id: Scalars['ID']['output'];
  message?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  reason: AccessRefusal;
};

export type AccessRule =
  | 'ACCESS_CODE'
  | 'CONSENT'
  | 'DOWNLOAD'
  | 'EMAIL'
  | 'EMAIL_CODE'
  | 'FORWARD'
  | 'LINK_EXPIRY'
  | 'LINK_STATUS'
  | 'PRESENTATION'
  | 'PRESENTATION_EXPIRY'
  | 'PRESENTATION_RELEASE'
  | 'PRINT'
  | 'RECIPIENTS';

export type AccessStep = {
  __typename?: 'AccessStep';
  /** One sentence for the link's owner. */
  explanation: Scalars['String']['output'];
  outcome: AccessOutcome;
  rule: AccessRule;
};

export type AliasCheck = {
  __typename?: 'AliasCheck';
  /** Somebody else's link has it. */
  exists: Scalars['Boolean']['output'];
  /** It can be taken. */
  isValid: Scalars['Boolean']['output'];
  /** What stands in the way, as a sentence for the field. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type Announcement = {
  __typename?: 'Announcement';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** By the caller. */
  isRead: Scalars['Boolean']['output'];
  madeBy?: Maybe<User>;
  message: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AskForAccessInput = {
  email: Scalars['String']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Why the link was not opened, as the edge knows it. */
  reason: AccessRefusal;
};

export type ChangedField = {
  __typename?: 'ChangedField';
  after?: Maybe<Scalars['String']['output']>;
  /** Null: empty. */
  before?: Maybe<Scalars['String']['output']>;
  /** As people call it: Expires. */
  name: Scalars['String']['output'];
};

/** What one visitor was shown, and chose. */
export type Consent = {
  __typename?: 'Consent';
  chosenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Of the visit. */
  id: Scalars['ID']['output'];
  /** Null: nothing was chosen. */
  isGiven?: Maybe<Scalars['Boolean']['output']>;
  mode: ConsentMode;
  privacyPolicyUrl?: Maybe<Scalars['String']['output']>;
  sharedLink: SharedLink;
  shownAt: Scalars['DateTime']['output'];
  /** Word for word. */
  statement: Scalars['String']['output'];
};

/** Whether a visitor has to agree to be told of (accounts §3). */
export type ConsentMode =
  /** Implied by opening the link. */
  | 'NOT_REQUIRED'
  /** Asked, and free to refuse: then nothing of the viewing is recorded. */
  | 'OPTIONAL'
  /** Asked before anything is shown. */
  | 'REQUIRED';

export type ConsentPage = {
  __typename?: 'ConsentPage';
  items: Array<Consent>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Stops at 10,000. */
  total: Scalars['Int']['output'];
};

/** Whether a visitor has to enter an email first. A presentation whose links verify emails goes before NOT_REQUIRED and ENTERED. */
export type EmailMode =
  /** Any email passes; it is marked as not verified. */
  | 'ENTERED'
  | 'NOT_REQUIRED'
  /** A code that is mailed to it has to be entered. */
  | 'VERIFIED';

export type ForwardSharedLinkInput = {
  /** The email of the person who forwards it. */
  fromEmail: Scalars['String']['input'];
  /** The name of the person who forwards it. */
  fromName: Scalars['String']['input'];
  /** Of the page that is forwarded. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** What they write with it; left out for nothing. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The email that it is forwarded to. */
  toEmail: Scalars['String']['input'];
};

export type HitCounts = {
  __typename?: 'HitCounts';
  bots: Scalars['Int']['output'];
  ownTeam: Scalars['Int']['output'];
  persons: Scalars['Int']['output'];
};

/** Whose openings are counted together. Figures are of persons unless somebody asks for the others too. */
export type HitLane =
  /** A program: told by its user agent, by what the browser says of itself, or by a person. */
  | 'BOT'
  /** Somebody signed in to the team, or said to be of it. */
  | 'OWN_TEAM'
  | 'PERSON';

/** Who decided in which lane a hit counts. */
export type HitLaneSource =
  /** The fingerprint of the browser. */
  | 'FINGERPRINT'
  /** A person, with `giveHitVerdict`. */
  | 'PERSON'
  /** The edge, as the link was opened: by user agent and sign-in. */
  | 'RECORDED'
  /** The viewer, or a program that calls itself one. */
  | 'VIEWER';

export type JobCount = {
  __typename?: 'JobCount';
  failed: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  /** Since when the first that is due waits; null when none is due. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
};

export type LinkMailInput = {
  /** Plain text in the email, at most 5,000 characters. */
  message?: InputMaybe<Scalars['String']['input']>;
  /** The email's subject, one line; left out: Lectern's own. */
  subject?: InputMaybe<Scalars['String']['input']>;
};

export type LinkRecipient = {
  __typename?: 'LinkRecipient';
  /** Their email; null once the person was erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id of the contact: HMAC of the email in this team. */
  id: Scalars['ID']['output'];
  /** When an email to them was last requested; null for never. */
  mailedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Their name; null for none, and once the person was erased. */
  name?: Maybe<Scalars['String']['output']>;
};

export type LinkRecipientInput = {
  /** The recipient's email. */
  email: Scalars['String']['input'];
  /** The recipient's name. */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** A projection or a policy. */
export type LogReader = {
  __typename?: 'LogReader';
  /** The moment up to which it contains the log; of policies nothing. */
  completeUntil?: Maybe<Scalars['DateTime']['output']>;
  isProjection: Scalars['Boolean']['output'];
  /** A new generation fills beside the one that serves. */
  isRebuilding: Scalars['Boolean']['output'];
  /** Records of the log that it has not taken yet. */
  lag: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type MailOutbox = {
  __typename?: 'MailOutbox';
  /** Whether mail goes to a folder that can be read here; with a mail server it does not, and there are no items. */
  isReadable: Scalars['Boolean']['output'];
  items: Array<SentMail>;
  /** Why no mail goes out at the moment, in a sentence; null where it does. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  activateSharedLink: SharedLink;
  /** Takes the person's requests off the link's list and marks their notifications as read. Access itself is given by changing the link. */
  answerAccessRequest: SharedLink;
  /** Somebody who was refused asks the link's owner, who hears by mail and notification. Once a day and address. */
  askForAccess: Scalars['Boolean']['output'];
  /**
   * Judges a guess of a link's access code (or its presentation's), in the same time whatever it is. After 6 wrong ones
   * from one caller, or 15 from all of them, within a quarter of an hour nothing is compared any more: TOO_MANY_REQUESTS.
   * Those who go on are refused for an hour, six, and a day. A presentation's code is counted over all its links.
   * `knownVisitId` is the visit, if it has passed this gate before: it is counted apart, so that others' guesses do not lock
   * it out. Null where there is no such link. Asked by the edge, which knows the caller.
   */
  checkAccessCode?: Maybe<Scalars['Boolean']['output']>;
  /** The team's HMAC of the address where the digits are right for it, null where they are not. Counted as access codes are. */
  checkEmailCode?: Maybe<Scalars['ID']['output']>;
  /** Also called cancel: visitors are turned away within a second. */
  deactivateSharedLink: SharedLink;
  /** Its visitors are turned away within a second. Can be restored for 30 days; its visits stay. */
  deleteSharedLink: SharedLink;
  /**
   * Another link with the same settings and recipients, the caller's, with an address of its own. A date that is over
   * becomes one as far ahead as the first one was when that link was made.
   */
  duplicateSharedLink: SharedLink;
  /** The team's HMAC of the email where the link asks for one and does not verify it; null elsewhere. */
  enterEmail?: Maybe<Scalars['ID']['output']>;
  expireSharedLink: SharedLink;
  /** A reader has it mailed to somebody else, where link and presentation allow it: once a day to each, five times a visit, fifty a link. */
  forwardSharedLink: Scalars['Boolean']['output'];
  /**
   * Says who that was: a person, a bot, one's own team. It holds for the whole visit: for its other hits in the same lane,
   * and for those that follow. Every figure follows, here and in analytics. It goes before what was recorded and before
   * what a browser says of itself.
   */
  giveHitVerdict: SharedLinkHit;
  /** Mails the link to its recipients, or to some of them. */
  mailSharedLink: SharedLink;
  /** Tells the whole team something; each member sees it until they have read it. */
  makeAnnouncement: Announcement;
  /** For the edge: who has a signed mute token turns the mails about a link off and on, without signing in. NOT_FOUND where the link is not `ownerId`'s any more. */
  muteSharedLink: MuteState;
  /** For the edge: the viewer says that somebody reads. Of a person's hit its sender is told, as the link's level says. True: it is taken down. */
  noticeHit: Scalars['Boolean']['output'];
  /** Acts on what `sharingOperations` shows. NOT_FOUND for what is not there any more. */
  operateSharing: ServiceOperations;
  /** Likewise all of them. */
  readAllNotifications: Scalars['Int']['output'];
  /** Marks notifications and announcements read; ids that are not the caller's are left alone. Answers how many are left unread. */
  readNotifications: Scalars['Int']['output'];
  /** For the edge: what a visitor's browser, or a visitor, says of a hit. */
  reportHit: PublicSharedLinkHit;
  /**
   * Mails six digits to an address, where the link is for it: at most one mail in 30 seconds. Says nothing of whether it
   * was. The digits hold for ten to twenty minutes, on any device.
   */
  requestEmailCode: Scalars['Boolean']['output'];
  /** As it was before it was deleted. */
  restoreSharedLink: SharedLink;
  /** Changes what is given and nothing else; null empties a field. What takes access away counts everywhere within a second. */
  reviseSharedLink: SharedLink;
  /**
   * Makes one link with all of its settings, and mails it to its recipients where `mail` is given. The same
   * Idempotency-Key is answered with the same link, also once its presentation is gone.
   */
  sharePresentation: SharedLink;
  /**
   * Makes a link for each presentation and each recipient (one for each presentation where no recipient is named), at most
   * 200: all of them or, where one presentation may not be shared, none.
   */
  sharePresentations: Array<SharedLink>;
  /** Gives it to another member of the team, who sees its visits from now on. For its owner and administrators. */
  transferSharedLink: SharedLink;
  /** Takes the last such verdict on the visit back: its hits are in the lanes that they had before. Does nothing where there is none. */
  undoHitVerdict: SharedLinkHit;
};


export type MutationActivateSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAnswerAccessRequestArgs = {
  isGranted: Scalars['Boolean']['input'];
  linkId: Scalars['ID']['input'];
  personId: Scalars['ID']['input'];
};


export type MutationAskForAccessArgs = {
  input: AskForAccessInput;
  linkId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type MutationCheckAccessCodeArgs = {
  accessCode: Scalars['String']['input'];
  caller: Scalars['String']['input'];
  knownVisitId?: InputMaybe<Scalars['ID']['input']>;
  linkId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type MutationCheckEmailCodeArgs = {
  caller: Scalars['String']['input'];
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  knownVisitId?: InputMaybe<Scalars['ID']['input']>;
  linkId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type MutationDeactivateSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDuplicateSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnterEmailArgs = {
  email: Scalars['String']['input'];
  linkId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type MutationExpireSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForwardSharedLinkArgs = {
  hitId: Scalars['ID']['input'];
  input: ForwardSharedLinkInput;
  linkId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type MutationGiveHitVerdictArgs = {
  id: Scalars['ID']['input'];
  lane: HitLane;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMailSharedLinkArgs = {
  id: Scalars['ID']['input'];
  mail: LinkMailInput;
  recipientIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMakeAnnouncementArgs = {
  message: Scalars['String']['input'];
  title: Scalars['String']['input'];
};


export type MutationMuteSharedLinkArgs = {
  areRemindersMuted?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  notificationLevel?: InputMaybe<Scalars['Int']['input']>;
  ownerId: Scalars['ID']['input'];
};


export type MutationNoticeHitArgs = {
  id: Scalars['ID']['input'];
  presentationId: Scalars['ID']['input'];
  sharedLinkId: Scalars['ID']['input'];
};


export type MutationOperateSharingArgs = {
  action: OperationAction;
  id: Scalars['ID']['input'];
};


export type MutationReadNotificationsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationReportHitArgs = {
  id: Scalars['ID']['input'];
  input: ReportHitInput;
  presentationId: Scalars['ID']['input'];
  sharedLinkId: Scalars['ID']['input'];
};


export type MutationRequestEmailCodeArgs = {
  email: Scalars['String']['input'];
  language?: InputMaybe<Scalars['String']['input']>;
  linkId: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type MutationRestoreSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReviseSharedLinkArgs = {
  id: Scalars['ID']['input'];
  input: ReviseSharedLinkInput;
};


export type MutationSharePresentationArgs = {
  input: SharePresentationInput;
  presentationId: Scalars['ID']['input'];
};


export type MutationSharePresentationsArgs = {
  input: SharePresentationsInput;
};


export type MutationTransferSharedLinkArgs = {
  id: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationUndoHitVerdictArgs = {
  id: Scalars['ID']['input'];
};

export type MuteState = {
  __typename?: 'MuteState';
  areRemindersMuted: Scalars['Boolean']['output'];
  notificationLevel: Scalars['Int']['output'];
};

/** Something the caller should hear of. Its words are made when it is read, so names are those of today. */
export type Notification = {
  __typename?: 'Notification';
  /** When the visit it tells of went on. */
  changedAt: Scalars['DateTime']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Openings of the visit; 0 where it tells of something else. */
  hitCount: Scalars['Int']['output'];
  /** The first of them. */
  hitId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: NotificationKind;
  /** One or two plain sentences. */
  message: Scalars['String']['output'];
  presentation?: Maybe<Presentation>;
  sharedLink?: Maybe<SharedLink>;
  title: Scalars['String']['output'];
  tone: NotificationTone;
};

export type NotificationKind =
  | 'ACCESS_ASKED'
  /** Guesses at a link's or a presentation's code go on. At most once a day for each code. */
  | 'CODE_GUESSED'
  | 'DIGEST_SENT'
  | 'FIRST_OPENING'
  | 'LINK_EXPIRING'
  /** One a visit: the same visitor and link, less than ten minutes apart. */
  | 'OPENING'
  | 'UPLOAD_FAILED';

export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** Give it as `after` for the next ones; null at the end. */
  endCursor?: Maybe<Scalars['ID']['output']>;
  items: Array<Notification>;
  /** How many are unread in all, announcements left out. */
  unreadCount: Scalars['Int']['output'];
};

/** How it is shown (accounts §3: any other is treated as success). */
export type NotificationTone =
  | 'ERROR'
  | 'SUCCESS'
  | 'WARNING';

/** What could not be processed, and waits for somebody. */
export type OperatedEvent = {
  __typename?: 'OperatedEvent';
  id: Scalars['ID']['output'];
  parkedAt: Scalars['DateTime']['output'];
  /** Who could not process it. */
  reader: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  /** What it is about; null where it belongs to no team. */
  subject?: Maybe<Scalars['String']['output']>;
  type: Scalars['String']['output'];
};

export type OperatedJob = {
  __typename?: 'OperatedJob';
  attempts: Scalars['Int']['output'];
  dueAt: Scalars['DateTime']['output'];
  /** Why its last try failed. */
  failure?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** running, failed or waiting */
  status: Scalars['String']['output'];
};

export type OperationAction =
  /** Gives it up. What it held back can be replayed then. */
  | 'DISCARD_PARKED'
  /** Fills a projection anew beside the one that serves. The id is its name. */
  | 'REBUILD'
  /** Processes it again, and with it all that its reader has parked. */
  | 'REPLAY_PARKED'
  /** A job that failed for good is due now. */
  | 'RETRY_JOB';

export type Presentation = {
  __typename?: 'Presentation';
  id: Scalars['ID']['output'];
  /** Of those that `sharedLinks` are of: what is counted is what may be listed. */
  sharedLinkCount?: Maybe<Scalars['Int']['output']>;
  /** Both null only when sharing does not answer. */
  sharedLinks?: Maybe<Array<SharedLink>>;
};

export type PublicCaptions = {
  __typename?: 'PublicCaptions';
  /** The WebVTT file. */
  fileId: Scalars['ID']['output'];
  /** As a BCP 47 tag. */
  language: Scalars['String']['output'];
};

export type PublicMedia = {
  __typename?: 'PublicMedia';
  /** How long it plays, in milliseconds; null where that is not known. */
  durationMs?: Maybe<Scalars['Int']['output']>;
  /** Whether a converted copy is played, because browsers do not play the uploaded file. */
  isConverted: Scalars['Boolean']['output'];
  /** VIDEO and AUDIO are played; EMBED is the player of a video site; WEBSITE is shown in a frame. */
  kind: PublicMediaKind;
  /** Media type of what is played; null for pages of other websites. */
  mimeType?: Maybe<Scalars['String']['output']>;
  /** What the frame shows; null for films and sounds. */
  url?: Maybe<Scalars['String']['output']>;
};

export type PublicMediaKind =
  | 'AUDIO'
  | 'EMBED'
  | 'VIDEO'
  | 'WEBSITE';

export type PublicPage = {
  __typename?: 'PublicPage';
  /** In points, 1/72 inch. */
  height: Scalars['Float']['output'];
  /** In points, 1/72 inch. */
  width: Scalars['Float']['output'];
};

export type PublicPresentation = {
  __typename?: 'PublicPresentation';
  /** Its short name, by which apps find it; null for none. */
  alias?: Maybe<Scalars['String']['output']>;
  /** Whether visitors can download it. */
  canBeDownloaded: Scalars['Boolean']['output'];
  /** Whether members of the team can save its file. */
  canBeExported: Scalars['Boolean']['output'];
  /** Whether visitors can forward it. */
  canBeForwarded: Scalars['Boolean']['output'];
  /** Whether visitors can print it. */
  canBePrinted: Scalars['Boolean']['output'];
  /** Whether members of the team can print it. */
  canBePrintedByUser: Scalars['Boolean']['output'];
  /** Captions of a film or sound. */
  captions: Array<PublicCaptions>;
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  /** Whether it was made from a Microsoft Office file. */
  isMicrosoftOffice: Scalars['Boolean']['output'];
  /** Whether it is a PDF with a form to fill in. */
  isPdfForm: Scalars['Boolean']['output'];
  /** What is shown instead of the pages; null where the pages are shown. */
  media?: Maybe<PublicMedia>;
  /** The name of the presentation; for visitors a neutral one until every gate is passed. */
  name: Scalars['String']['output'];
  /** How many pages it has. */
  pageCount: Scalars['Int']['output'];
  pages: Array<PublicPage>;
  /** Whether form fields are not highlighted. */
  pdfDisableWidgetHighlighting: Scalars['Boolean']['output'];
  /** Whether the viewer loads its full API. */
  pdfUseFullApi: Scalars['Boolean']['output'];
  /** Whether pages are rendered by a viewer server. */
  pdfUseWebviewerServer: Scalars['Boolean']['output'];
  /** What it is: PDF, Image, Video and so on. */
  presentationType: Scalars['String']['output'];
  /** Text that recipients see before the presentation; null for none. */
  sharingDisclaimer?: Maybe<Scalars['String']['output']>;
  /** Its name in URLs; for visitors empty until every gate is passed. */
  slug: Scalars['String']['output'];
};

/** A link as its recipient's page needs it. */
export type PublicSharedLink = {
  __typename?: 'PublicSharedLink';
  consentMode: ConsentMode;
  /** The sentence beside the box in each language of recipients; empty where nothing is asked. */
  consentStatements: Array<TextInLanguage>;
  /** Whether the page shows who sent the link. */
  displayUserInfo: Scalars['Boolean']['output'];
  emailMode: EmailMode;
  /** The form after the last page; null for none. */
  endFormUuid?: Maybe<Scalars['ID']['output']>;
  /** When it stops working; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The form that visitors send before they see anything; null for none. */
  gateFormUuid?: Maybe<Scalars['ID']['output']>;
  /** Grows when a gate is changed under those who have passed it: the edge asks them again. */
  gateVersion: Scalars['Int']['output'];
  /** The id of the link. */
  id: Scalars['ID']['output'];
  /** Whether an access code is asked for: of the link itself or of its presentation. */
  isAccessCodeRequired: Scalars['Boolean']['output'];
  /** Whether the browser is sent to the file itself instead of the viewer. */
  isDirect: Scalars['Boolean']['output'];
  /** Whether visitors have to enter an email; `emailMode` says whether it is verified. */
  isEmailRequired: Scalars['Boolean']['output'];
  /** Whether only emails of its recipients are accepted. */
  isForRecipientsOnly: Scalars['Boolean']['output'];
  /** Whether no mail server is set, so that neither a code nor the link itself can be mailed. */
  isMailKept: Scalars['Boolean']['output'];
  /** Language of its pages and emails; null: the one that the reader's browser prefers. */
  language?: Maybe<Scalars['String']['output']>;
  /** The link's name, for its sender; null for none. */
  name?: Maybe<Scalars['String']['output']>;
  /** When the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly. */
  notificationLevel: Scalars['Int']['output'];
  /** Who made it: for the facts that the edge reports, never for the recipient. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  presentation?: Maybe<PublicPresentation>;
  presentationId: Scalars['ID']['output'];
  /** Why it is not open to anybody; null while it is. */
  refusal?: Maybe<AccessRefusal>;
  /** Where it is NOT_RELEASED: when it will be. */
  releaseAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it opens; active only while the presentation can be read as well. */
  status: SharedLinkStatus;
  team?: Maybe<PublicTeam>;
  teamId: Scalars['ID']['output'];
  /** The team's own, where the reader's is none of ours. */
  teamLanguage: Scalars['String']['output'];
  /** The unguessable end of the link's URL. */
  token: Scalars['String']['output'];
  /** How it was sent: by email, as a link, or as a space of several presentations. */
  type: SharedLinkType;
  user?: Maybe<PublicUser>;
};

/** A hit as its own visitor may know it (accounts §3). */
export type PublicSharedLinkHit = {
  __typename?: 'PublicSharedLinkHit';
  /** Whether reminders about the link are off. */
  areRemindersMuted: Scalars['Boolean']['output'];
  /** Whether the link shows nothing to programs, because it asks its reader for something. */
  blockRobots: Scalars['Boolean']['output'];
  /** Why it is taken for a program; null where it is not. */
  botReason?: Maybe<Scalars['String']['output']>;
  /** The email of the visitor; null for none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id of the hit. */
  id: Scalars['ID']['output'];
  /** Whether a bot opened the link. */
  isFake: Scalars['Boolean']['output'];
  /** Whether a person opened the link. */
  isReal: Scalars['Boolean']['output'];
  /** When the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly. */
  notificationLevel: Scalars['Int']['output'];
};

export type PublicTeam = {
  __typename?: 'PublicTeam';
  /** Whether links may have a readable alias. */
  isPresentationAliasEnabled: Scalars['Boolean']['output'];
  /** The name of the sender's team. */
  name: Scalars['String']['output'];
  /** URL of the team's privacy policy; null for none. */
  privacyPolicyUrl?: Maybe<Scalars['String']['output']>;
};

export type PublicUser = {
  __typename?: 'PublicUser';
  /** The sender's email; null when the team does not show it, and before every gate is passed. */
  email?: Maybe<Scalars['String']['output']>;
  /** The sender's name; null when the team does not show it. */
  name?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /**
   * Whether an address is free, of the whole installation; `linkId` keeps its own. Null where `presentationId` names none
   * that the caller may share: an address for a link of one presentation.
   */
  aliasCheck?: Maybe<AliasCheck>;
  /** What administrators told the team, newest first. */
  announcements: Array<Announcement>;
  /** The ledger of consent, newest first: what was put before visitors, and what they chose. */
  consents: ConsentPage;
  /** What would happen if somebody with this address opened the link now: which rules it meets, and which of them decides. */
  explainAccess?: Maybe<AccessExplanation>;
  /** Whether no mail server is set: mail stays on this machine, and nobody gets it. */
  isMailKept: Scalars['Boolean']['output'];
  /**
   * The mails that were sent for the caller's team, where mail goes to a folder; the newest first. Who runs the installation
   * reads those with it that came in by its contact form. What in them lets
   * somebody in is for their addressee alone, and left out.
   */
  mailOutbox: MailOutbox;
  /** The caller's own feed, newest first. Realtime announces `Notification` when it changes. */
  notifications: NotificationPage;
  /** What the recipient's page needs of a link, by its token or address. Null when there is no such link. */
  publicSharedLink?: Maybe<PublicSharedLink>;
  /** The same by id, for visits under way. */
  publicSharedLinkById?: Maybe<PublicSharedLink>;
  /** For the edge: a hit as its own visitor may know it. Null while it is not known here. */
  publicSharedLinkHit?: Maybe<PublicSharedLinkHit>;
  /** One of them, with what it says. */
  sentMail?: Maybe<SentMail>;
  /** Null also once it is deleted, unless `withDeleted`. `asOf`: as it was then; null before it was made. */
  sharedLink?: Maybe<SharedLink>;
  sharedLinkHit?: Maybe<SharedLinkHit>;
  /**
   * Openings of own links; of every link of the team for administrators. Newest first. Persons alone unless other lanes
   * are named: `lanes: [PERSON, BOT, OWN_TEAM]` is everything. From `from` (inclusive) to `to` (exclusive).
   */
  sharedLinkHits: SharedLinkHitPage;
  /**
   * Own links; every link of the team for administrators. Newest first unless `order` says otherwise; of one presentation
   * always newest first. Without deleted ones, or with nothing but those.
   */
  sharedLinks: SharedLinkPage;
  /** The same by age, oldest first, those made after the link `min` or after so many: for clients that fetch all of them, and for files. */
  sharedLinksAfter: Array<SharedLink>;
  /** Lag, jobs and parked events of this service. */
  sharingOperations: ServiceOperations;
  /** For the bell; announcements count too. */
  unreadNotificationCount: Scalars['Int']['output'];
};


export type QueryAliasCheckArgs = {
  alias: Scalars['String']['input'];
  linkId?: InputMaybe<Scalars['ID']['input']>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryAnnouncementsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryConsentsArgs = {
  linkId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type QueryExplainAccessArgs = {
  address: Scalars['String']['input'];
  linkId: Scalars['ID']['input'];
};


export type QueryMailOutboxArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  first?: Scalars['Int']['input'];
  unreadOnly?: Scalars['Boolean']['input'];
};


export type QueryPublicSharedLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPublicSharedLinkByIdArgs = {
  id: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type QueryPublicSharedLinkHitArgs = {
  id: Scalars['ID']['input'];
  presentationId: Scalars['ID']['input'];
  sharedLinkId: Scalars['ID']['input'];
};


export type QuerySentMailArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedLinkArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  withDeleted?: Scalars['Boolean']['input'];
};


export type QuerySharedLinkHitArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedLinkHitsArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  lanes?: Array<HitLane>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QuerySharedLinksArgs = {
  expiresBefore?: InputMaybe<Scalars['DateTime']['input']>;
  isDeleted?: Scalars['Boolean']['input'];
  order?: SharedLinkOrder;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SharedLinkStatus>;
  type?: InputMaybe<SharedLinkType>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySharedLinksAfterArgs = {
  chunk?: Scalars['Int']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  min?: InputMaybe<Scalars['ID']['input']>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<SharedLinkStatus>;
  type?: InputMaybe<SharedLinkType>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type ReportHitInput = {
  /** What gave it away: letters, digits, `_` and `-`. */
  botKind?: InputMaybe<Scalars['String']['input']>;
  /** As the visitor typed it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** True: nobody sits at it. False says nothing that counts. */
  isBot?: InputMaybe<Scalars['Boolean']['input']>;
  source?: HitLaneSource;
};

/** A field that is left out stays as it is; null empties it. */
export type ReviseSharedLinkInput = {
  accessCode?: InputMaybe<Scalars['String']['input']>;
  alias?: InputMaybe<Scalars['String']['input']>;
  canBeDownloaded?: InputMaybe<Scalars['Boolean']['input']>;
  canBeForwarded?: InputMaybe<Scalars['Boolean']['input']>;
  canBePrinted?: InputMaybe<Scalars['Boolean']['input']>;
  consentMode?: InputMaybe<ConsentMode>;
  emailMode?: InputMaybe<EmailMode>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  isDirect?: InputMaybe<Scalars['Boolean']['input']>;
  isForRecipientsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of its pages and emails: en, de, fr, es, it, pt, nl or ja. Null: the one that the reader's browser prefers. */
  language?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  notificationLevel?: InputMaybe<Scalars['Int']['input']>;
  /** All of them from now on: who is missing is taken off. */
  recipients?: InputMaybe<Array<LinkRecipientInput>>;
};

export type SentMail = {
  __typename?: 'SentMail';
  /** Made by Lectern, but show it in a frame with `sandbox` all the same. */
  html: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** A link or code in it that lets somebody in is for its addressee alone, and left out. */
  isWithheld: Scalars['Boolean']['output'];
  sentAt: Scalars['DateTime']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
  to: Scalars['String']['output'];
};

/** Lag, jobs and parked events of this service: what its administrators look after. Of jobs and parked events the team's own, and those of no team. */
export type ServiceOperations = {
  __typename?: 'ServiceOperations';
  /** How many there are, by kind. */
  jobCounts: Array<JobCount>;
  /** Running, failed and waiting, at most 50 of each kind. */
  jobs: Array<OperatedJob>;
  parkedEvents: Array<OperatedEvent>;
  readers: Array<LogReader>;
  service: Scalars['String']['output'];
};

export type SharePresentationInput = {
  /** Code that recipients are asked for: 6 to 64 characters, regardless of case. Null removes it. */
  accessCode?: InputMaybe<Scalars['String']['input']>;
  /** The readable end of the link's URL: lower-case letters, digits and hyphens. */
  alias?: InputMaybe<Scalars['String']['input']>;
  /** False: recipients may not download. True never adds to what the presentation allows. */
  canBeDownloaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** False: recipients may not forward. True never adds to what the presentation allows. */
  canBeForwarded?: InputMaybe<Scalars['Boolean']['input']>;
  /** False: recipients may not print. True never adds to what the presentation allows. */
  canBePrinted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether visitors have to agree to being recorded; null or left out: as the team's setting says. */
  consentMode?: InputMaybe<ConsentMode>;
  /** Whether visitors have to enter an email, and to verify it with a code; left out: NOT_REQUIRED. */
  emailMode?: InputMaybe<EmailMode>;
  /** When it stops working; null or left out: never. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether the browser is sent to the file itself instead of the viewer. */
  isDirect?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether only the recipients may open it, who prove their email with a code. */
  isForRecipientsOnly?: InputMaybe<Scalars['Boolean']['input']>;
  /** Language of its pages and emails: en, de, fr, es, it, pt, nl or ja. Null or left out: the one that the reader's browser prefers. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Emails the link to its recipients at once. */
  mail?: InputMaybe<LinkMailInput>;
  /** What the sender calls it: who it is for. Recipients never see it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /**
   * When the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly. Left out: as the
   * caller's profile says, else 1.
   */
  notificationLevel?: InputMaybe<Scalars['Int']['input']>;
  /** Who it is for, at most 50, each once. With recipients the type of the link is email. */
  recipients?: InputMaybe<Array<LinkRecipientInput>>;
};

export type SharePresentationsInput = {
  /** Settings of each link. `alias` only where one link is made; `recipients` get a link each. */
  link: SharePresentationInput;
  presentationIds: Array<Scalars['ID']['input']>;
};

/** A link to a presentation for one or more recipients. */
export type SharedLink = {
  __typename?: 'SharedLink';
  /** Its access code, to tell its recipients; null for none. */
  accessCode?: Maybe<Scalars['String']['output']>;
  /** Unanswered requests for access, newest first; of the last 50. */
  accessRequests: Array<AccessRequest>;
  /** The readable end of the link's URL; null for none. */
  alias?: Maybe<Scalars['String']['output']>;
  allowed: SharedLinkAllowance;
  /** What stands before its first page: what the link asks for, its presentation and the team, together. */
  asked: SharedLinkAsked;
  /** What the link asks for. What its presentation forbids stays forbidden: `allowed` says what holds. */
  canBeDownloaded: Scalars['Boolean']['output'];
  canBeForwarded: Scalars['Boolean']['output'];
  canBePrinted: Scalars['Boolean']['output'];
  /** Whether visitors have to agree to being recorded; null: as the team's setting says. */
  consentMode?: Maybe<ConsentMode>;
  /** When the link was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Null: it is there. Deleted ones can be restored for 30 days. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the link itself asks visitors for an email, and verifies it with a code; `asked` says what holds with its presentation's settings. */
  emailMode: EmailMode;
  /** When it stops working; null: never. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the link has an access code of its own. */
  hasAccessCode: Scalars['Boolean']['output'];
  /** What became of it, oldest first. `sharedLink(asOf:)` shows it as it was after any of them. */
  history: Array<SharedLinkChange>;
  /** Openings by persons; bots, the own team and reloads within 30 minutes do not count. Counting stops at 10,000. */
  hitCount: Scalars['Int']['output'];
  /** The same and the others, each by itself. */
  hitCounts: HitCounts;
  /** Its openings, newest first; persons alone unless other lanes are named. */
  hits: SharedLinkHitPage;
  /** The id of the link. */
  id: Scalars['ID']['output'];
  /** Whether the browser is sent to the file itself instead of the viewer. */
  isDirect: Scalars['Boolean']['output'];
  /** Whether only the named recipients may open it, who prove their email with a code. */
  isForRecipientsOnly: Scalars['Boolean']['output'];
  /** Whether the caller may see more of it than its name, what it is of and whose it is. */
  isVisible: Scalars['Boolean']['output'];
  /** Language of its pages and emails; null: the one that the reader's browser prefers. */
  language?: Maybe<Scalars['String']['output']>;
  /** When a person last opened it; null for never. */
  lastHitAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the sender calls it: who it is for. Recipients never see it. Null for none. */
  name?: Maybe<Scalars['String']['output']>;
  /** When the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4 monthly. */
  notificationLevel: Scalars['Int']['output'];
  /** The presentation that it opens. */
  presentation: Presentation;
  /** Its name as sharing knows it: also once it is deleted, and for whoever may not see it. */
  presentationName?: Maybe<Scalars['String']['output']>;
  /** Who it is for; empty for links without recipients. */
  recipients: Array<LinkRecipient>;
  /** Why it does not open for visitors; null where it does, once they pass what is asked. */
  refusal?: Maybe<AccessRefusal>;
  /** Whether it opens: active, canceled by its sender, or expired. */
  status: SharedLinkStatus;
  /** The unguessable end of the link's URL. */
  token: Scalars['String']['output'];
  /** How it was sent: by email, as a link, or as a space of several presentations. */
  type: SharedLinkType;
  /** The URL that recipients open. */
  url: Scalars['String']['output'];
  /** The user who owns it: who created it, or to whom it was transferred. */
  user: User;
  /** Their name, also once they left the team. */
  userName?: Maybe<Scalars['String']['output']>;
};


/** A link to a presentation for one or more recipients. */
export type SharedLinkHitsArgs = {
  lanes?: Array<HitLane>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

/** What a link leaves of what its presentation allows: what whoever opens it may do. */
export type SharedLinkAllowance = {
  __typename?: 'SharedLinkAllowance';
  canBeDownloaded: Scalars['Boolean']['output'];
  canBeForwarded: Scalars['Boolean']['output'];
  canBePrinted: Scalars['Boolean']['output'];
};

export type SharedLinkAsked = {
  __typename?: 'SharedLinkAsked';
  consentMode: ConsentMode;
  emailMode: EmailMode;
  hasAccessCode: Scalars['Boolean']['output'];
  /** Other than NOT_REQUIRED in `emailMode`. */
  isEmailRequired: Scalars['Boolean']['output'];
  /** Of the recipients it names only. */
  isForRecipientsOnly: Scalars['Boolean']['output'];
};

export type SharedLinkChange = {
  __typename?: 'SharedLinkChange';
  /** Null where it came about by itself. */
  actor?: Maybe<User>;
  at: Scalars['DateTime']['output'];
  /** What was changed, field by field; empty where the sentence says it all. An access code is never shown. */
  fields: Array<ChangedField>;
  /** Of the commit in the link's stream; the first is 1. */
  id: Scalars['ID']['output'];
  /** One plain sentence: Turned off. */
  summary: Scalars['String']['output'];
};

/** One opening of a shared link. */
export type SharedLinkHit = {
  __typename?: 'SharedLinkHit';
  /** When the link was opened. */
  at: Scalars['DateTime']['output'];
  /** Whether the link shows nothing to programs, because it asks its reader for something. */
  blockRobots: Scalars['Boolean']['output'];
  /** Whether `undoHitVerdict` would do something. */
  canUndoVerdict: Scalars['Boolean']['output'];
  /** What was put before its visitor, and chosen; null where nothing was asked. */
  consent?: Maybe<Consent>;
  /** Browser and system in words, such as `Firefox on Windows`; null when that cannot be told. */
  device?: Maybe<Scalars['String']['output']>;
  /** The email of the visitor: proven by a code, or else as entered; null for none. */
  email?: Maybe<Scalars['String']['output']>;
  /** The id of the hit. */
  id: Scalars['ID']['output'];
  /** Whether the email was proven by a code. */
  isEmailVerified: Scalars['Boolean']['output'];
  /** Whose figures the opening counts in: a person, a bot, or the own team. */
  lane: HitLane;
  /** Why, such as `user-agent: googlebot`, `fingerprint: headless_chrome`; null for a person. */
  laneReason?: Maybe<Scalars['String']['output']>;
  laneSource: HitLaneSource;
  /** When the sender was notified of it; null for not at all. */
  noticedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The presentation that the link opens. */
  presentation: Presentation;
  /** Null where it was given to somebody else since, or is gone for good. */
  sharedLink?: Maybe<SharedLink>;
  /** The link that was opened. */
  sharedLinkId: Scalars['ID']['output'];
  /** What the browser calls itself; null when it does not say. */
  userAgent?: Maybe<Scalars['String']['output']>;
  verdictAt?: Maybe<Scalars['DateTime']['output']>;
  /** Who gave the verdict that holds; null where no person did. */
  verdictBy?: Maybe<User>;
  /**
   * The same for openings of the link by the same visitor, as far as known; openings that share it, less than ten
   * minutes apart, are one visit. Null when not known.
   */
  visitorKey?: Maybe<Scalars['String']['output']>;
};

export type SharedLinkHitPage = {
  __typename?: 'SharedLinkHitPage';
  items: Array<SharedLinkHit>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Counts to 10,000. */
  total: Scalars['Int']['output'];
};

export type SharedLinkOrder =
  | 'NEWEST'
  | 'OLDEST'
  /** Those that never expire come last. */
  | 'SOONEST_TO_EXPIRE';

export type SharedLinkPage = {
  __typename?: 'SharedLinkPage';
  items: Array<SharedLink>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type SharedLinkStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'EXPIRED';

export type SharedLinkType =
  | 'EMAIL'
  | 'LINK'
  | 'SPACE';

export type TextInLanguage = {
  __typename?: 'TextInLanguage';
  language: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Lazy<T> | Promise<Lazy<T>>;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Announcement: Announcement;
  Notification: Notification;
  Presentation: Presentation;
  SharedLink: SharedLink;
  SharedLinkHit: SharedLinkHit;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Announcement:
    ( { __typename: 'Announcement' }
    & GraphQLRecursivePick<FederationTypes['Announcement'], {"id":true}> );
  Notification:
    ( { __typename: 'Notification' }
    & GraphQLRecursivePick<FederationTypes['Notification'], {"id":true}> );
  Presentation:
    ( { __typename: 'Presentation' }
    & GraphQLRecursivePick<FederationTypes['Presentation'], {"id":true}> );
  SharedLink:
    ( { __typename: 'SharedLink' }
    & GraphQLRecursivePick<FederationTypes['SharedLink'], {"id":true}> );
  SharedLinkHit:
    ( { __typename: 'SharedLinkHit' }
    & GraphQLRecursivePick<FederationTypes['SharedLinkHit'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessExplanation: ResolverTypeWrapper<AccessExplanation>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AccessOutcome: AccessOutcome;
  AccessRefusal: AccessRefusal;
  AccessRequest: ResolverTypeWrapper<AccessRequest>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  AccessRule: AccessRule;
  AccessStep: ResolverTypeWrapper<AccessStep>;
  AliasCheck: ResolverTypeWrapper<AliasCheck>;
  Announcement: ResolverTypeWrapper<AnnouncementParent>;
  AskForAccessInput: AskForAccessInput;
  ChangedField: ResolverTypeWrapper<ChangedField>;
  Consent: ResolverTypeWrapper<ConsentParent>;
  ConsentMode: ConsentMode;
  ConsentPage: ResolverTypeWrapper<Omit<ConsentPage, 'items'> & { items: Array<ResolversTypes['Consent']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  EmailMode: EmailMode;
  ForwardSharedLinkInput: ForwardSharedLinkInput;
  HitCounts: ResolverTypeWrapper<HitCounts>;
  HitLane: HitLane;
  HitLaneSource: HitLaneSource;
  JobCount: ResolverTypeWrapper<JobCount>;
  LinkMailInput: LinkMailInput;
  LinkRecipient: ResolverTypeWrapper<LinkRecipient>;
  LinkRecipientInput: LinkRecipientInput;
  LogReader: ResolverTypeWrapper<LogReader>;
  MailOutbox: ResolverTypeWrapper<MailOutbox>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteState: ResolverTypeWrapper<MuteState>;
  Notification: ResolverTypeWrapper<NotificationParent>;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<Omit<NotificationPage, 'items'> & { items: Array<ResolversTypes['Notification']> }>;
  NotificationTone: NotificationTone;
  OperatedEvent: ResolverTypeWrapper<OperatedEvent>;
  OperatedJob: ResolverTypeWrapper<OperatedJob>;
  OperationAction: OperationAction;
  Presentation: ResolverTypeWrapper<PresentationParent>;
  PublicCaptions: ResolverTypeWrapper<PublicCaptions>;
  PublicMedia: ResolverTypeWrapper<PublicMedia>;
  PublicMediaKind: PublicMediaKind;
  PublicPage: ResolverTypeWrapper<PublicPage>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  PublicPresentation: ResolverTypeWrapper<PublicPresentation>;
  PublicSharedLink: ResolverTypeWrapper<PublicSharedLink>;
  PublicSharedLinkHit: ResolverTypeWrapper<PublicSharedLinkHit>;
  PublicTeam: ResolverTypeWrapper<PublicTeam>;
  PublicUser: ResolverTypeWrapper<PublicUser>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReportHitInput: ReportHitInput;
  ReviseSharedLinkInput: ReviseSharedLinkInput;
  SentMail: ResolverTypeWrapper<SentMail>;
  ServiceOperations: ResolverTypeWrapper<ServiceOperations>;
  SharePresentationInput: SharePresentationInput;
  SharePresentationsInput: SharePresentationsInput;
  SharedLink: ResolverTypeWrapper<SharedLinkParent>;
  SharedLinkAllowance: ResolverTypeWrapper<SharedLinkAllowance>;
  SharedLinkAsked: ResolverTypeWrapper<SharedLinkAsked>;
  SharedLinkChange: ResolverTypeWrapper<SharedLinkChange>;
  SharedLinkHit: ResolverTypeWrapper<SharedLinkHitParent>;
  SharedLinkHitPage: ResolverTypeWrapper<Omit<SharedLinkHitPage, 'items'> & { items: Array<ResolversTypes['SharedLinkHit']> }>;
  SharedLinkOrder: SharedLinkOrder;
  SharedLinkPage: ResolverTypeWrapper<Omit<SharedLinkPage, 'items'> & { items: Array<ResolversTypes['SharedLink']> }>;
  SharedLinkStatus: SharedLinkStatus;
  SharedLinkType: SharedLinkType;
  TextInLanguage: ResolverTypeWrapper<TextInLanguage>;
  User: ResolverTypeWrapper<User>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessExplanation: AccessExplanation;
  Boolean: Scalars['Boolean']['output'];
  AccessRequest: AccessRequest;
  ID: Scalars['ID']['output'];
  AccessStep: AccessStep;
  AliasCheck: AliasCheck;
  Announcement: AnnouncementParent;
  AskForAccessInput: AskForAccessInput;
  ChangedField: ChangedField;
  Consent: ConsentParent;
  ConsentPage: Omit<ConsentPage, 'items'> & { items: Array<ResolversParentTypes['Consent']> };
  Int: Scalars['Int']['output'];
  DateTime: Scalars['DateTime']['output'];
  ForwardSharedLinkInput: ForwardSharedLinkInput;
  HitCounts: HitCounts;
  JobCount: JobCount;
  LinkMailInput: LinkMailInput;
  LinkRecipient: LinkRecipient;
  LinkRecipientInput: LinkRecipientInput;
  LogReader: LogReader;
  MailOutbox: MailOutbox;
  Mutation: Record<PropertyKey, never>;
  MuteState: MuteState;
  Notification: NotificationParent;
  NotificationPage: Omit<NotificationPage, 'items'> & { items: Array<ResolversParentTypes['Notification']> };
  OperatedEvent: OperatedEvent;
  OperatedJob: OperatedJob;
  Presentation: PresentationParent;
  PublicCaptions: PublicCaptions;
  PublicMedia: PublicMedia;
  PublicPage: PublicPage;
  Float: Scalars['Float']['output'];
  PublicPresentation: PublicPresentation;
  PublicSharedLink: PublicSharedLink;
  PublicSharedLinkHit: PublicSharedLinkHit;
  PublicTeam: PublicTeam;
  PublicUser: PublicUser;
  Query: Record<PropertyKey, never>;
  ReportHitInput: ReportHitInput;
  ReviseSharedLinkInput: ReviseSharedLinkInput;
  SentMail: SentMail;
  ServiceOperations: ServiceOperations;
  SharePresentationInput: SharePresentationInput;
  SharePresentationsInput: SharePresentationsInput;
  SharedLink: SharedLinkParent;
  SharedLinkAllowance: SharedLinkAllowance;
  SharedLinkAsked: SharedLinkAsked;
  SharedLinkChange: SharedLinkChange;
  SharedLinkHit: SharedLinkHitParent;
  SharedLinkHitPage: Omit<SharedLinkHitPage, 'items'> & { items: Array<ResolversParentTypes['SharedLinkHit']> };
  SharedLinkPage: Omit<SharedLinkPage, 'items'> & { items: Array<ResolversParentTypes['SharedLink']> };
  TextInLanguage: TextInLanguage;
  User: User;
  String: Scalars['String']['output'];
};

export type AllowDirectiveArgs = {
  rule: Scalars['String']['input'];
};

export type AllowDirectiveResolver<Result, Parent, ContextType = ServiceContext, Args = AllowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessExplanationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AccessExplanation'] = ResolversParentTypes['AccessExplanation']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['AccessRule']>, ParentType, ContextType>;
  passes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['AccessStep']>, ParentType, ContextType>;
};

export type AccessRequestResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AccessRequest'] = ResolversParentTypes['AccessRequest']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['AccessRefusal'], ParentType, ContextType>;
};

export type AccessStepResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AccessStep'] = ResolversParentTypes['AccessStep']> = {
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['AccessOutcome'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['AccessRule'], ParentType, ContextType>;
};

export type AliasCheckResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['AliasCheck'] = ResolversParentTypes['AliasCheck']> = {
  exists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AnnouncementResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement'], FederationReferenceType extends FederationReferenceTypes['Announcement'] = FederationReferenceTypes['Announcement']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Announcement']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChangedFieldResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChangedField'] = ResolversParentTypes['ChangedField']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  chosenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGiven?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['ConsentMode'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType>;
  shownAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ConsentPage'] = ResolversParentTypes['ConsentPage']> = {
  items?: Resolver<Array<ResolversTypes['Consent']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type HitCountsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['HitCounts'] = ResolversParentTypes['HitCounts']> = {
  bots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownTeam?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  persons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LinkRecipientResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LinkRecipient'] = ResolversParentTypes['LinkRecipient']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogReaderResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LogReader'] = ResolversParentTypes['LogReader']> = {
  completeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isProjection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRebuilding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailOutboxResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MailOutbox'] = ResolversParentTypes['MailOutbox']> = {
  isReadable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['SentMail']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationActivateSharedLinkArgs, 'id'>>;
  answerAccessRequest?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationAnswerAccessRequestArgs, 'isGranted' | 'linkId' | 'personId'>>;
  askForAccess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAskForAccessArgs, 'input' | 'linkId' | 'teamId'>>;
  checkAccessCode?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationCheckAccessCodeArgs, 'accessCode' | 'caller' | 'linkId' | 'teamId'>>;
  checkEmailCode?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationCheckEmailCodeArgs, 'caller' | 'code' | 'email' | 'linkId' | 'teamId'>>;
  deactivateSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationDeactivateSharedLinkArgs, 'id'>>;
  deleteSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationDeleteSharedLinkArgs, 'id'>>;
  duplicateSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationDuplicateSharedLinkArgs, 'id'>>;
  enterEmail?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationEnterEmailArgs, 'email' | 'linkId' | 'teamId'>>;
  expireSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationExpireSharedLinkArgs, 'id'>>;
  forwardSharedLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForwardSharedLinkArgs, 'hitId' | 'input' | 'linkId' | 'teamId'>>;
  giveHitVerdict?: Resolver<ResolversTypes['SharedLinkHit'], ParentType, ContextType, RequireFields<MutationGiveHitVerdictArgs, 'id' | 'lane'>>;
  mailSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationMailSharedLinkArgs, 'id' | 'mail'>>;
  makeAnnouncement?: Resolver<ResolversTypes['Announcement'], ParentType, ContextType, RequireFields<MutationMakeAnnouncementArgs, 'message' | 'title'>>;
  muteSharedLink?: Resolver<ResolversTypes['MuteState'], ParentType, ContextType, RequireFields<MutationMuteSharedLinkArgs, 'id' | 'ownerId'>>;
  noticeHit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationNoticeHitArgs, 'id' | 'presentationId' | 'sharedLinkId'>>;
  operateSharing?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType, RequireFields<MutationOperateSharingArgs, 'action' | 'id'>>;
  readAllNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationReadNotificationsArgs, 'ids'>>;
  reportHit?: Resolver<ResolversTypes['PublicSharedLinkHit'], ParentType, ContextType, RequireFields<MutationReportHitArgs, 'id' | 'input' | 'presentationId' | 'sharedLinkId'>>;
  requestEmailCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestEmailCodeArgs, 'email' | 'linkId' | 'teamId'>>;
  restoreSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationRestoreSharedLinkArgs, 'id'>>;
  reviseSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationReviseSharedLinkArgs, 'id' | 'input'>>;
  sharePresentation?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationSharePresentationArgs, 'input' | 'presentationId'>>;
  sharePresentations?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType, RequireFields<MutationSharePresentationsArgs, 'input'>>;
  transferSharedLink?: Resolver<ResolversTypes['SharedLink'], ParentType, ContextType, RequireFields<MutationTransferSharedLinkArgs, 'id' | 'userId'>>;
  undoHitVerdict?: Resolver<ResolversTypes['SharedLinkHit'], ParentType, ContextType, RequireFields<MutationUndoHitVerdictArgs, 'id'>>;
};

export type MuteStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MuteState'] = ResolversParentTypes['MuteState']> = {
  areRemindersMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notificationLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification'], FederationReferenceType extends FederationReferenceTypes['Notification'] = FederationReferenceTypes['Notification']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Notification']> | FederationReferenceType, FederationReferenceType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['Presentation']>, ParentType, ContextType>;
  sharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['NotificationTone'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OperatedEventResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OperatedEvent'] = ResolversParentTypes['OperatedEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reader?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatedJobResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OperatedJob'] = ResolversParentTypes['OperatedJob']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresentationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Presentation'] = ResolversParentTypes['Presentation'], FederationReferenceType extends FederationReferenceTypes['Presentation'] = FederationReferenceTypes['Presentation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Presentation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sharedLinkCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sharedLinks?: Resolver<Maybe<Array<ResolversTypes['SharedLink']>>, ParentType, ContextType>;
};

export type PublicCaptionsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicCaptions'] = ResolversParentTypes['PublicCaptions']> = {
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicMediaResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicMedia'] = ResolversParentTypes['PublicMedia']> = {
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isConverted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PublicMediaKind'], ParentType, ContextType>;
  mimeType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicPage'] = ResolversParentTypes['PublicPage']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PublicPresentationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicPresentation'] = ResolversParentTypes['PublicPresentation']> = {
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  canBeDownloaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeExported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeForwarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePrinted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePrintedByUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  captions?: Resolver<Array<ResolversTypes['PublicCaptions']>, ParentType, ContextType>;
  fileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMicrosoftOffice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPdfForm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  media?: Resolver<Maybe<ResolversTypes['PublicMedia']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PublicPage']>, ParentType, ContextType>;
  pdfDisableWidgetHighlighting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pdfUseFullApi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pdfUseWebviewerServer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presentationType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sharingDisclaimer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicSharedLinkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicSharedLink'] = ResolversParentTypes['PublicSharedLink']> = {
  consentMode?: Resolver<ResolversTypes['ConsentMode'], ParentType, ContextType>;
  consentStatements?: Resolver<Array<ResolversTypes['TextInLanguage']>, ParentType, ContextType>;
  displayUserInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailMode?: Resolver<ResolversTypes['EmailMode'], ParentType, ContextType>;
  endFormUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  gateFormUuid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gateVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAccessCodeRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForRecipientsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMailKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  presentation?: Resolver<Maybe<ResolversTypes['PublicPresentation']>, ParentType, ContextType>;
  presentationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AccessRefusal']>, ParentType, ContextType>;
  releaseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SharedLinkStatus'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['PublicTeam']>, ParentType, ContextType>;
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamLanguage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SharedLinkType'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['PublicUser']>, ParentType, ContextType>;
};

export type PublicSharedLinkHitResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicSharedLinkHit'] = ResolversParentTypes['PublicSharedLinkHit']> = {
  areRemindersMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blockRobots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  botReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFake?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notificationLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublicTeamResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicTeam'] = ResolversParentTypes['PublicTeam']> = {
  isPresentationAliasEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PublicUserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PublicUser'] = ResolversParentTypes['PublicUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aliasCheck?: Resolver<Maybe<ResolversTypes['AliasCheck']>, ParentType, ContextType, RequireFields<QueryAliasCheckArgs, 'alias'>>;
  announcements?: Resolver<Array<ResolversTypes['Announcement']>, ParentType, ContextType, RequireFields<QueryAnnouncementsArgs, 'first'>>;
  consents?: Resolver<ResolversTypes['ConsentPage'], ParentType, ContextType, RequireFields<QueryConsentsArgs, 'page' | 'pageSize'>>;
  explainAccess?: Resolver<Maybe<ResolversTypes['AccessExplanation']>, ParentType, ContextType, RequireFields<QueryExplainAccessArgs, 'address' | 'linkId'>>;
  isMailKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailOutbox?: Resolver<ResolversTypes['MailOutbox'], ParentType, ContextType, RequireFields<QueryMailOutboxArgs, 'first'>>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'first' | 'unreadOnly'>>;
  publicSharedLink?: Resolver<Maybe<ResolversTypes['PublicSharedLink']>, ParentType, ContextType, RequireFields<QueryPublicSharedLinkArgs, 'token'>>;
  publicSharedLinkById?: Resolver<Maybe<ResolversTypes['PublicSharedLink']>, ParentType, ContextType, RequireFields<QueryPublicSharedLinkByIdArgs, 'id' | 'teamId'>>;
  publicSharedLinkHit?: Resolver<Maybe<ResolversTypes['PublicSharedLinkHit']>, ParentType, ContextType, RequireFields<QueryPublicSharedLinkHitArgs, 'id' | 'presentationId' | 'sharedLinkId'>>;
  sentMail?: Resolver<Maybe<ResolversTypes['SentMail']>, ParentType, ContextType, RequireFields<QuerySentMailArgs, 'id'>>;
  sharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType, RequireFields<QuerySharedLinkArgs, 'id' | 'withDeleted'>>;
  sharedLinkHit?: Resolver<Maybe<ResolversTypes['SharedLinkHit']>, ParentType, ContextType, RequireFields<QuerySharedLinkHitArgs, 'id'>>;
  sharedLinkHits?: Resolver<ResolversTypes['SharedLinkHitPage'], ParentType, ContextType, RequireFields<QuerySharedLinkHitsArgs, 'lanes' | 'page' | 'pageSize'>>;
  sharedLinks?: Resolver<ResolversTypes['SharedLinkPage'], ParentType, ContextType, RequireFields<QuerySharedLinksArgs, 'isDeleted' | 'order' | 'page' | 'pageSize'>>;
  sharedLinksAfter?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType, RequireFields<QuerySharedLinksAfterArgs, 'chunk'>>;
  sharingOperations?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SentMailResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SentMail'] = ResolversParentTypes['SentMail']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceOperationsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceOperations'] = ResolversParentTypes['ServiceOperations']> = {
  jobCounts?: Resolver<Array<ResolversTypes['JobCount']>, ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['OperatedJob']>, ParentType, ContextType>;
  parkedEvents?: Resolver<Array<ResolversTypes['OperatedEvent']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['LogReader']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedLinkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLink'] = ResolversParentTypes['SharedLink'], FederationReferenceType extends FederationReferenceTypes['SharedLink'] = FederationReferenceTypes['SharedLink']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SharedLink']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accessCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessRequests?: Resolver<Array<ResolversTypes['AccessRequest']>, ParentType, ContextType>;
  alias?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['SharedLinkAllowance'], ParentType, ContextType>;
  asked?: Resolver<ResolversTypes['SharedLinkAsked'], ParentType, ContextType>;
  canBeDownloaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeForwarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePrinted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consentMode?: Resolver<Maybe<ResolversTypes['ConsentMode']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  emailMode?: Resolver<ResolversTypes['EmailMode'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasAccessCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['SharedLinkChange']>, ParentType, ContextType>;
  hitCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hitCounts?: Resolver<ResolversTypes['HitCounts'], ParentType, ContextType>;
  hits?: Resolver<ResolversTypes['SharedLinkHitPage'], ParentType, ContextType, RequireFields<SharedLinkHitsArgs, 'lanes' | 'page' | 'pageSize'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDirect?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForRecipientsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastHitAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
  presentationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recipients?: Resolver<Array<ResolversTypes['LinkRecipient']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['AccessRefusal']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SharedLinkStatus'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SharedLinkType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedLinkAllowanceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkAllowance'] = ResolversParentTypes['SharedLinkAllowance']> = {
  canBeDownloaded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeForwarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBePrinted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SharedLinkAskedResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkAsked'] = ResolversParentTypes['SharedLinkAsked']> = {
  consentMode?: Resolver<ResolversTypes['ConsentMode'], ParentType, ContextType>;
  emailMode?: Resolver<ResolversTypes['EmailMode'], ParentType, ContextType>;
  hasAccessCode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isForRecipientsOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SharedLinkChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkChange'] = ResolversParentTypes['SharedLinkChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedField']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SharedLinkHitResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkHit'] = ResolversParentTypes['SharedLinkHit'], FederationReferenceType extends FederationReferenceTypes['SharedLinkHit'] = FederationReferenceTypes['SharedLinkHit']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['SharedLinkHit']> | FederationReferenceType, FederationReferenceType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  blockRobots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUndoVerdict?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consent?: Resolver<Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lane?: Resolver<ResolversTypes['HitLane'], ParentType, ContextType>;
  laneReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  laneSource?: Resolver<ResolversTypes['HitLaneSource'], ParentType, ContextType>;
  noticedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
  sharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  sharedLinkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verdictAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verdictBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  visitorKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SharedLinkHitPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkHitPage'] = ResolversParentTypes['SharedLinkHitPage']> = {
  items?: Resolver<Array<ResolversTypes['SharedLinkHit']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SharedLinkPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkPage'] = ResolversParentTypes['SharedLinkPage']> = {
  items?: Resolver<Array<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TextInLanguageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TextInLanguage'] = ResolversParentTypes['TextInLanguage']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  AccessExplanation?: AccessExplanationResolvers<ContextType>;
  AccessRequest?: AccessRequestResolvers<ContextType>;
  AccessStep?: AccessStepResolvers<ContextType>;
  AliasCheck?: AliasCheckResolvers<ContextType>;
  Announcement?: AnnouncementResolvers<ContextType>;
  ChangedField?: ChangedFieldResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ConsentPage?: ConsentPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  HitCounts?: HitCountsResolvers<ContextType>;
  JobCount?: JobCountResolvers<ContextType>;
  LinkRecipient?: LinkRecipientResolvers<ContextType>;
  LogReader?: LogReaderResolvers<ContextType>;
  MailOutbox?: MailOutboxResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MuteState?: MuteStateResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  OperatedEvent?: OperatedEventResolvers<ContextType>;
  OperatedJob?: OperatedJobResolvers<ContextType>;
  Presentation?: PresentationResolvers<ContextType>;
  PublicCaptions?: PublicCaptionsResolvers<ContextType>;
  PublicMedia?: PublicMediaResolvers<ContextType>;
  PublicPage?: PublicPageResolvers<ContextType>;
  PublicPresentation?: PublicPresentationResolvers<ContextType>;
  PublicSharedLink?: PublicSharedLinkResolvers<ContextType>;
  PublicSharedLinkHit?: PublicSharedLinkHitResolvers<ContextType>;
  PublicTeam?: PublicTeamResolvers<ContextType>;
  PublicUser?: PublicUserResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SentMail?: SentMailResolvers<ContextType>;
  ServiceOperations?: ServiceOperationsResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  SharedLinkAllowance?: SharedLinkAllowanceResolvers<ContextType>;
  SharedLinkAsked?: SharedLinkAskedResolvers<ContextType>;
  SharedLinkChange?: SharedLinkChangeResolvers<ContextType>;
  SharedLinkHit?: SharedLinkHitResolvers<ContextType>;
  SharedLinkHitPage?: SharedLinkHitPageResolvers<ContextType>;
  SharedLinkPage?: SharedLinkPageResolvers<ContextType>;
  TextInLanguage?: TextInLanguageResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ServiceContext> = {
  allow?: AllowDirectiveResolver<any, any, ContextType>;
};
