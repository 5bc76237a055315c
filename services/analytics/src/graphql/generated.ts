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

export type PageStatistics = {
  __typename?: 'PageStatistics';
  /** Milliseconds for one viewing that opened the page. */
  averageTimeMs: Scalars['Float']['output'];
  page: Scalars['Int']['output'];
  /** Milliseconds, all viewings together. */
  timeMs: Scalars['Float']['output'];
  views: Scalars['Int']['output'];
};

export type PageTime = {
  __typename?: 'PageTime';
  page: Scalars['Int']['output'];
  /** Milliseconds. */
  timeMs: Scalars['Float']['output'];
  views: Scalars['Int']['output'];
};

export type Presentation = {
  __typename?: 'Presentation';
  /** Null only when analytics does not answer: the rest of the presentation stands without it. */
  analytics?: Maybe<PresentationAnalytics>;
  id: Scalars['ID']['output'];
};

export type PresentationAnalytics = {
  __typename?: 'PresentationAnalytics';
  /** The moment up to which these figures are complete. */
  asOf: Scalars['DateTime']['output'];
  averageTimeMs: Scalars['Float']['output'];
  /** Distinct pages seen of all pages, averaged over viewings; 0 to 1. Null without a viewing. */
  completion?: Maybe<Scalars['Float']['output']>;
  /** When it was last read; null when it never was. */
  lastViewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Those reading it right now. */
  liveSessions: Array<ViewerSession>;
  pages: Array<PageStatistics>;
  uniqueVisitors: Scalars['Int']['output'];
  views: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  viewerSession?: Maybe<ViewerSession>;
  /** Newest first. Sessions of own links, or all of the team's with can_edit_events. */
  viewerSessions: ViewerSessionPage;
};


export type QueryViewerSessionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryViewerSessionsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  sharedLinkId?: InputMaybe<Scalars['ID']['input']>;
};

export type SharedLink = {
  __typename?: 'SharedLink';
  id: Scalars['ID']['output'];
  isLive?: Maybe<Scalars['Boolean']['output']>;
  /** Time on each page, over all viewings through this link. */
  pageTimes?: Maybe<Array<PageTime>>;
};

/** One viewing of a presentation. */
export type ViewerSession = {
  __typename?: 'ViewerSession';
  currentPage?: Maybe<Scalars['Int']['output']>;
  /** Milliseconds with the page visible. */
  elapsedMs: Scalars['Float']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The opening of the link that it belongs to; null for a signed-in viewing. */
  hitId?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** Being read right now: heard of in the last 12 seconds and not paused. */
  isLive: Scalars['Boolean']['output'];
  /** When it was last heard of. */
  lastSeenAt: Scalars['DateTime']['output'];
  pageCount?: Maybe<Scalars['Int']['output']>;
  pages: Array<PageTime>;
  presentation: Presentation;
  sharedLink?: Maybe<SharedLink>;
  startedAt: Scalars['DateTime']['output'];
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type ViewerSessionPage = {
  __typename?: 'ViewerSessionPage';
  items: Array<ViewerSession>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};
