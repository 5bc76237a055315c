export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** A number over the range, and over the one before it. */
export type Compared = {
  __typename?: 'Compared';
  before: Scalars['Float']['output'];
  now: Scalars['Float']['output'];
};

/** Somebody outside the team, known by an address; one for each address of a team. */
export type Contact = {
  __typename?: 'Contact';
  /** Null once the person has been erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** Their activity, or that on one presentation. */
  figures: Figures;
  /** When the first of their viewings began; of persons at any time, unless the filter says otherwise. Null without one. */
  firstSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The team's HMAC of the address. */
  id: Scalars['ID']['output'];
  /** When the last of them was last heard of. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The viewing that began last; of persons, unless the filter says otherwise. */
  lastSession?: Maybe<ViewerSession>;
  name?: Maybe<Scalars['String']['output']>;
  /** What they viewed, most views first. */
  presentations: Array<PresentationActivity>;
};


/** Somebody outside the team, known by an address; one for each address of a team. */
export type ContactFiguresArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


/** Somebody outside the team, known by an address; one for each address of a team. */
export type ContactFirstSeenAtArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


/** Somebody outside the team, known by an address; one for each address of a team. */
export type ContactLastSeenAtArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


/** Somebody outside the team, known by an address; one for each address of a team. */
export type ContactLastSessionArgs = {
  filter?: InputMaybe<ViewingFilter>;
};


/** Somebody outside the team, known by an address; one for each address of a team. */
export type ContactPresentationsArgs = {
  filter?: InputMaybe<ViewingFilter>;
};

export type ContactPage = {
  __typename?: 'ContactPage';
  /** The moment up to which the list is complete. */
  asOf: Scalars['DateTime']['output'];
  items: Array<Contact>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type CsvExport = {
  __typename?: 'CsvExport';
  fileName: Scalars['String']['output'];
  /** Whether there was more than a file holds. */
  isCut: Scalars['Boolean']['output'];
  text: Scalars['String']['output'];
};

export type Dashboard = {
  __typename?: 'Dashboard';
  asOf: Scalars['DateTime']['output'];
  /** 0 to 1; 0 without a viewing. */
  completion: Compared;
  from: Scalars['DateTime']['output'];
  /** Shared links that were viewed in the range, most views first. `total` is the number on the tab. */
  links: LinkActivityPage;
  /** Who is on which page of what, now. */
  live: Array<ViewerSession>;
  presentations: PresentationActivityPage;
  /** Where the ghost begins and ends: the same range, so many whole weeks earlier (from a year on: years) that the two do not meet. */
  previousFrom: Scalars['DateTime']['output'];
  previousTo: Scalars['DateTime']['output'];
  recentViews: ViewerSessionPage;
  series: Array<SeriesPoint>;
  step: SeriesStep;
  /** Milliseconds. */
  timeMs: Compared;
  timeZone: Scalars['String']['output'];
  to: Scalars['DateTime']['output'];
  uniqueVisitors: Compared;
  views: Compared;
  /** Visitors of the range; those known by an address come first, whoever was here last before others. */
  visitors: VisitorPage;
};


export type DashboardLinksArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type DashboardPresentationsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type DashboardRecentViewsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


export type DashboardVisitorsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};

export type DocumentLink = {
  __typename?: 'DocumentLink';
  clicks: Scalars['Int']['output'];
  /** The file whose page it is: one of the presentation's `versions`; null where it is not known. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** The page it stands on; null where the viewer did not say. */
  page?: Maybe<Scalars['Int']['output']>;
  /** An address, or a page padded to four digits. */
  target: Scalars['String']['output'];
};

export type DocumentLinkList = {
  __typename?: 'DocumentLinkList';
  asOf: Scalars['DateTime']['output'];
  items: Array<DocumentLink>;
};

/** What many viewings amount to. */
export type Figures = {
  __typename?: 'Figures';
  /** The moment up to which these figures are complete. */
  asOf: Scalars['DateTime']['output'];
  averageTimeMs: Scalars['Float']['output'];
  /** Distinct pages seen of all pages, averaged over viewings; 0 to 1. Null without a viewing. */
  completion?: Maybe<Scalars['Float']['output']>;
  downloads: Scalars['Int']['output'];
  /** The file whose `pages` these are; null where nobody knows which it is, or they are of several presentations. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** How many pages that file has; null where `fileId` is. */
  filePageCount?: Maybe<Scalars['Int']['output']>;
  /** Of the views, those that `pages` is of: all of them where the file was never replaced. */
  fileViews: Scalars['Int']['output'];
  /** Whether another file has taken the place of that one. */
  isOfFormerFile: Scalars['Boolean']['output'];
  /** When somebody who viewed it last was last heard of; null without one. */
  lastViewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** On links inside the pages. */
  linkClicks: Scalars['Int']['output'];
  /** Those reading it right now, each person once: by the viewing that began last. */
  liveSessions: Array<ViewerSession>;
  /** To two digits of its seconds. */
  medianTimeMs: Scalars['Float']['output'];
  /**
   * The attention strip: by page; a page that nobody opened is not among them. Where the file was replaced they are of the
   * one that was read last in the range, and of what was read since it was shown: a range tells those of the others.
   */
  pages: Array<PageStatistics>;
  /** The same over the range before, as `Dashboard` has it; null where the range has no beginning. */
  previous?: Maybe<PreviousFigures>;
  prints: Scalars['Int']['output'];
  /** Milliseconds, all viewings together. */
  timeMs: Scalars['Float']['output'];
  uniqueVisitors: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
  /** Views by day, oldest first, `days` of them until the end of the range: the spark line. */
  viewsByDay: Array<Scalars['Int']['output']>;
};


/** What many viewings amount to. */
export type FiguresPreviousArgs = {
  timeZone?: Scalars['String']['input'];
};


/** What many viewings amount to. */
export type FiguresViewsByDayArgs = {
  days?: Scalars['Int']['input'];
  timeZone?: Scalars['String']['input'];
};

/** What was read of one file in a visit. */
export type FileReading = {
  __typename?: 'FileReading';
  /** Distinct pages opened of all pages, 0 to 1; null where their number is not known. */
  completion?: Maybe<Scalars['Float']['output']>;
  /** Milliseconds. */
  elapsedMs: Scalars['Float']['output'];
  /** One of the presentation's `versions`; null where nobody knows which it was. */
  fileId?: Maybe<Scalars['ID']['output']>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  pages: Array<PageTime>;
  /** When its first viewing began. */
  startedAt: Scalars['DateTime']['output'];
};

export type JobCount = {
  __typename?: 'JobCount';
  failed: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

export type LinkActivity = {
  __typename?: 'LinkActivity';
  figures: Figures;
  /** Null where the caller, whose it was when it was read, may not see it any more. */
  sharedLink?: Maybe<SharedLink>;
};

export type LinkActivityPage = {
  __typename?: 'LinkActivityPage';
  items: Array<LinkActivity>;
  total: Scalars['Int']['output'];
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

export type Mutation = {
  __typename?: 'Mutation';
  /** Acts on what `analyticsOperations` shows. NOT_FOUND for what is not there any more. */
  operateAnalytics: ServiceOperations;
};


export type MutationOperateAnalyticsArgs = {
  action: OperationAction;
  id: Scalars['ID']['input'];
};

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

export type PageStatistics = {
  __typename?: 'PageStatistics';
  /** Milliseconds for one viewing that opened the page. */
  averageTimeMs: Scalars['Float']['output'];
  /** Half of the viewings that opened the page stayed longer; in milliseconds, to two digits of its seconds. */
  medianTimeMs: Scalars['Float']['output'];
  page: Scalars['Int']['output'];
  /** Of the viewings that opened the page, how many came back to it; 0 to 1. */
  readAgain: Scalars['Float']['output'];
  /** Drop-off: of the viewings that opened the page, how many were on it when they ended; 0 to 1. Whoever still reads has stopped nowhere. */
  stoppedHere: Scalars['Float']['output'];
  /** Milliseconds, all viewings together. */
  timeMs: Scalars['Float']['output'];
  /** How many viewings opened it. */
  viewings: Scalars['Int']['output'];
  /** How often it was turned to, all viewings together. */
  views: Scalars['Int']['output'];
};

export type PageTime = {
  __typename?: 'PageTime';
  page: Scalars['Int']['output'];
  /** Milliseconds. */
  timeMs: Scalars['Float']['output'];
  /** How often it was turned to. */
  views: Scalars['Int']['output'];
};

export type Presentation = {
  __typename?: 'Presentation';
  /** Null only when analytics does not answer: the rest of the presentation stands without it. */
  analytics?: Maybe<Figures>;
  id: Scalars['ID']['output'];
};


export type PresentationAnalyticsArgs = {
  filter?: InputMaybe<ViewingFilter>;
};

export type PresentationActivity = {
  __typename?: 'PresentationActivity';
  figures: Figures;
  presentation: Presentation;
};

export type PresentationActivityPage = {
  __typename?: 'PresentationActivityPage';
  items: Array<PresentationActivity>;
  total: Scalars['Int']['output'];
};

export type PreviousFigures = {
  __typename?: 'PreviousFigures';
  averageTimeMs: Scalars['Float']['output'];
  completion?: Maybe<Scalars['Float']['output']>;
  downloads: Scalars['Int']['output'];
  from: Scalars['DateTime']['output'];
  linkClicks: Scalars['Int']['output'];
  to: Scalars['DateTime']['output'];
  uniqueVisitors: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
};

/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type Query = {
  __typename?: 'Query';
  /** Lag, jobs and parked events of this service. */
  analyticsOperations: ServiceOperations;
  contact?: Maybe<Contact>;
  /** Whoever has viewed something and is known by an address; who was here last first. */
  contacts: ContactPage;
  /** Everything that the first page shows, over a range and the one before it. Without `from`, the last 30 days. */
  dashboard: Dashboard;
  /** Clicks on links inside a presentation's pages, most clicked first. */
  documentLinks: DocumentLinkList;
  /** The same as a file: events.csv, oldest first, at most 100,000 rows; `text` is its content with a header line. */
  exportViewerEvents: CsvExport;
  /** Those reading right now, whoever was heard of last first; at most 50. Of one person’s viewings of a presentation the one that began last. */
  liveSessions: Array<ViewerSession>;
  viewerEvent?: Maybe<ViewerEvent>;
  /** What happened in viewings, newest first: page turns, clicks on links, downloads, prints, zooms, leaving and coming back. */
  viewerEvents: ViewerEventList;
  viewerSession?: Maybe<ViewerSession>;
  /** Viewings, newest first, and their number: what every figure of views is made of. */
  viewerSessions: ViewerSessionPage;
  /**
   * The visitors of a presentation, or of a shared link, each once; whoever read last first. They are told from the very
   * viewings that `uniqueVisitors` is counted from, so that there are as many as it says.
   */
  visitors: VisitorList;
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryContactsArgs = {
  filter?: InputMaybe<ViewingFilter>;
  held?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryDashboardArgs = {
  filter?: InputMaybe<ViewingFilter>;
  held?: InputMaybe<Scalars['ID']['input']>;
  isFromFirst?: Scalars['Boolean']['input'];
  timeZone?: Scalars['String']['input'];
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryDocumentLinksArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryExportViewerEventsArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryLiveSessionsArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryViewerEventArgs = {
  id: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryViewerEventsArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  cursor?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ViewingFilter>;
  isOldestFirst?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  path?: InputMaybe<Scalars['String']['input']>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sessionId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryViewerSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryViewerSessionsArgs = {
  contactId?: InputMaybe<Scalars['ID']['input']>;
  did?: InputMaybe<Array<ViewerDeed>>;
  filter?: InputMaybe<ViewingFilter>;
  hitId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
  visitor?: InputMaybe<Scalars['String']['input']>;
};


/**
 * One vocabulary for every figure. A viewing (on screens: view) is one opening of the viewer that passed the gates. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page before somebody's eyes. Figures are of persons unless the filter says otherwise, of own
 * links unless the caller has can_edit_events, and contain the viewings under way. Every figure is the sum over viewings
 * that `viewerSessions` lists under the same filter, and over events that `viewerEvents` lists.
 */
export type QueryVisitorsArgs = {
  filter?: InputMaybe<ViewingFilter>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};

export type SeriesPoint = {
  __typename?: 'SeriesPoint';
  /** When the hour, day, week or month begins in the time zone. */
  at: Scalars['DateTime']['output'];
  /** It is not over yet. */
  isUnfinished: Scalars['Boolean']['output'];
  /** The same place in the range before. */
  previousViews: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
};

export type SeriesStep =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

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

export type SharedLink = {
  __typename?: 'SharedLink';
  /** Null only when analytics does not answer. */
  analytics?: Maybe<Figures>;
  id: Scalars['ID']['output'];
  isLive?: Maybe<Scalars['Boolean']['output']>;
  /** Time on each page, over all viewings of persons through this link. */
  pageTimes?: Maybe<Array<PageTime>>;
};


export type SharedLinkAnalyticsArgs = {
  filter?: InputMaybe<ViewingFilter>;
};

export type SharedLinkHit = {
  __typename?: 'SharedLinkHit';
  id: Scalars['ID']['output'];
};

export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  at: Scalars['DateTime']['output'];
  /** The viewer event that says so; null for what follows from several. */
  eventId?: Maybe<Scalars['ID']['output']>;
  /** The file whose page it is; null where nobody knows which it was. */
  fileId?: Maybe<Scalars['ID']['output']>;
  kind: TimelineKind;
  /** The page that lay open. */
  page?: Maybe<Scalars['Int']['output']>;
  /** What there is to add: the gate, where a link led, to whom it was forwarded. */
  text?: Maybe<Scalars['String']['output']>;
  /** Milliseconds: on the page, or away. */
  timeMs?: Maybe<Scalars['Float']['output']>;
};

export type TimelineKind =
  | 'CAME_BACK'
  | 'DOWNLOADED'
  | 'ENDED'
  | 'FORWARDED'
  /** A gate was passed: `text` is CONSENT, ACCESS_CODE or EMAIL. */
  | 'GATE_PASSED'
  /** The tab was left, for `timeMs` that do not count; null while it still is. */
  | 'LEFT'
  /** A link on `page` was clicked: `text` is its address, or a page padded to four digits. */
  | 'LINK_CLICKED'
  /** The link was opened. */
  | 'OPENED'
  /** Anything else that was reported: `text` is category and action. */
  | 'OTHER'
  /** A page lay open: `page`, for `timeMs`. */
  | 'PAGE'
  | 'PRINTED'
  /** `text`: the factor, or fit. */
  | 'ZOOMED';

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
};

/** What a viewing's figures count beside its pages. */
export type ViewerDeed =
  /** On links inside the pages. */
  | 'CLICK'
  | 'DOWNLOAD'
  | 'PRINT';

/** One thing that happened in a viewing, as its viewer reported it. */
export type ViewerEvent = {
  __typename?: 'ViewerEvent';
  action: Scalars['String']['output'];
  /** By the viewer's clock, but not after the server heard of it. */
  at: Scalars['DateTime']['output'];
  /** The moment as reported, in microseconds since 1970. */
  atUs: Scalars['Float']['output'];
  category: Scalars['String']['output'];
  /** What goes with it: the factor of a zoom, the marker of a video. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Where on the viewing's visible clock, in milliseconds. */
  elapsedMs: Scalars['Float']['output'];
  /** Sortable by when it happened. */
  id: Scalars['ID']['output'];
  /** The page that lay open. */
  page?: Maybe<Scalars['Int']['output']>;
  /** A page padded to four digits, or an address. */
  path?: Maybe<Scalars['String']['output']>;
  presentation: Presentation;
  session?: Maybe<ViewerSession>;
  sharedLink?: Maybe<SharedLink>;
};

export type ViewerEventList = {
  __typename?: 'ViewerEventList';
  asOf: Scalars['DateTime']['output'];
  items: Array<ViewerEvent>;
  /** The `cursor` of the next list: its last event; null at the end. */
  next?: Maybe<Scalars['ID']['output']>;
};

/** Whose viewing it is. A verdict on the hit moves it, and every figure with it. */
export type ViewerLane =
  | 'BOT'
  | 'OWN_TEAM'
  | 'PERSON';

/** One viewing of a presentation. */
export type ViewerSession = {
  __typename?: 'ViewerSession';
  /** Distinct pages opened of all pages, 0 to 1; null where their number is not known. */
  completion?: Maybe<Scalars['Float']['output']>;
  /** Who it was, where that is known: by an address proved at the gate, else as the only recipient of the link. */
  contact?: Maybe<Contact>;
  currentPage?: Maybe<Scalars['Int']['output']>;
  downloads: Scalars['Int']['output'];
  /** Milliseconds with the page visible. */
  elapsedMs: Scalars['Float']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The file whose pages it saw: one of the presentation's `versions`. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** The same, with what was said of it; null where the caller may not see it. */
  hit?: Maybe<SharedLinkHit>;
  /** The opening of the link that it belongs to; null for a signed-in viewing. */
  hitId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** Whether the address was proved by a code. */
  isContactVerified: Scalars['Boolean']['output'];
  /** Being read right now: heard of in the last 12 seconds and not paused. */
  isLive: Scalars['Boolean']['output'];
  lane: ViewerLane;
  /** When it was last heard of. */
  lastSeenAt: Scalars['DateTime']['output'];
  linkClicks: Scalars['Int']['output'];
  pageCount?: Maybe<Scalars['Int']['output']>;
  /** The attention strip: by page, and only the pages that were opened. */
  pages: Array<PageTime>;
  presentation: Presentation;
  prints: Scalars['Int']['output'];
  sharedLink?: Maybe<SharedLink>;
  startedAt: Scalars['DateTime']['output'];
  /** The viewing told step by step, in its order; it grows while somebody reads. */
  timeline: Array<TimelineEntry>;
  userAgent?: Maybe<Scalars['String']['output']>;
  /** The member who was signed in; null for recipients. */
  viewer?: Maybe<User>;
  /** What it is part of. */
  visit: Visit;
};

export type ViewerSessionPage = {
  __typename?: 'ViewerSessionPage';
  /** The moment up to which the list is complete. */
  asOf: Scalars['DateTime']['output'];
  items: Array<ViewerSession>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Which viewings count: by when they began, and whose they are. Left out as a whole: those of persons, from the beginning until now. */
export type ViewingFilter = {
  /** Inclusive. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  includeBots?: Scalars['Boolean']['input'];
  includeOwnTeam?: Scalars['Boolean']['input'];
  /** Exclusive. Leave it out for 'until now'. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * One visitor's viewings through one link, or a member's of one presentation, in one lane, each begun less than ten minutes
 * after the one before: somebody who reloads, or comes back. Whoever lists visits shows one row for the viewings that share one.
 */
export type Visit = {
  __typename?: 'Visit';
  /** Distinct pages opened of all pages, 0 to 1; null where their number is not known. */
  completion?: Maybe<Scalars['Float']['output']>;
  /** Where its reader is, or was last. */
  currentPage?: Maybe<Scalars['Int']['output']>;
  /** Milliseconds, its viewings together. */
  elapsedMs: Scalars['Float']['output'];
  /** The file that its reader has, or had last: `currentPage`, `pageCount`, `pages` and `completion` are of it. Null where nobody knows which it was. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** By file, the one that was read first first: more than one where the presentation's file was replaced in the middle of it. */
  files: Array<FileReading>;
  /** Of its first viewing. */
  id: Scalars['ID']['output'];
  isLive: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  pageCount?: Maybe<Scalars['Int']['output']>;
  pages: Array<PageTime>;
  /** The first one first. */
  sessions: Array<ViewerSession>;
  startedAt: Scalars['DateTime']['output'];
  timeline: Array<TimelineEntry>;
};

/** Somebody who read, by their viewings among those asked for: a contact, a member, else one browser. */
export type Visitor = {
  __typename?: 'Visitor';
  contact?: Maybe<Contact>;
  /** When the first one began. */
  firstSeenAt: Scalars['DateTime']['output'];
  /** Names the visitor within the team. */
  key: Scalars['String']['output'];
  /** When they were last heard of; null only when nobody knows any more. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The one that was read last: where an unknown visitor came from. */
  lastSession?: Maybe<ViewerSession>;
  /** Milliseconds. */
  timeMs: Scalars['Float']['output'];
  /** A member of the team. */
  user?: Maybe<User>;
  views: Scalars['Int']['output'];
};

export type VisitorActivity = {
  __typename?: 'VisitorActivity';
  contact?: Maybe<Contact>;
  /** Names the visitor within this list. */
  key: Scalars['String']['output'];
  /** The last viewing in the range: where an unknown visitor came from. */
  lastSession?: Maybe<ViewerSession>;
  /** Milliseconds. */
  timeMs: Scalars['Float']['output'];
  /** A member of the team. */
  user?: Maybe<User>;
  views: Scalars['Int']['output'];
};

export type VisitorList = {
  __typename?: 'VisitorList';
  /** The moment up to which the list is complete. */
  asOf: Scalars['DateTime']['output'];
  items: Array<Visitor>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type VisitorPage = {
  __typename?: 'VisitorPage';
  items: Array<VisitorActivity>;
  total: Scalars['Int']['output'];
};
