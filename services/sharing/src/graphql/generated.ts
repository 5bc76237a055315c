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

export type Mutation = {
  __typename?: 'Mutation';
  activateSharedLink: SharedLink;
  /** Also called cancel: visitors are turned away within a second. */
  deactivateSharedLink: SharedLink;
  expireSharedLink: SharedLink;
  sharePresentation: SharedLink;
};


export type MutationActivateSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeactivateSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExpireSharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSharePresentationArgs = {
  input: SharePresentationInput;
  presentationId: Scalars['ID']['input'];
};

export type Presentation = {
  __typename?: 'Presentation';
  id: Scalars['ID']['output'];
  sharedLinkCount?: Maybe<Scalars['Int']['output']>;
  /** Both null only when sharing does not answer. */
  sharedLinks?: Maybe<Array<SharedLink>>;
};

export type PublicPage = {
  __typename?: 'PublicPage';
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

export type PublicPresentation = {
  __typename?: 'PublicPresentation';
  canBeDownloaded: Scalars['Boolean']['output'];
  canBeForwarded: Scalars['Boolean']['output'];
  canBePrinted: Scalars['Boolean']['output'];
  fileId: Scalars['ID']['output'];
  fileName: Scalars['String']['output'];
  name: Scalars['String']['output'];
  pageCount: Scalars['Int']['output'];
  pages: Array<PublicPage>;
  presentationType: Scalars['String']['output'];
  sharingDisclaimer?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
};

export type PublicSharedLink = {
  __typename?: 'PublicSharedLink';
  displayUserInfo: Scalars['Boolean']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isAccessCodeRequired: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  notificationLevel: Scalars['Int']['output'];
  /** Who made it: for the facts that the edge reports, never for the recipient. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  presentation?: Maybe<PublicPresentation>;
  presentationId: Scalars['ID']['output'];
  /** ACTIVE only when the presentation can be read too. */
  status: SharedLinkStatus;
  team?: Maybe<PublicTeam>;
  teamId: Scalars['ID']['output'];
  token: Scalars['String']['output'];
  user?: Maybe<PublicUser>;
};

export type PublicTeam = {
  __typename?: 'PublicTeam';
  name: Scalars['String']['output'];
};

export type PublicUser = {
  __typename?: 'PublicUser';
  email?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** Whether an address is free; `linkId` keeps its own. */
  isAliasFree: Scalars['Boolean']['output'];
  /** What the recipient's page needs of a link, by its token or address. Null when there is no such link. */
  publicSharedLink?: Maybe<PublicSharedLink>;
  /** The same by id, for visits under way. */
  publicSharedLinkById?: Maybe<PublicSharedLink>;
  sharedLink?: Maybe<SharedLink>;
  sharedLinkHit?: Maybe<SharedLinkHit>;
  /** Own links; every link of the team for administrators. Newest first. */
  sharedLinks: SharedLinkPage;
};


export type QueryIsAliasFreeArgs = {
  alias: Scalars['String']['input'];
  linkId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPublicSharedLinkArgs = {
  token: Scalars['String']['input'];
};


export type QueryPublicSharedLinkByIdArgs = {
  id: Scalars['ID']['input'];
  teamId: Scalars['ID']['input'];
};


export type QuerySharedLinkArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedLinkHitArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySharedLinksArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  presentationId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<SharedLinkStatus>;
};

export type SharePresentationInput = {
  /** The readable end of the address; lower-case letters, digits and hyphens. */
  alias?: InputMaybe<Scalars['String']['input']>;
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** For the sender's own eyes: who it is for. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 none, 1 on the first click, 2 on every click, 3 weekly, 4 monthly (accounts §3). */
  notificationLevel?: InputMaybe<Scalars['Int']['input']>;
};

export type SharedLink = {
  __typename?: 'SharedLink';
  alias?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  hitCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  lastHitAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  notificationLevel: Scalars['Int']['output'];
  presentation: Presentation;
  status: SharedLinkStatus;
  token: Scalars['String']['output'];
  type: SharedLinkType;
  /** Where recipients open it, absolute. */
  url: Scalars['String']['output'];
  user: User;
};

export type SharedLinkHit = {
  __typename?: 'SharedLinkHit';
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  sharedLink: SharedLink;
  userAgent?: Maybe<Scalars['String']['output']>;
};

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

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
};
