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

export type Claims = {
  __typename?: 'Claims';
  expiresAt: Scalars['DateTime']['output'];
  onBehalfOfId?: Maybe<Scalars['ID']['output']>;
  permissions: Array<Scalars['String']['output']>;
  role: TeamRole;
  signInId: Scalars['ID']['output'];
  teamId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Makes the first team and its administrator, and signs in. Answers CONFLICT once that has happened. */
  setUp: SignedIn;
  /** The same answer for a wrong password and for an unknown email. */
  signIn: SignedIn;
  /** Ends the sign-in that the call was made with. */
  signOut: Scalars['Boolean']['output'];
};


export type MutationSetUpArgs = {
  input: SetUpInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};

export type Query = {
  __typename?: 'Query';
  /** What a sign-in token stands for; null when it stands for nothing (any more). The token is its own permission. */
  claims?: Maybe<Claims>;
  /** Whether the first administrator has still to be made. */
  setup: Setup;
  /** What a sign-in stands for, by its id, which opens nothing by itself; null when it stands for nothing (any more). */
  signInClaims?: Maybe<Claims>;
  /** The signed-in user. */
  viewer: User;
};


export type QueryClaimsArgs = {
  token: Scalars['String']['input'];
};


export type QuerySignInClaimsArgs = {
  signInId: Scalars['ID']['input'];
};

export type SetUpInput = {
  deviceName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  teamName: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type Setup = {
  __typename?: 'Setup';
  isNeeded: Scalars['Boolean']['output'];
};

export type SignInInput = {
  /** Where the call came from, as the edge saw it: for the limiter and the list of sign-ins. */
  address: Scalars['String']['input'];
  deviceName?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  remember?: Scalars['Boolean']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type SignedIn = {
  __typename?: 'SignedIn';
  expiresAt: Scalars['DateTime']['output'];
  /** 256 bits, base64url. Only its hash is kept. */
  token: Scalars['String']['output'];
  user: User;
};

export type Team = {
  __typename?: 'Team';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  slug: Scalars['String']['output'];
};

export type TeamRole =
  | 'TEAM_ADMIN'
  | 'TEAM_MEMBER';

export type User = {
  __typename?: 'User';
  createdAt: Scalars['DateTime']['output'];
  currentTeam: Team;
  currentTeamRole: TeamRole;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  permissions: Array<Scalars['String']['output']>;
  slug: Scalars['String']['output'];
  teams: Array<Team>;
};
