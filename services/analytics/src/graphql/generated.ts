import type { Lazy } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContactParent } from './Contact.ts';
import type { DashboardParent } from './Dashboard.ts';
import type { PresentationParent } from './Presentation.ts';
import type { SharedLinkParent } from './SharedLink.ts';
import type { ViewerEventParent } from './ViewerEvent.ts';
import type { ViewerSessionParent } from './ViewerSession.ts';
import type { VisitParent } from './Visit.ts';
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

/** A number over the range, and over the one before it. */
export type Compared = {
  __typename?: 'Compared';
  before: Scalars['Float']['output'];
  now: Scalars['Float']['output'];
};

/** A person outside the team who is known by email; one for each email of a team. */
export type Contact = {
  __typename?: 'Contact';
  /** Their email; null once the person was erased. */
  email?: Maybe<Scalars['String']['output']>;
  /** Their activity, or that on one presentation. */
  figures: Figures;
  /** When their first viewing began, of persons at any time unless the filter says otherwise; null without one. */
  firstSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Identifies the contact: HMAC of the email in this team. */
  id: Scalars['ID']['output'];
  /** Whether a mailed code has ever verified the email. */
  isVerified: Scalars['Boolean']['output'];
  /** When they were last active in a viewing; null without one. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** The viewing that began last; of persons, unless the filter says otherwise. */
  lastSession?: Maybe<ViewerSession>;
  /** Their name, when a sender gave one; null otherwise. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they viewed, most views first. */
  presentations: Array<PresentationActivity>;
};


/** A person outside the team who is known by email; one for each email of a team. */
export type ContactFiguresArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


/** A person outside the team who is known by email; one for each email of a team. */
export type ContactFirstSeenAtArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


/** A person outside the team who is known by email; one for each email of a team. */
export type ContactLastSeenAtArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
};


/** A person outside the team who is known by email; one for each email of a team. */
export type ContactLastSessionArgs = {
  filter?: InputMaybe<ViewingFilter>;
};


/** A person outside the team who is known by email; one for each email of a team. */
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

/** Rules of counting; any range can be asked for by either. */
export type CountingRules =
  /** A reload within 30 minutes continues its view, a page is read from one second, medians are exact. */
  | 'CURRENT'
  /** Each viewing is a view, each page that was opened is read, medians are rounded to two digits of their seconds. */
  | 'EARLIER';

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
  /** How often it was clicked. */
  clicks: Scalars['Int']['output'];
  /** The file whose page it is: one of the presentation's `versions`; null when not known. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** The page that the link is on; null when the viewer did not say. */
  page?: Maybe<Scalars['Int']['output']>;
  /** A URL, or for a link within the document a page padded to four digits. */
  target: Scalars['String']['output'];
};

export type DocumentLinkList = {
  __typename?: 'DocumentLinkList';
  asOf: Scalars['DateTime']['output'];
  items: Array<DocumentLink>;
};

/** The figures of many viewings together. */
export type Figures = {
  __typename?: 'Figures';
  /** The moment up to which these figures are complete. */
  asOf: Scalars['DateTime']['output'];
  /** Visible milliseconds per view, on average. */
  averageTimeMs: Scalars['Float']['output'];
  /** Share of distinct pages read of all pages, averaged over views: 0 to 1. Null without a view. */
  completion?: Maybe<Scalars['Float']['output']>;
  /** How often the file was downloaded. */
  downloads: Scalars['Int']['output'];
  /** The file whose `pages` these are; null where nobody knows which it is, or they are of several presentations. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** How many pages that file has; null where `fileId` is. */
  filePageCount?: Maybe<Scalars['Int']['output']>;
  /** Of the views, those that `pages` is of: all of them where the file was never replaced. */
  fileViews: Scalars['Int']['output'];
  /** Whether another file has taken the place of that one. */
  isOfFormerFile: Scalars['Boolean']['output'];
  /** When the visitor who viewed it last was last active; null without a viewing. */
  lastViewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Clicks on links inside the pages. */
  linkClicks: Scalars['Int']['output'];
  /** Those reading it right now, each person once: by the viewing that began last. */
  liveSessions: Array<ViewerSession>;
  /**
   * Visible milliseconds of the median view: half of the views lasted longer. Exact; of an even number the mean of the
   * two in the middle.
   */
  medianTimeMs: Scalars['Float']['output'];
  /**
   * The attention strip: by page; a page that nobody opened is not among them. Where the file was replaced they are of the
   * one that was read last in the range, and of what was read since it was shown: a range tells those of the others.
   */
  pages: Array<PageStatistics>;
  /** The same over the range before, as `Dashboard` has it; null where the range has no beginning. */
  previous?: Maybe<PreviousFigures>;
  /** How often it was printed. */
  prints: Scalars['Int']['output'];
  /** Visible milliseconds, all viewings together. */
  timeMs: Scalars['Float']['output'];
  /** Number of different visitors: contacts by email, members by account, others by browser and link. */
  uniqueVisitors: Scalars['Int']['output'];
  /** Number of views: viewings of one visitor on one link that begin less than 30 minutes apart are one view. */
  views: Scalars['Int']['output'];
  /** Views by day, oldest first, `days` of them until the end of the range: the spark line. */
  viewsByDay: Array<Scalars['Int']['output']>;
};


/** The figures of many viewings together. */
export type FiguresPreviousArgs = {
  timeZone?: Scalars['String']['input'];
};


/** The figures of many viewings together. */
export type FiguresViewsByDayArgs = {
  days?: Scalars['Int']['input'];
  timeZone?: Scalars['String']['input'];
};

/** What was read of one file in a visit. */
export type FileReading = {
  __typename?: 'FileReading';
  /** Distinct pages read of all pages, 0 to 1; null where their number is not known. */
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
  /** Since when the first that is due waits; null when none is due. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
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

/** What viewings amount to on one page. */
export type PageStatistics = {
  __typename?: 'PageStatistics';
  /** Visible milliseconds on the page per view that read it, on average. */
  averageTimeMs: Scalars['Float']['output'];
  /**
   * Visible milliseconds on the page of the median view that read it: half of them stayed longer. Exact; of an even
   * number the mean of the two in the middle.
   */
  medianTimeMs: Scalars['Float']['output'];
  /** How many views opened the page, for however long. */
  opened: Scalars['Int']['output'];
  /** The number of the page, 1 for the first. */
  page: Scalars['Int']['output'];
  /** Share of the views that read the page which turned to it again, 0 to 1. A reload is no turn back. */
  readAgain: Scalars['Float']['output'];
  /**
   * Drop-off: share of the views that read the page which ended on it, 0 to 1. Views under way have not stopped
   * anywhere.
   */
  stoppedHere: Scalars['Float']['output'];
  /** Visible milliseconds on the page, all viewings together. */
  timeMs: Scalars['Float']['output'];
  /** How many views read the page: for a second or more. */
  viewings: Scalars['Int']['output'];
  /** How often the page was turned to, all viewings together. */
  views: Scalars['Int']['output'];
};

export type PageTime = {
  __typename?: 'PageTime';
  /** The number of the page, 1 for the first. */
  page: Scalars['Int']['output'];
  /** Visible milliseconds on the page. */
  timeMs: Scalars['Float']['output'];
  /** How often the page was turned to. */
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
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
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
  /** Viewings, newest first, and their number: what every figure is made of. */
  viewerSessions: ViewerSessionPage;
  /**
   * The visitors of a presentation, or of a shared link, each once; whoever read last first. They are told from the very
   * viewings that `uniqueVisitors` is counted from, so that there are as many as it says.
   */
  visitors: VisitorList;
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
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
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryDashboardArgs = {
  filter?: InputMaybe<ViewingFilter>;
  held?: InputMaybe<Scalars['ID']['input']>;
  isFromFirst?: Scalars['Boolean']['input'];
  timeZone?: Scalars['String']['input'];
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryDocumentLinksArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryExportViewerEventsArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryLiveSessionsArgs = {
  filter?: InputMaybe<ViewingFilter>;
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryViewerEventArgs = {
  id: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
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
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
 */
export type QueryViewerSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
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
 * One vocabulary for every figure. A viewing is one opening of the viewer that passed the gates. A view is a viewing with
 * those that continue it: by the same visitor, on the same link, each begun less than 30 minutes after the one before. A
 * visitor is a contact where one is known, else the signed-in member, else one browser at one address on one link. Page
 * time is time with the page on the screen; a page is read from one second of it. Figures are of persons unless
 * the filter says otherwise, of own links unless the caller has can_edit_events, and contain the viewings under way. Every
 * figure is computed from the viewings that `viewerSessions` lists under the same filter, and from events that
 * `viewerEvents` lists. The console's page "What we count, and how" names each rule and where it is in the code.
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

/** One thing that happened in a viewing, as the viewer reported it. */
export type ViewerEvent = {
  __typename?: 'ViewerEvent';
  /** What happened, such as change_page. */
  action: Scalars['String']['output'];
  /** When it happened by the viewer's clock, but not after the server received it. */
  at: Scalars['DateTime']['output'];
  /** When it happened as the viewer reported it: microseconds since 1970. */
  atUs: Scalars['Float']['output'];
  /** The kind of event: PDF, visibility, Video, Download, Print or data-capture. */
  category: Scalars['String']['output'];
  /** A detail of the event: the factor of a zoom, the marker of a video; null for none. */
  detail?: Maybe<Scalars['String']['output']>;
  /** How far into the viewing's visible time it happened, in milliseconds. */
  elapsedMs: Scalars['Float']['output'];
  /** The id of the event, sortable by when it happened. */
  id: Scalars['ID']['output'];
  /** What else the viewer said with it, as JSON; null once the visitor is erased. */
  meta?: Maybe<Scalars['String']['output']>;
  /** The page that was open; null when not known. */
  page?: Maybe<Scalars['Int']['output']>;
  /** A page padded to four digits, or the URL of a clicked link; null for neither. */
  path?: Maybe<Scalars['String']['output']>;
  /** The presentation that was viewed. */
  presentation: Presentation;
  /** The viewing that it happened in. */
  session?: Maybe<ViewerSession>;
  /** The link that was opened; null for a signed-in viewing. */
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

/** One viewing of a presentation: from opening the viewer to leaving it. */
export type ViewerSession = {
  __typename?: 'ViewerSession';
  /** The activity that the member's app says it belongs to; null for none. */
  activityId?: Maybe<Scalars['ID']['output']>;
  /** Distinct pages read of all pages, 0 to 1; null when their number is not known. */
  completion?: Maybe<Scalars['Float']['output']>;
  /** The contact who read: by an email proven at the gate, else the only recipient of the link; null when not known. */
  contact?: Maybe<Contact>;
  /** The page that is open, or was at the end; null when not known. */
  currentPage?: Maybe<Scalars['Int']['output']>;
  /** How often the file was downloaded in it. */
  downloads: Scalars['Int']['output'];
  /** Milliseconds with the page visible; time in a hidden tab does not count. */
  elapsedMs: Scalars['Float']['output'];
  /** When the viewing ended; null while it goes on. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The file whose pages it saw: one of the presentation's `versions`. */
  fileId?: Maybe<Scalars['ID']['output']>;
  /** The same, with what was said of it; null where the caller may not see it. */
  hit?: Maybe<SharedLinkHit>;
  /** The opening of the link that it belongs to; null for a signed-in viewing. */
  hitId?: Maybe<Scalars['ID']['output']>;
  /** The id of the viewing. */
  id: Scalars['ID']['output'];
  /** Whether the address was proved by a code. */
  isContactVerified: Scalars['Boolean']['output'];
  /** Whether it is being read right now: a report in the last 12 seconds, and not paused. */
  isLive: Scalars['Boolean']['output'];
  /** Whether its page was last reported as hidden. */
  isPaused: Scalars['Boolean']['output'];
  /** Whose figures the viewing counts in: a person, a bot, or the own team. */
  lane: ViewerLane;
  /** When the viewer last reported. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** Clicks on links inside the pages. */
  linkClicks: Scalars['Int']['output'];
  /** Whether the viewer says that it is shown live to an audience. */
  liveMode: Scalars['Boolean']['output'];
  /** What else the viewer sent with its start, as JSON; null for nothing. */
  meta?: Maybe<Scalars['String']['output']>;
  /** How many pages the file has; null when not known. */
  pageCount?: Maybe<Scalars['Int']['output']>;
  /** Time by page, for pages that were opened. */
  pages: Array<PageTime>;
  /** How many pages were read: for a second or more. */
  pagesRead: Scalars['Int']['output'];
  /** The presentation that was viewed. */
  presentation: Presentation;
  /** How often it was printed in it. */
  prints: Scalars['Int']['output'];
  /** The link that was opened; null for a signed-in viewing. */
  sharedLink?: Maybe<SharedLink>;
  /** When the viewing began. */
  startedAt: Scalars['DateTime']['output'];
  /** The viewing told step by step, in its order; it grows while somebody reads. */
  timeline: Array<TimelineEntry>;
  /** What the browser or app calls itself; null once the visitor was erased. */
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
  /** Figures by these rules. Lists of viewings and events are the same by both. */
  rules?: CountingRules;
  /** Exclusive. Leave it out for 'until now'. */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/**
 * One visitor's viewings through one link, or a member's of one presentation, in one lane, each begun less than ten minutes
 * after the one before: somebody who reloads, or comes back. Whoever lists visits shows one row for the viewings that share one.
 */
export type Visit = {
  __typename?: 'Visit';
  /** Distinct pages read of all pages, 0 to 1; null where their number is not known. */
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
  /** Whether the contact proved their email in one of the views; false for a guess by the link's only recipient. */
  isContactVerified: Scalars['Boolean']['output'];
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
  /** Whether the contact proved their email in one of the views; false for a guess by the link's only recipient. */
  isContactVerified: Scalars['Boolean']['output'];
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
  Contact: Contact;
  Presentation: Presentation;
  SharedLink: SharedLink;
  ViewerEvent: ViewerEvent;
  ViewerSession: ViewerSession;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Contact:
    ( { __typename: 'Contact' }
    & GraphQLRecursivePick<FederationTypes['Contact'], {"id":true}> );
  Presentation:
    ( { __typename: 'Presentation' }
    & GraphQLRecursivePick<FederationTypes['Presentation'], {"id":true}> );
  SharedLink:
    ( { __typename: 'SharedLink' }
    & GraphQLRecursivePick<FederationTypes['SharedLink'], {"id":true}> );
  ViewerEvent:
    ( { __typename: 'ViewerEvent' }
    & GraphQLRecursivePick<FederationTypes['ViewerEvent'], {"id":true}> );
  ViewerSession:
    ( { __typename: 'ViewerSession' }
    & GraphQLRecursivePick<FederationTypes['ViewerSession'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Compared: ResolverTypeWrapper<Compared>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Contact: ResolverTypeWrapper<ContactParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'items'> & { items: Array<ResolversTypes['Contact']> }>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CountingRules: CountingRules;
  CsvExport: ResolverTypeWrapper<CsvExport>;
  Dashboard: ResolverTypeWrapper<DashboardParent>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DocumentLink: ResolverTypeWrapper<DocumentLink>;
  DocumentLinkList: ResolverTypeWrapper<DocumentLinkList>;
  Figures: ResolverTypeWrapper<Omit<Figures, 'liveSessions'> & { liveSessions: Array<ResolversTypes['ViewerSession']> }>;
  FileReading: ResolverTypeWrapper<FileReading>;
  JobCount: ResolverTypeWrapper<JobCount>;
  LinkActivity: ResolverTypeWrapper<Omit<LinkActivity, 'figures' | 'sharedLink'> & { figures: ResolversTypes['Figures'], sharedLink?: Maybe<ResolversTypes['SharedLink']> }>;
  LinkActivityPage: ResolverTypeWrapper<Omit<LinkActivityPage, 'items'> & { items: Array<ResolversTypes['LinkActivity']> }>;
  LogReader: ResolverTypeWrapper<LogReader>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OperatedEvent: ResolverTypeWrapper<OperatedEvent>;
  OperatedJob: ResolverTypeWrapper<OperatedJob>;
  OperationAction: OperationAction;
  PageStatistics: ResolverTypeWrapper<PageStatistics>;
  PageTime: ResolverTypeWrapper<PageTime>;
  Presentation: ResolverTypeWrapper<PresentationParent>;
  PresentationActivity: ResolverTypeWrapper<Omit<PresentationActivity, 'figures' | 'presentation'> & { figures: ResolversTypes['Figures'], presentation: ResolversTypes['Presentation'] }>;
  PresentationActivityPage: ResolverTypeWrapper<Omit<PresentationActivityPage, 'items'> & { items: Array<ResolversTypes['PresentationActivity']> }>;
  PreviousFigures: ResolverTypeWrapper<PreviousFigures>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SeriesPoint: ResolverTypeWrapper<SeriesPoint>;
  SeriesStep: SeriesStep;
  ServiceOperations: ResolverTypeWrapper<ServiceOperations>;
  SharedLink: ResolverTypeWrapper<SharedLinkParent>;
  SharedLinkHit: ResolverTypeWrapper<SharedLinkHit>;
  TimelineEntry: ResolverTypeWrapper<TimelineEntry>;
  TimelineKind: TimelineKind;
  User: ResolverTypeWrapper<User>;
  ViewerDeed: ViewerDeed;
  ViewerEvent: ResolverTypeWrapper<ViewerEventParent>;
  ViewerEventList: ResolverTypeWrapper<Omit<ViewerEventList, 'items'> & { items: Array<ResolversTypes['ViewerEvent']> }>;
  ViewerLane: ViewerLane;
  ViewerSession: ResolverTypeWrapper<ViewerSessionParent>;
  ViewerSessionPage: ResolverTypeWrapper<Omit<ViewerSessionPage, 'items'> & { items: Array<ResolversTypes['ViewerSession']> }>;
  ViewingFilter: ViewingFilter;
  Visit: ResolverTypeWrapper<VisitParent>;
  Visitor: ResolverTypeWrapper<Omit<Visitor, 'contact' | 'lastSession'> & { contact?: Maybe<ResolversTypes['Contact']>, lastSession?: Maybe<ResolversTypes['ViewerSession']> }>;
  VisitorActivity: ResolverTypeWrapper<Omit<VisitorActivity, 'contact' | 'lastSession'> & { contact?: Maybe<ResolversTypes['Contact']>, lastSession?: Maybe<ResolversTypes['ViewerSession']> }>;
  VisitorList: ResolverTypeWrapper<Omit<VisitorList, 'items'> & { items: Array<ResolversTypes['Visitor']> }>;
  VisitorPage: ResolverTypeWrapper<Omit<VisitorPage, 'items'> & { items: Array<ResolversTypes['VisitorActivity']> }>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Compared: Compared;
  Float: Scalars['Float']['output'];
  Contact: ContactParent;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  ContactPage: Omit<ContactPage, 'items'> & { items: Array<ResolversParentTypes['Contact']> };
  Int: Scalars['Int']['output'];
  CsvExport: CsvExport;
  Dashboard: DashboardParent;
  DateTime: Scalars['DateTime']['output'];
  DocumentLink: DocumentLink;
  DocumentLinkList: DocumentLinkList;
  Figures: Omit<Figures, 'liveSessions'> & { liveSessions: Array<ResolversParentTypes['ViewerSession']> };
  FileReading: FileReading;
  JobCount: JobCount;
  LinkActivity: Omit<LinkActivity, 'figures' | 'sharedLink'> & { figures: ResolversParentTypes['Figures'], sharedLink?: Maybe<ResolversParentTypes['SharedLink']> };
  LinkActivityPage: Omit<LinkActivityPage, 'items'> & { items: Array<ResolversParentTypes['LinkActivity']> };
  LogReader: LogReader;
  Mutation: Record<PropertyKey, never>;
  OperatedEvent: OperatedEvent;
  OperatedJob: OperatedJob;
  PageStatistics: PageStatistics;
  PageTime: PageTime;
  Presentation: PresentationParent;
  PresentationActivity: Omit<PresentationActivity, 'figures' | 'presentation'> & { figures: ResolversParentTypes['Figures'], presentation: ResolversParentTypes['Presentation'] };
  PresentationActivityPage: Omit<PresentationActivityPage, 'items'> & { items: Array<ResolversParentTypes['PresentationActivity']> };
  PreviousFigures: PreviousFigures;
  Query: Record<PropertyKey, never>;
  SeriesPoint: SeriesPoint;
  ServiceOperations: ServiceOperations;
  SharedLink: SharedLinkParent;
  SharedLinkHit: SharedLinkHit;
  TimelineEntry: TimelineEntry;
  User: User;
  ViewerEvent: ViewerEventParent;
  ViewerEventList: Omit<ViewerEventList, 'items'> & { items: Array<ResolversParentTypes['ViewerEvent']> };
  ViewerSession: ViewerSessionParent;
  ViewerSessionPage: Omit<ViewerSessionPage, 'items'> & { items: Array<ResolversParentTypes['ViewerSession']> };
  ViewingFilter: ViewingFilter;
  Visit: VisitParent;
  Visitor: Omit<Visitor, 'contact' | 'lastSession'> & { contact?: Maybe<ResolversParentTypes['Contact']>, lastSession?: Maybe<ResolversParentTypes['ViewerSession']> };
  VisitorActivity: Omit<VisitorActivity, 'contact' | 'lastSession'> & { contact?: Maybe<ResolversParentTypes['Contact']>, lastSession?: Maybe<ResolversParentTypes['ViewerSession']> };
  VisitorList: Omit<VisitorList, 'items'> & { items: Array<ResolversParentTypes['Visitor']> };
  VisitorPage: Omit<VisitorPage, 'items'> & { items: Array<ResolversParentTypes['VisitorActivity']> };
  String: Scalars['String']['output'];
};

export type AllowDirectiveArgs = {
  rule: Scalars['String']['input'];
};

export type AllowDirectiveResolver<Result, Parent, ContextType = ServiceContext, Args = AllowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ComparedResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Compared'] = ResolversParentTypes['Compared']> = {
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact'], FederationReferenceType extends FederationReferenceTypes['Contact'] = FederationReferenceTypes['Contact']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Contact']> | FederationReferenceType, FederationReferenceType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['Figures'], ParentType, ContextType, Partial<ContactFiguresArgs>>;
  firstSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, Partial<ContactFirstSeenAtArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType, Partial<ContactLastSeenAtArgs>>;
  lastSession?: Resolver<Maybe<ResolversTypes['ViewerSession']>, ParentType, ContextType, Partial<ContactLastSessionArgs>>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presentations?: Resolver<Array<ResolversTypes['PresentationActivity']>, ParentType, ContextType, Partial<ContactPresentationsArgs>>;
};

export type ContactPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CsvExportResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CsvExport'] = ResolversParentTypes['CsvExport']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  completion?: Resolver<ResolversTypes['Compared'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['LinkActivityPage'], ParentType, ContextType, RequireFields<DashboardLinksArgs, 'page' | 'pageSize'>>;
  live?: Resolver<Array<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  presentations?: Resolver<ResolversTypes['PresentationActivityPage'], ParentType, ContextType, RequireFields<DashboardPresentationsArgs, 'page' | 'pageSize'>>;
  previousFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousTo?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recentViews?: Resolver<ResolversTypes['ViewerSessionPage'], ParentType, ContextType, RequireFields<DashboardRecentViewsArgs, 'page' | 'pageSize'>>;
  series?: Resolver<Array<ResolversTypes['SeriesPoint']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['SeriesStep'], ParentType, ContextType>;
  timeMs?: Resolver<ResolversTypes['Compared'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uniqueVisitors?: Resolver<ResolversTypes['Compared'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Compared'], ParentType, ContextType>;
  visitors?: Resolver<ResolversTypes['VisitorPage'], ParentType, ContextType, RequireFields<DashboardVisitorsArgs, 'page' | 'pageSize'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentLinkResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DocumentLink'] = ResolversParentTypes['DocumentLink']> = {
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentLinkListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DocumentLinkList'] = ResolversParentTypes['DocumentLinkList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['DocumentLink']>, ParentType, ContextType>;
};

export type FiguresResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Figures'] = ResolversParentTypes['Figures']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  averageTimeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  completion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filePageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fileViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOfFormerFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastViewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  linkClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveSessions?: Resolver<Array<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  medianTimeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageStatistics']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['PreviousFigures']>, ParentType, ContextType, RequireFields<FiguresPreviousArgs, 'timeZone'>>;
  prints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uniqueVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewsByDay?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<FiguresViewsByDayArgs, 'days' | 'timeZone'>>;
};

export type FileReadingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FileReading'] = ResolversParentTypes['FileReading']> = {
  completion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageTime']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JobCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LinkActivityResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LinkActivity'] = ResolversParentTypes['LinkActivity']> = {
  figures?: Resolver<ResolversTypes['Figures'], ParentType, ContextType>;
  sharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType>;
};

export type LinkActivityPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LinkActivityPage'] = ResolversParentTypes['LinkActivityPage']> = {
  items?: Resolver<Array<ResolversTypes['LinkActivity']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogReaderResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LogReader'] = ResolversParentTypes['LogReader']> = {
  completeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isProjection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRebuilding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  operateAnalytics?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType, RequireFields<MutationOperateAnalyticsArgs, 'action' | 'id'>>;
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

export type PageStatisticsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageStatistics'] = ResolversParentTypes['PageStatistics']> = {
  averageTimeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  medianTimeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readAgain?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  stoppedHere?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  viewings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageTimeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PageTime'] = ResolversParentTypes['PageTime']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PresentationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Presentation'] = ResolversParentTypes['Presentation'], FederationReferenceType extends FederationReferenceTypes['Presentation'] = FederationReferenceTypes['Presentation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Presentation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  analytics?: Resolver<Maybe<ResolversTypes['Figures']>, ParentType, ContextType, Partial<PresentationAnalyticsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PresentationActivityResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationActivity'] = ResolversParentTypes['PresentationActivity']> = {
  figures?: Resolver<ResolversTypes['Figures'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
};

export type PresentationActivityPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PresentationActivityPage'] = ResolversParentTypes['PresentationActivityPage']> = {
  items?: Resolver<Array<ResolversTypes['PresentationActivity']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PreviousFiguresResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PreviousFigures'] = ResolversParentTypes['PreviousFigures']> = {
  averageTimeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  completion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  linkClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uniqueVisitors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  analyticsOperations?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<QueryContactArgs, 'id'>>;
  contacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryContactsArgs, 'page' | 'pageSize'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, RequireFields<QueryDashboardArgs, 'isFromFirst' | 'timeZone'>>;
  documentLinks?: Resolver<ResolversTypes['DocumentLinkList'], ParentType, ContextType, RequireFields<QueryDocumentLinksArgs, 'presentationId'>>;
  exportViewerEvents?: Resolver<ResolversTypes['CsvExport'], ParentType, ContextType, Partial<QueryExportViewerEventsArgs>>;
  liveSessions?: Resolver<Array<ResolversTypes['ViewerSession']>, ParentType, ContextType, Partial<QueryLiveSessionsArgs>>;
  viewerEvent?: Resolver<Maybe<ResolversTypes['ViewerEvent']>, ParentType, ContextType, RequireFields<QueryViewerEventArgs, 'id'>>;
  viewerEvents?: Resolver<ResolversTypes['ViewerEventList'], ParentType, ContextType, RequireFields<QueryViewerEventsArgs, 'isOldestFirst' | 'limit'>>;
  viewerSession?: Resolver<Maybe<ResolversTypes['ViewerSession']>, ParentType, ContextType, RequireFields<QueryViewerSessionArgs, 'id'>>;
  viewerSessions?: Resolver<ResolversTypes['ViewerSessionPage'], ParentType, ContextType, RequireFields<QueryViewerSessionsArgs, 'page' | 'pageSize'>>;
  visitors?: Resolver<ResolversTypes['VisitorList'], ParentType, ContextType, RequireFields<QueryVisitorsArgs, 'page' | 'pageSize'>>;
};

export type SeriesPointResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SeriesPoint'] = ResolversParentTypes['SeriesPoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isUnfinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  analytics?: Resolver<Maybe<ResolversTypes['Figures']>, ParentType, ContextType, Partial<SharedLinkAnalyticsArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pageTimes?: Resolver<Maybe<Array<ResolversTypes['PageTime']>>, ParentType, ContextType>;
};

export type SharedLinkHitResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SharedLinkHit'] = ResolversParentTypes['SharedLinkHit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ViewerEventResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ViewerEvent'] = ResolversParentTypes['ViewerEvent'], FederationReferenceType extends FederationReferenceTypes['ViewerEvent'] = FederationReferenceTypes['ViewerEvent']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ViewerEvent']> | FederationReferenceType, FederationReferenceType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  atUs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  sharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType>;
};

export type ViewerEventListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ViewerEventList'] = ResolversParentTypes['ViewerEventList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ViewerEvent']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ViewerSessionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ViewerSession'] = ResolversParentTypes['ViewerSession'], FederationReferenceType extends FederationReferenceTypes['ViewerSession'] = FederationReferenceTypes['ViewerSession']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ViewerSession']> | FederationReferenceType, FederationReferenceType, ContextType>;
  activityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  completion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  currentPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  hit?: Resolver<Maybe<ResolversTypes['SharedLinkHit']>, ParentType, ContextType>;
  hitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isContactVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lane?: Resolver<ResolversTypes['ViewerLane'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  linkClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  liveMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meta?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageTime']>, ParentType, ContextType>;
  pagesRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  presentation?: Resolver<ResolversTypes['Presentation'], ParentType, ContextType>;
  prints?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedLink?: Resolver<Maybe<ResolversTypes['SharedLink']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  visit?: Resolver<ResolversTypes['Visit'], ParentType, ContextType>;
};

export type ViewerSessionPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ViewerSessionPage'] = ResolversParentTypes['ViewerSessionPage']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  completion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currentPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['FileReading']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['PageTime']>, ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timeline?: Resolver<Array<ResolversTypes['TimelineEntry']>, ParentType, ContextType>;
};

export type VisitorResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  firstSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isContactVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSession?: Resolver<Maybe<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  timeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorActivityResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['VisitorActivity'] = ResolversParentTypes['VisitorActivity']> = {
  contact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType>;
  isContactVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastSession?: Resolver<Maybe<ResolversTypes['ViewerSession']>, ParentType, ContextType>;
  timeMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorListResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['VisitorList'] = ResolversParentTypes['VisitorList']> = {
  asOf?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Visitor']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VisitorPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['VisitorPage'] = ResolversParentTypes['VisitorPage']> = {
  items?: Resolver<Array<ResolversTypes['VisitorActivity']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  Compared?: ComparedResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  CsvExport?: CsvExportResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DocumentLink?: DocumentLinkResolvers<ContextType>;
  DocumentLinkList?: DocumentLinkListResolvers<ContextType>;
  Figures?: FiguresResolvers<ContextType>;
  FileReading?: FileReadingResolvers<ContextType>;
  JobCount?: JobCountResolvers<ContextType>;
  LinkActivity?: LinkActivityResolvers<ContextType>;
  LinkActivityPage?: LinkActivityPageResolvers<ContextType>;
  LogReader?: LogReaderResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperatedEvent?: OperatedEventResolvers<ContextType>;
  OperatedJob?: OperatedJobResolvers<ContextType>;
  PageStatistics?: PageStatisticsResolvers<ContextType>;
  PageTime?: PageTimeResolvers<ContextType>;
  Presentation?: PresentationResolvers<ContextType>;
  PresentationActivity?: PresentationActivityResolvers<ContextType>;
  PresentationActivityPage?: PresentationActivityPageResolvers<ContextType>;
  PreviousFigures?: PreviousFiguresResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SeriesPoint?: SeriesPointResolvers<ContextType>;
  ServiceOperations?: ServiceOperationsResolvers<ContextType>;
  SharedLink?: SharedLinkResolvers<ContextType>;
  SharedLinkHit?: SharedLinkHitResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  ViewerEvent?: ViewerEventResolvers<ContextType>;
  ViewerEventList?: ViewerEventListResolvers<ContextType>;
  ViewerSession?: ViewerSessionResolvers<ContextType>;
  ViewerSessionPage?: ViewerSessionPageResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  VisitorActivity?: VisitorActivityResolvers<ContextType>;
  VisitorList?: VisitorListResolvers<ContextType>;
  VisitorPage?: VisitorPageResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ServiceContext> = {
  allow?: AllowDirectiveResolver<any, any, ContextType>;
};
