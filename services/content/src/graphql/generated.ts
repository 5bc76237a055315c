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

export type CreatePresentationInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  receipt: Scalars['String']['input'];
  settings?: InputMaybe<PresentationSettingsInput>;
  status?: InputMaybe<PresentationStatus>;
};

export type File = {
  __typename?: 'File';
  createdAt: Scalars['DateTime']['output'];
  editable: Scalars['Boolean']['output'];
  extension: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  mimeType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  presentationId: Scalars['ID']['output'];
  /** In bytes. */
  size: Scalars['Float']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  changePresentationStatus: Presentation;
  /** Publishes an uploaded file. `receipt` is what the upload answered; it can be used once, by its uploader. */
  createPresentation: Presentation;
  deletePresentation: Presentation;
  restorePresentation: Presentation;
  /** Processes the file again after a failure. */
  retryProcessing: Presentation;
  updatePresentation: Presentation;
};


export type MutationChangePresentationStatusArgs = {
  id: Scalars['ID']['input'];
  status: PresentationStatus;
};


export type MutationCreatePresentationArgs = {
  input: CreatePresentationInput;
};


export type MutationDeletePresentationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestorePresentationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryProcessingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdatePresentationArgs = {
  id: Scalars['ID']['input'];
  input: UpdatePresentationInput;
};

export type Page = {
  __typename?: 'Page';
  height: Scalars['Float']['output'];
  number: Scalars['Int']['output'];
  pictureUrl: Scalars['String']['output'];
  /** Paths on this server, for an img. */
  thumbnailUrl: Scalars['String']['output'];
  /** In points. */
  width: Scalars['Float']['output'];
};

export type Presentation = {
  __typename?: 'Presentation';
  alias?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  files: Array<File>;
  id: Scalars['ID']['output'];
  isProtected: Scalars['Boolean']['output'];
  jobs: Array<ProcessingJob>;
  locale: Scalars['String']['output'];
  name: Scalars['String']['output'];
  owner: User;
  pageCount?: Maybe<Scalars['Int']['output']>;
  /** One entry a page, in order; empty until the file is processed. */
  pages: Array<Page>;
  presentationType: Scalars['String']['output'];
  processing: Processing;
  settings: PresentationSettings;
  sharingDisclaimer?: Maybe<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  status: PresentationStatus;
  /** A path on this server, for an img; null until there is one. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type PresentationPage = {
  __typename?: 'PresentationPage';
  items: Array<Presentation>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type PresentationSettings = {
  __typename?: 'PresentationSettings';
  canBeDownloaded: Scalars['Boolean']['output'];
  canBeExported: Scalars['Boolean']['output'];
  canBeForwarded: Scalars['Boolean']['output'];
  canBePrinted: Scalars['Boolean']['output'];
  canBePrintedByUser: Scalars['Boolean']['output'];
  canBeShared: Scalars['Boolean']['output'];
  canBeSharedLink: Scalars['Boolean']['output'];
};

/** The settings that rule what a recipient may do (content §3); those not given stay as they are. */
export type PresentationSettingsInput = {
  canBeDownloaded?: InputMaybe<Scalars['Boolean']['input']>;
  canBeExported?: InputMaybe<Scalars['Boolean']['input']>;
  canBeForwarded?: InputMaybe<Scalars['Boolean']['input']>;
  canBePrinted?: InputMaybe<Scalars['Boolean']['input']>;
  canBePrintedByUser?: InputMaybe<Scalars['Boolean']['input']>;
  canBeShared?: InputMaybe<Scalars['Boolean']['input']>;
  canBeSharedLink?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PresentationStatus =
  | 'ACTIVE'
  | 'DRAFT'
  | 'INACTIVE';

export type Processing = {
  __typename?: 'Processing';
  /** Whether it failed for a reason that may be gone another time. False where the file itself is the reason. */
  canRetry: Scalars['Boolean']['output'];
  /** Why it failed, in one plain sentence. */
  failure?: Maybe<Scalars['String']['output']>;
  pageCount?: Maybe<Scalars['Int']['output']>;
  pagesDone?: Maybe<Scalars['Int']['output']>;
  status: ProcessingStatus;
};

export type ProcessingJob = {
  __typename?: 'ProcessingJob';
  attempts: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  failure?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  progress?: Maybe<Scalars['Float']['output']>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: Scalars['String']['output'];
};

export type ProcessingStatus =
  | 'FAILED'
  | 'PROCESSED'
  | 'PROCESSING'
  | 'WAITING';

export type Query = {
  __typename?: 'Query';
  presentation?: Maybe<Presentation>;
  /** Newest first; only what the caller may see. `search` matches the beginning of any word of the name. */
  presentations: PresentationPage;
};


export type QueryPresentationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPresentationsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PresentationStatus>;
};

export type UpdatePresentationInput = {
  alias?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  isProtected?: InputMaybe<Scalars['Boolean']['input']>;
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  settings?: InputMaybe<PresentationSettingsInput>;
  sharingDisclaimer?: InputMaybe<Scalars['String']['input']>;
};

export type User = {
  __typename?: 'User';
  id: Scalars['ID']['output'];
};
