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

/** Each is one rule of accounts §6. */
export type Abilities = {
  __typename?: 'Abilities';
  canCreateSpaces: Scalars['Boolean']['output'];
  canSendEmails: Scalars['Boolean']['output'];
  canSendFaxes: Scalars['Boolean']['output'];
  canShareSpaces: Scalars['Boolean']['output'];
  canTestEmailTemplates: Scalars['Boolean']['output'];
  canUseHaystack: Scalars['Boolean']['output'];
  canUseMetabase: Scalars['Boolean']['output'];
  canUseSinch: Scalars['Boolean']['output'];
  canUseSnippets: Scalars['Boolean']['output'];
  canVerifyEmails: Scalars['Boolean']['output'];
  isEmployee: Scalars['Boolean']['output'];
  isFullUser: Scalars['Boolean']['output'];
};

export type ActingSignIn = {
  __typename?: 'ActingSignIn';
  /** From where it began. */
  address?: Maybe<Scalars['String']['output']>;
  deviceName?: Maybe<Scalars['String']['output']>;
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type ActivateRegistrationInput = {
  /** Where the call came from, as the edge saw it: for the limiter. */
  address: Scalars['String']['input'];
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** The one that was chosen with the registration: whoever only has the mailbox did not register. */
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type AddPasskeyInput = {
  name: Scalars['String']['input'];
  /** What the browser answered, as JSON. */
  response: Scalars['String']['input'];
};

/** What decided. */
export type Because =
  /** Administrators pass every check of a person. */
  | 'ADMIN'
  /** Their custom role has it. */
  | 'CUSTOM_ROLE'
  /** Everybody with an account of their own may. */
  | 'FULL_USER'
  | 'LOCKED'
  /** They are invited and not here yet. */
  | 'NOT_JOINED'
  /** This installation has it not. */
  | 'NOT_SET_UP'
  /** Neither they nor their role have it. */
  | 'NO_KEY'
  /** The key was given to them alone. */
  | 'OWN_KEY'
  | 'REMOVED'
  /** The team lets everybody. */
  | 'TEAM_ALLOWS'
  /** The team has it switched off. */
  | 'TEAM_FLAG_OFF'
  /** There is no such permission. */
  | 'UNKNOWN';

export type BillingPeriod =
  | 'MONTH'
  | 'YEAR';

export type ChangePasswordInput = {
  /** Where the call came from, as the edge saw it: for the limiter. */
  address: Scalars['String']['input'];
  currentPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

export type ChangeTeamSettingsInput = {
  /** One of the team's administrators; null: nobody. */
  accountManagerId?: InputMaybe<Scalars['ID']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  displayUserInfo?: InputMaybe<Scalars['Boolean']['input']>;
  features?: InputMaybe<TeamFeaturesInput>;
  /** BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  privacyPolicyUrl?: InputMaybe<Scalars['String']['input']>;
  /** Minutes after which the apps ask whom one is with, 1 to 1440. */
  promptForCustomerTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Who has no second factor may set one up, and nothing else. Only for whoever has one. */
  requiresSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
  sharingConsent?: InputMaybe<SharingConsent>;
  /** IANA name. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<TeamType>;
};

export type ChangedSecondFactor = {
  __typename?: 'ChangedSecondFactor';
  /** Those that were issued just now, which nobody is told a second time; null where there were some already. */
  recoveryCodes?: Maybe<Array<Scalars['String']['output']>>;
  secondFactor: SecondFactor;
};

export type ChangedValue = {
  __typename?: 'ChangedValue';
  after?: Maybe<Scalars['String']['output']>;
  /** In words; people and roles by the name they have now, or had last. */
  before?: Maybe<Scalars['String']['output']>;
  /** Of a permission its key. */
  name: Scalars['String']['output'];
};

export type Claims = {
  __typename?: 'Claims';
  expiresAt: Scalars['DateTime']['output'];
  /** Groups of the team. */
  groupIds: Array<Scalars['ID']['output']>;
  /** Who acts as them; null where they do it themselves. */
  impersonatorId?: Maybe<Scalars['ID']['output']>;
  /** An administrator of the team that set this installation up. */
  isOperator: Scalars['Boolean']['output'];
  /** Their team asks for a second factor, and they have none: they may set one up, and nothing else. */
  lacksSecondFactor: Scalars['Boolean']['output'];
  permissions: Array<Scalars['String']['output']>;
  role: TeamRole;
  signInId: Scalars['ID']['output'];
  teamId: Scalars['ID']['output'];
  /** Whose rights they are. */
  userId: Scalars['ID']['output'];
};

export type ConfigureSingleSignOnInput = {
  clientId: Scalars['String']['input'];
  /** Without one the secret stays, where provider, host and client do. */
  clientSecret?: InputMaybe<Scalars['String']['input']>;
  /** Of those who come as members. */
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  defaultRole: TeamRole;
  /** As in acme.okta.com; of Dynamics the one that people work with, as in acme.crm4.dynamics.com. */
  host: Scalars['String']['input'];
  provider: SingleSignOnProvider;
};

export type ConfirmPasswordInput = {
  /** Where the call came from, as the edge saw it: for the limiter. */
  address: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** A country of ISO 3166-1. */
export type Country = {
  __typename?: 'Country';
  alpha3: Scalars['String']['output'];
  /** Two letters. */
  id: Scalars['ID']['output'];
  /** Between a subregion and its countries; few have one. */
  intermediateRegion?: Maybe<WorldRegion>;
  name: Scalars['String']['output'];
  /** Three digits. */
  numeric: Scalars['String']['output'];
  /** Null where the United Nations (M49) do not know the country, or put it nowhere; likewise below. */
  region?: Maybe<WorldRegion>;
  subregion?: Maybe<WorldRegion>;
};

export type CreatePasswordInput = {
  /** Where the call came from, as the edge saw it: for the list of sign-ins. */
  address?: InputMaybe<Scalars['String']['input']>;
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** How they want to be called, where they say it at once. */
  name?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  token: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type CreateTeamInput = {
  /** BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** IANA name; that of the caller's team where none is given. Likewise below. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
};

/** A named set of permission keys of a team: whoever has it may do what it says, beside what they were given alone. */
export type CustomRole = {
  __typename?: 'CustomRole';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Stops at 10,000. */
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Permission keys (accounts §3). */
  permissions: Array<Scalars['String']['output']>;
};

/** What an app runs on that somebody signed in with. */
export type Device = {
  __typename?: 'Device';
  appVersion?: Maybe<Scalars['String']['output']>;
  hasPushToken: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** To the quarter of an hour. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** What its app called it; null once its person is erased. */
  name?: Maybe<Scalars['String']['output']>;
  operatingSystem?: Maybe<OperatingSystem>;
  platform: DevicePlatform;
  registeredAt: Scalars['DateTime']['output'];
  type?: Maybe<DeviceType>;
  /** Null for whoever is not seen from the caller's team. */
  user?: Maybe<User>;
};

export type DeviceInput = {
  appVersion?: InputMaybe<Scalars['String']['input']>;
  /** What the app keeps on the device, of its own choosing: with the same, signing in again makes no second device. */
  clientId: Scalars['String']['input'];
  /** What `type` says where it is not given. */
  operatingSystem?: InputMaybe<OperatingSystem>;
  /** Likewise what the operating system says. */
  platform?: InputMaybe<DevicePlatform>;
  /** Missing: as it was; null: none any more. Nobody is ever shown it. */
  pushToken?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<DeviceType>;
};

export type DevicePage = {
  __typename?: 'DevicePage';
  items: Array<Device>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Of all pages; stops at 10,000. */
  total: Scalars['Int']['output'];
};

export type DevicePlatform =
  | 'IOS'
  | 'MAC'
  | 'OTHER'
  | 'WINDOWS';

export type DeviceType =
  | 'IPAD'
  | 'IPHONE'
  | 'MAC'
  | 'PC';

/** A TXT record. */
export type DnsRecord = {
  __typename?: 'DnsRecord';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type DomainProof =
  | 'DNS'
  | 'MAIL';

/** As `EditProfileInput`. */
export type EditMemberInput = {
  /** BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** IANA name; null is the team's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A field that is missing stays as it is; null empties it. */
export type EditProfileInput = {
  /** BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** 0 none, 1 first opening, 2 every opening, 3 weekly, 4 monthly. */
  notificationLevel?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Plain text, several lines. */
  signature?: InputMaybe<Scalars['String']['input']>;
  /** IANA name; null is the team's. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What is switched on for a team (accounts §3). */
export type EmailCredits = {
  __typename?: 'EmailCredits';
  available: Scalars['Int']['output'];
  /** A service that checks them is there, and the team may use it. */
  isEnabled: Scalars['Boolean']['output'];
  total: Scalars['Int']['output'];
};

export type ErasePersonInput = {
  /** Somebody of the caller's team, who has to be named where they own anything in it. */
  handOverTo?: InputMaybe<Scalars['ID']['input']>;
  /** Their name, or their address where they have none, so that nobody is erased by a slip. */
  name: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type Erasure = {
  __typename?: 'Erasure';
  erasedAt: Scalars['DateTime']['output'];
  /** The receipt: JSON, signed with Ed25519 by this installation. */
  file: Scalars['String']['output'];
  /** Whether it went to the address that they had: nowhere while mail stays in a folder, which would keep the address. */
  isMailed: Scalars['Boolean']['output'];
};

export type Explanation = {
  __typename?: 'Explanation';
  because: Because;
  /** Which they have, whatever decided. */
  customRole?: Maybe<CustomRole>;
  /** The switch of the team that decided, as in `features`. */
  flag?: Maybe<Scalars['String']['output']>;
  may: Scalars['Boolean']['output'];
  permission: Scalars['String']['output'];
};

export type FactorKind =
  | 'PASSKEY'
  | 'RECOVERY_CODE'
  | 'TOTP';

export type FinishSingleSignOnInput = {
  /** Where the call came from, as the edge saw it: for the list of sign-ins. */
  address?: InputMaybe<Scalars['String']['input']>;
  provider: SingleSignOnProvider;
  /** What stood behind the question mark. */
  query: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
  /** As it was given; null where the browser kept none. */
  way?: InputMaybe<Scalars['String']['input']>;
};

export type FinishedSingleSignOn = {
  __typename?: 'FinishedSingleSignOn';
  errand: SingleSignOnErrand;
  next: Scalars['String']['output'];
  refusal?: Maybe<SingleSignOnRefusal>;
  /** Null where it was refused, or nobody signs in by it. */
  signedIn?: Maybe<SignedIn>;
};

/** Some of a team, under a name: what is open to a group alone is open to its members. */
export type Group = {
  __typename?: 'Group';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Stops at 10,000. */
  memberCount: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type GroupChange = {
  __typename?: 'GroupChange';
  changed: Array<User>;
  group: Group;
  refused: Array<GroupRefusal>;
};

export type GroupPage = {
  __typename?: 'GroupPage';
  items: Array<Group>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Of all pages; stops at 10,000. */
  total: Scalars['Int']['output'];
};

export type GroupRefusal = {
  __typename?: 'GroupRefusal';
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** Somebody acting as another. */
export type Impersonation = {
  __typename?: 'Impersonation';
  expiresAt: Scalars['DateTime']['output'];
  /** Null once nobody knows them any more. */
  impersonator?: Maybe<User>;
  /** Null once the person they act as is erased. */
  reason?: Maybe<Scalars['String']['output']>;
  startedAt: Scalars['DateTime']['output'];
};

/** What the page says to somebody who opens the link of an invitation. */
export type Invitation = {
  __typename?: 'Invitation';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  /** Whether they were invited with a role that is no more, or gives more by now than it was sent with: they come in without it. */
  hasLostRole: Scalars['Boolean']['output'];
  name?: Maybe<Scalars['String']['output']>;
  teamName: Scalars['String']['output'];
};

/** What comes of inviting somebody. */
export type InvitationOutlook =
  /** They are invited already and get another mail. */
  | 'AGAIN'
  /** They are in another team in which the caller edits users, and are in this one at once. */
  | 'JOINS'
  /** They get a mail. */
  | 'NEW'
  /** The problem says why not. */
  | 'REFUSED';

export type InvitationResult = {
  __typename?: 'InvitationResult';
  /** As it was typed. */
  email: Scalars['String']['output'];
  /** A sentence for whoever invites. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Null where a problem stands instead. */
  user?: Maybe<User>;
};

export type InviteMembersInput = {
  /** A role of the team's own, beside. */
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  /** 1 to 50; spelled differently they may still be one. */
  emails: Array<Scalars['String']['input']>;
  /** For a single address: how to greet them. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Permission keys (accounts §3). */
  permissions?: Array<Scalars['String']['input']>;
  role?: TeamRole;
};

export type JobCount = {
  __typename?: 'JobCount';
  failed: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  running: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

export type ListedPersonInput = {
  /** A role of the team's own, beside. */
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  email: Scalars['String']['input'];
  /** How to greet them. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Permission keys (accounts §3). */
  permissions?: Array<Scalars['String']['input']>;
  role?: TeamRole;
};

export type Locale = {
  __typename?: 'Locale';
  /** BCP 47. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** As its speakers write it. */
  nativeName: Scalars['String']['output'];
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

export type MemberChange = {
  __typename?: 'MemberChange';
  /** CONFLICT, FORBIDDEN, INVALID or NOT_FOUND. */
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** A sentence for whoever changes. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Null where a problem stands instead. */
  user?: Maybe<User>;
};

export type MemberChangeInput = {
  /** What the person had when this was decided; without it, whatever they have. */
  from?: InputMaybe<MemberRightsInput>;
  to: MemberRightsChangesInput;
  userId: Scalars['ID']['input'];
};

/** What is missing stays as it is. */
export type MemberRightsChangesInput = {
  /** Null takes it. */
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  /** All that they have alone from now on. */
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
  role?: InputMaybe<TeamRole>;
};

export type MemberRightsInput = {
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  /** The stored ones. */
  permissions: Array<Scalars['String']['input']>;
  role: TeamRole;
};

export type MemberStatus =
  | 'ACTIVE'
  /** Has a mail with a link and has not chosen a password yet, or let the link grow too old. */
  | 'INVITED'
  /** May not sign in until unlocked. */
  | 'LOCKED'
  /** Was in the team once: still named beside what they made, and for 30 days in a list of their own. */
  | 'REMOVED';

export type Membership = {
  __typename?: 'Membership';
  /** Whether the caller is signed in to it. */
  isCurrent: Scalars['Boolean']['output'];
  role: TeamRole;
  team: Team;
};

export type MissingFactor = {
  __typename?: 'MissingFactor';
  /** One of them. */
  kinds: Array<FactorKind>;
  /** What the browser is to sign, JSON of WebAuthn; null where they have no passkey. */
  passkeyOptions?: Maybe<Scalars['String']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Takes such a link, with the password that was chosen: makes the team and its administrator, once, and signs in. */
  activateRegistration: SignedIn;
  addPasskey: ChangedSecondFactor;
  /** Calls a domain the team's own. It counts once that is proven. At most 50. */
  addTeamDomain: SingleSignOn;
  /** 1 to 300 people of the team, also those who are invited; whoever is in it already stays. */
  addToGroup: GroupChange;
  /**
   * Brings a member of a team in which the caller edits users into others in which they do, too. Answers the person as seen
   * from the first of these.
   */
  addToTeams: User;
  /**
   * All that a member, or somebody who is invited, may do from now on. Who is no administrator gives and takes only what
   * they have themselves.
   */
  changeMemberPermissions: User;
  /** Administrators only, and nobody their own: so one always stays. In the team one is signed in to, or in another that one administrates. */
  changeMemberRole: User;
  /**
   * Role, custom role and permissions of 1 to 50 people at once, each answered by itself, in their order. A change is made whole
   * or not at all, and where `from` is given only to somebody who still has just that: otherwise it answers CONFLICT, so that
   * nobody takes back what somebody else decided meanwhile. With `from` and `to` the other way round it is undone; with `isUndo`
   * the history tells it as that.
   */
  changeMembers: Array<MemberChange>;
  /** One's own password. Ends every other sign-in of the caller. */
  changePassword: Scalars['Boolean']['output'];
  /**
   * What the caller's team may use, and what its recipients are asked and shown: only what is given is changed. With
   * `teamId`, of another team whose settings the caller may change.
   */
  changeTeamSettings: Team;
  configureSingleSignOn: SingleSignOn;
  /** For the next quarter of an hour this sign-in may change how its person comes in. Just having signed in does the same; by an identity provider, where it says that it asked. */
  confirmPassword: Scalars['Boolean']['output'];
  /** A named set of permission keys. A name that another role of the team has answers CONFLICT. Who is no administrator puts in only what they have themselves. */
  createCustomRole: CustomRole;
  /** A name that another group of the team has answers CONFLICT. */
  createGroup: Group;
  /** Takes an invitation: sets the password, joins the team, signs in. The token is good for one time. */
  createPassword: SignedIn;
  /** Founds a team whose first administrator the caller is; they go to it by `switchTeam`. CONFLICT from the fifty-first on. */
  createTeam: Team;
  /** Whoever had it keeps what they were given alone. */
  deleteCustomRole: Scalars['Boolean']['output'];
  /** Its members leave it. What is open to it alone stays closed to everybody else, until somebody opens it. */
  deleteGroup: Scalars['Boolean']['output'];
  /**
   * What stands on somebody's profile that is not theirs alone to say: only what is given is changed. An administrator's is
   * edited by administrators; that of who is in other teams, too, by nobody but themselves.
   */
  editMember: User;
  /** One's own profile: only what is given is changed. */
  editProfile: User;
  /** Ends the one that the call was made with. The sign-in that it was begun from goes on. */
  endImpersonation: Scalars['Boolean']['output'];
  /** One of one's own; for administrators also one of somebody in their team. */
  endSignIn: Scalars['Boolean']['output'];
  /** Everywhere but where the call was made: one's own; for administrators also those of somebody in their team. How many ended. */
  endSignIns: Scalars['Int']['output'];
  /**
   * Deletes somebody's key, so that everything personal of theirs is gone, and takes them out of every team; numbers stay.
   * Oneself, or for administrators whoever is in their team alone and no administrator. Takes the password, typed within a
   * quarter of an hour. CONFLICT for the only administrator of a team. What they own becomes that of `handOverTo`.
   */
  erasePerson: Erasure;
  /** Takes what a provider answered, once, from the browser that set out: signs in, notes that it was tried out, or that it is the caller. */
  finishSingleSignOn: FinishedSingleSignOn;
  /**
   * Likewise the people of a list, 1 to 50 at once, each with a name and rights of their own; answered in their order, and
   * what one may not be given is that one's problem.
   */
  inviteListedMembers: Array<InvitationResult>;
  /**
   * Invites people by mail into the caller's team; each address has its own answer. An address that is invited already
   * gets another mail, at most one a minute. Who is no administrator invites members only, with no more permissions than
   * they have themselves.
   */
  inviteMembers: Array<InvitationResult>;
  /** Ten more; those from before are worth nothing then. */
  issueRecoveryCodes: ChangedSecondFactor;
  /** Ends their sign-ins in this team and lets nobody in as them, until they are unlocked. Not oneself, no administrator. */
  lockMember: User;
  /** Mails a code to whoever looks after the domain; a later one takes its place. `mailbox` is one of `mailboxes`. */
  mailTeamDomainCode: SingleSignOn;
  makeSingleSignOnOptional: SingleSignOn;
  /** Acts on what `identityOperations` shows. NOT_FOUND for what is not there any more. */
  operateIdentity: ServiceOperations;
  /** By the code of that mail, or without one by the DNS record. Answers CONFLICT where another team has proven it before. */
  proveTeamDomain: SingleSignOn;
  /**
   * Mails a link to whoever registers a company: only once it is opened team and administrator come to be. The same answer,
   * after the same work, where somebody has the address; they get a mail that says so.
   */
  register: RequestedRegistration;
  /** 1 to 300 people; whoever is not in it is no failure. */
  removeFromGroup: GroupChange;
  /**
   * Takes a member out of the team and ends their sign-ins in it. Not oneself, no administrator. What they own becomes that of
   * `handOverTo`, who has to be named where they own anything. `teamId` as at `changeMemberRole`.
   */
  removeMember: Scalars['Boolean']['output'];
  removePasskey: SecondFactor;
  removeTeamDomain: SingleSignOn;
  renameGroup: Group;
  renamePasskey: SecondFactor;
  /**
   * Mails a link to whoever has this address, with which a new password is chosen once, within an hour; a later one takes its
   * place. The same answer, after the same work, where nobody has it.
   */
  requestPasswordReset: RequestedPasswordReset;
  /**
   * Has everything gathered that the caller's team has of a person, for seven days: oneself, or for administrators anybody of
   * the team. Takes the password, typed within a quarter of an hour.
   */
  requestPersonExport: PersonExport;
  /**
   * From here on people of the team's domains come in by the provider alone, but for one administrator, who has a password.
   * Whoever is in by another way is signed out at once.
   * Takes a proven domain and a configuration that was tested. Again, with another administrator, it makes the exception theirs.
   */
  requireSingleSignOn: SingleSignOn;
  /** Sends another mail with another link; the one before is worth nothing then. At most one a minute. */
  resendInvitation: User;
  /** Takes such a link: sets the password and ends every sign-in of this person. It signs nobody in. */
  resetPassword: Scalars['Boolean']['output'];
  /** For somebody who has lost all of it: only the password is asked for until they set it up anew. They are told by mail. */
  resetSecondFactor: User;
  /**
   * Within 30 days: role, permissions and groups are as they were, what was handed over is not. Who is no administrator
   * restores whom they could give all of that. `teamId` as at `changeMemberRole`.
   */
  restoreMember: User;
  /** Only what is given is changed; everybody who has the role has the new keys from here on. What one has oneself only administrators change. */
  reviseCustomRole: CustomRole;
  /**
   * One of one's own; for those who edit devices also one in their team. Whoever is signed in on it is signed out with their
   * next call, and its push token is gone. Signing in on it again registers it again.
   */
  revokeDevice: Scalars['Boolean']['output'];
  /** The link in the mail is worth nothing any more, and who was invited disappears from the team. */
  revokeInvitation: Scalars['Boolean']['output'];
  /** Makes the first team and its administrator, and signs in. Answers CONFLICT once that has happened. */
  setUp: SignedIn;
  /**
   * With email and password, and where the person has set it up with a code or a passkey beside them; or with a passkey
   * alone. The same answer for a wrong password and for an unknown email.
   */
  signIn: SignInAnswer;
  /** Ends the sign-in that the call was made with. */
  signOut: Scalars['Boolean']['output'];
  /**
   * Goes on as somebody of the team who is no administrator, with their rights, in a sign-in of its own: for an hour at most,
   * and no longer than the caller's own. They are told by mail.
   */
  startImpersonation: StartedImpersonation;
  /** What a browser is to make a key for: JSON of WebAuthn. */
  startPasskey: Scalars['String']['output'];
  /**
   * Sends somebody to an identity provider: to that of a domain, or to a host of a provider. Who sets out for what no team has
   * set up and tested is refused.
   */
  startSingleSignOn: StartedSingleSignOn;
  /**
   * Sends the caller to the provider that signed them in: once it has asked them anew, it is as if they had just signed in.
   * CONFLICT where none did. `next` is a path of ours to come back to.
   */
  startSingleSignOnConfirmation: StartedSingleSignOn;
  /** Sends the caller to the provider of their team to try it out. */
  startSingleSignOnTest: StartedSingleSignOn;
  /** A new secret for an app that makes codes. Nothing is kept before the first code was right. */
  startTotp: StartedTotp;
  /**
   * Goes to another team that the caller is in: this sign-in stands for them there from the next call on. Who has no second
   * factor where one is asked for goes where none is, and to no other.
   */
  switchTeam: User;
  /** Forgets the provider; domains stay. */
  turnOffSingleSignOn: SingleSignOn;
  turnOffTotp: SecondFactor;
  /** With the first code of the app; from here on codes are asked for beside the password. */
  turnOnTotp: ChangedSecondFactor;
  /**
   * Makes a role, permissions, or what somebody else changed of a profile what they were before a change of the history, by
   * the rules of changing them. CONFLICT where a later change was about the same, or the role of the team's own is no more.
   */
  undoMemberChange: User;
  unlockMember: User;
};


export type MutationActivateRegistrationArgs = {
  input: ActivateRegistrationInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAddTeamDomainArgs = {
  domain: Scalars['String']['input'];
};


export type MutationAddToGroupArgs = {
  id: Scalars['ID']['input'];
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationAddToTeamsArgs = {
  role?: TeamRole;
  teamIds: Array<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationChangeMemberPermissionsArgs = {
  permissions: Array<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationChangeMemberRoleArgs = {
  role: TeamRole;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationChangeMembersArgs = {
  changes: Array<MemberChangeInput>;
  isUndo?: Scalars['Boolean']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeTeamSettingsArgs = {
  input: ChangeTeamSettingsInput;
  teamId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationConfigureSingleSignOnArgs = {
  input: ConfigureSingleSignOnInput;
};


export type MutationConfirmPasswordArgs = {
  input: ConfirmPasswordInput;
};


export type MutationCreateCustomRoleArgs = {
  name: Scalars['String']['input'];
  permissions: Array<Scalars['String']['input']>;
};


export type MutationCreateGroupArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreatePasswordArgs = {
  input: CreatePasswordInput;
};


export type MutationCreateTeamArgs = {
  input: CreateTeamInput;
};


export type MutationDeleteCustomRoleArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteGroupArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEditMemberArgs = {
  input: EditMemberInput;
  userId: Scalars['ID']['input'];
};


export type MutationEditProfileArgs = {
  input: EditProfileInput;
};


export type MutationEndSignInArgs = {
  signInId: Scalars['ID']['input'];
};


export type MutationEndSignInsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationErasePersonArgs = {
  input: ErasePersonInput;
};


export type MutationFinishSingleSignOnArgs = {
  input: FinishSingleSignOnInput;
};


export type MutationInviteListedMembersArgs = {
  people: Array<ListedPersonInput>;
};


export type MutationInviteMembersArgs = {
  input: InviteMembersInput;
};


export type MutationLockMemberArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationMailTeamDomainCodeArgs = {
  domainId: Scalars['ID']['input'];
  mailbox: Scalars['String']['input'];
};


export type MutationOperateIdentityArgs = {
  action: OperationAction;
  id: Scalars['ID']['input'];
};


export type MutationProveTeamDomainArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  domainId: Scalars['ID']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveFromGroupArgs = {
  id: Scalars['ID']['input'];
  userIds: Array<Scalars['ID']['input']>;
};


export type MutationRemoveMemberArgs = {
  handOverTo?: InputMaybe<Scalars['ID']['input']>;
  teamId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationRemovePasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
};


export type MutationRemoveTeamDomainArgs = {
  domainId: Scalars['ID']['input'];
};


export type MutationRenameGroupArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRenamePasskeyArgs = {
  name: Scalars['String']['input'];
  passkeyId: Scalars['ID']['input'];
};


export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


export type MutationRequestPersonExportArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationRequireSingleSignOnArgs = {
  exceptUserId: Scalars['ID']['input'];
};


export type MutationResendInvitationArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationResetSecondFactorArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationRestoreMemberArgs = {
  teamId?: InputMaybe<Scalars['ID']['input']>;
  userId: Scalars['ID']['input'];
};


export type MutationReviseCustomRoleArgs = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationRevokeDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeInvitationArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationSetUpArgs = {
  input: SetUpInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationStartImpersonationArgs = {
  input: StartImpersonationInput;
};


export type MutationStartSingleSignOnArgs = {
  input: StartSingleSignOnInput;
};


export type MutationStartSingleSignOnConfirmationArgs = {
  next?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSwitchTeamArgs = {
  teamId: Scalars['ID']['input'];
};


export type MutationTurnOnTotpArgs = {
  input: TurnOnTotpInput;
};


export type MutationUndoMemberChangeArgs = {
  changeId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationUnlockMemberArgs = {
  userId: Scalars['ID']['input'];
};

/** All that an address says of a place without anybody being asked. */
export type Network =
  | 'PRIVATE'
  | 'PUBLIC'
  | 'THIS_MACHINE'
  | 'UNKNOWN';

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

export type OperatingSystem =
  | 'IOS'
  | 'MACOS'
  | 'WINDOWS';

export type OperationAction =
  /** Gives it up. What it held back can be replayed then. */
  | 'DISCARD_PARKED'
  /** Fills a projection anew beside the one that serves. The id is its name. */
  | 'REBUILD'
  /** Processes it again, and with it all that its reader has parked. */
  | 'REPLAY_PARKED'
  /** A job that failed for good is due now. */
  | 'RETRY_JOB';

/** As much of a team as it takes to go there. */
export type OtherTeam = {
  __typename?: 'OtherTeam';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OwnConfirmation = {
  __typename?: 'OwnConfirmation';
  hasPassword: Scalars['Boolean']['output'];
  /** The one that signed them in, and may do it once more; null where none did. */
  provider?: Maybe<SingleSignOnProvider>;
};

/** Also what was deleted, as long as it can be restored. Each stops at 10,000. */
export type OwnedWorks = {
  __typename?: 'OwnedWorks';
  presentations: Scalars['Int']['output'];
  sharedLinks: Scalars['Int']['output'];
};

export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Kept by a service of its owner's rather than in one device. */
  isSynced: Scalars['Boolean']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

export type PendingInvitation = {
  __typename?: 'PendingInvitation';
  expiresAt: Scalars['DateTime']['output'];
  /** Whether they were invited with a role that is no more, or gives more by now than it was sent with: they come in without it. */
  hasLostRole: Scalars['Boolean']['output'];
  /** Null once they are not in the team any more. */
  invitedBy?: Maybe<User>;
  isExpired: Scalars['Boolean']['output'];
  sentAt: Scalars['DateTime']['output'];
};

export type PeopleHistory = {
  __typename?: 'PeopleHistory';
  /** Where there may be more. */
  endCursor?: Maybe<Scalars['String']['output']>;
  items: Array<PersonChange>;
};

export type PeopleHistoryFilter = {
  /** By whom. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Both ends included. */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  kind?: InputMaybe<PersonChangeKind>;
  /** Of whom. */
  personId?: InputMaybe<Scalars['ID']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PeopleThen = {
  __typename?: 'PeopleThen';
  /** Where there may be more; a page may have fewer than were asked for all the same. */
  endCursor?: Maybe<Scalars['String']['output']>;
  items: Array<PersonThen>;
  /** How many were there; stops at 10,000. Null where only some are asked for, or where too many came back to be counted. */
  total?: Maybe<Scalars['Int']['output']>;
};

/** One thing that happened to somebody in a team, or to the team itself. */
export type PersonChange = {
  __typename?: 'PersonChange';
  /** By whom; null for the product itself. */
  actor?: Maybe<User>;
  at: Scalars['DateTime']['output'];
  /** Of a role or of permissions, where no later change was about the same. */
  canBeUndone: Scalars['Boolean']['output'];
  fields: Array<ChangedValue>;
  /** In or out of which group they went, by its last name. */
  groupName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: PersonChangeKind;
  /** What kind of network it came from; null where nobody called, or in what is older than this. */
  network?: Maybe<Network>;
  /** As whom somebody acted who was signed in as them. */
  onBehalfOf?: Maybe<User>;
  /** Of whom; null where it is of the team, and where there is nobody any more whom the team may name. */
  person?: Maybe<User>;
  /** Null where it is of the team. */
  personId?: Maybe<Scalars['ID']['output']>;
  /** The same for all that one request did. */
  requestId: Scalars['String']['output'];
  /** With what whoever did it was signed in, and from where; null for those who may not see their sign-ins. */
  signIn?: Maybe<ActingSignIn>;
  /** A sentence. */
  summary: Scalars['String']['output'];
};

export type PersonChangeKind =
  /** The roles that the team has made for itself. */
  | 'CUSTOM_ROLES'
  /** Revoked ones. */
  | 'DEVICES'
  /** Also made, renamed and deleted ones. */
  | 'GROUPS'
  /** Somebody began or ended acting as another. */
  | 'IMPERSONATION'
  | 'INVITATION'
  /** Joined, locked, unlocked, removed. */
  | 'MEMBERSHIP'
  | 'PERMISSIONS'
  | 'PROFILE'
  | 'ROLE'
  /** How they come in: passwords, codes, passkeys. */
  | 'SIGN_IN'
  /** Its domains, and its identity provider. */
  | 'SINGLE_SIGN_ON'
  /** The team's settings, and who looks after its account. */
  | 'TEAM';

export type PersonExport = {
  __typename?: 'PersonExport';
  expiresAt: Scalars['DateTime']['output'];
  /** JSON; null until it is ready. */
  file?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Once every service has answered. */
  isReady: Scalars['Boolean']['output'];
  /** The same to be read, HTML. */
  page?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
};

/** A person as they were in the caller's team at a moment. */
export type PersonThen = {
  __typename?: 'PersonThen';
  /** By the name it had. */
  customRoleName?: Maybe<Scalars['String']['output']>;
  /** This, title and phone: null, too, of who is not in the team any more and cannot be restored. */
  email?: Maybe<Scalars['String']['output']>;
  /** Of the caller's team, by the names they had. */
  groupNames: Array<Scalars['String']['output']>;
  locale: Scalars['String']['output'];
  /** Null once they are erased. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they could do, everything for administrators. */
  permissions: Array<Scalars['String']['output']>;
  /** Not `id`: it is not the person that they are now. */
  personId: Scalars['ID']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  /** What they were in each team in which the caller edits users, the caller's own first. */
  placements: Array<PlacementThen>;
  role: TeamRole;
  status: MemberStatus;
  /** Given to them alone. */
  storedPermissions: Array<Scalars['String']['output']>;
  timeZone?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type Placement = {
  __typename?: 'Placement';
  /** Whether the caller is signed in to it. */
  isCurrent: Scalars['Boolean']['output'];
  /** Administrators alone change roles. */
  mayChangeRole: Scalars['Boolean']['output'];
  /** Null where they are not in it. */
  role?: Maybe<TeamRole>;
  status?: Maybe<MemberStatus>;
  team: Team;
};

export type PlacementThen = {
  __typename?: 'PlacementThen';
  isCurrent: Scalars['Boolean']['output'];
  /** Null where they were not in it. */
  role?: Maybe<TeamRole>;
  status?: Maybe<MemberStatus>;
  team: Team;
};

export type PreviewedInvitation = {
  __typename?: 'PreviewedInvitation';
  /** As it was typed. */
  email: Scalars['String']['output'];
  outlook: InvitationOutlook;
  /** A sentence for whoever invites. */
  problem?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** Who may look after the account of the caller's team: its administrators, by name. */
  accountManagers: Array<User>;
  /** What a sign-in token stands for; null when it stands for nothing (any more). The token is its own permission. */
  claims?: Maybe<Claims>;
  /** The United States and Canada first, the others by name. */
  countries: Array<Country>;
  /** The roles that the caller's team has made for itself, by name. */
  customRoles: Array<CustomRole>;
  device?: Maybe<Device>;
  /** The devices of the caller's team, whatever was seen last first; `search` finds the beginning of any word of a device, or of whose it is. */
  devices: DevicePage;
  /** Likewise by id, those after `min`, at most `chunk` of them: for clients that fetch all. */
  devicesAfter: Array<Device>;
  /** Whether addresses can be checked before something is sent to them, and how many still. */
  emailCredits: EmailCredits;
  /** The receipt of somebody who was erased from the caller's team, JSON; null for everybody else. */
  erasureReceipt?: Maybe<Scalars['String']['output']>;
  group?: Maybe<Group>;
  /** The groups of the caller's team by name; `search` finds the beginning of any word. */
  groups: GroupPage;
  /** Lag, jobs and parked events of this service. */
  identityOperations: ServiceOperations;
  /** What the token of an invitation's mail stands for; null once it was used, replaced, revoked or is too old. The token is its own permission. */
  invitation?: Maybe<Invitation>;
  /**
   * What inviting the people of a list would come to, 1 to 200 at once, in their order; nothing is sent. Whether an address
   * is at home in another team is not said.
   */
  invitationPreview: Array<PreviewedInvitation>;
  /** Whether the caller runs this installation: an administrator of the team that set it up. */
  isOperator: Scalars['Boolean']['output'];
  /** Whether this can be a host of the provider, by its looks alone: whether a team comes from there is not said. */
  isSingleSignOnHost: Scalars['Boolean']['output'];
  /** Whether the people of any team come in by this provider: what the sign-in page offers. Whose they are is not said. */
  isSingleSignOnOffered: Scalars['Boolean']['output'];
  /** Languages, and languages of a region, by name. */
  locales: Array<Locale>;
  /** How the caller may show that it is them, where a sign-in that was left open is not enough. */
  ownConfirmation: OwnConfirmation;
  /** What a browser is to sign with a passkey to sign in with it alone: JSON of WebAuthn. */
  passkeyOptions: Scalars['String']['output'];
  /**
   * Who was in the caller's team at a moment, those first who came first: as they were then, from the history. `search` finds
   * the beginning of any word of the name or address that somebody has now, at most 100 at once: of who is here, or can be
   * restored. Nobody before the team was there.
   */
  peopleAsOf: PeopleThen;
  /**
   * Who changed what of the caller's team and its people, also of those who are not in it any more, newest first. Those after
   * another answer's `endCursor` with `after`, at most 300 at once. Single sign-on and who acted as whom are told to
   * administrators, devices to those who edit them.
   */
  peopleHistory: PeopleHistory;
  /** Somebody as they were in the caller's team at a moment; null where they were not in it. */
  personAsOf?: Maybe<PersonThen>;
  /** The last export of a person that the caller asked for, as long as it is kept; nobody else's. */
  personExport?: Maybe<PersonExport>;
  /** What the token of an activation mail stands for; null once it is worth nothing. */
  registration?: Maybe<Registration>;
  /**
   * By which provider people with an address of this domain have to sign in; null where they need not, or the domain is nobody's.
   * That a team requires it is told to anybody, and nothing else of the team.
   */
  requiredSingleSignOn?: Maybe<SingleSignOnProvider>;
  /** How the caller proves who they are beside the password; also for those who have to set that up first. */
  secondFactor: SecondFactor;
  /** Whether the first administrator has still to be made. */
  setup: Setup;
  /** What a sign-in stands for, by its id, which opens nothing by itself; null when it stands for nothing (any more). */
  signInClaims?: Maybe<Claims>;
  /** The domains of the caller's team, and how its people come in by its identity provider. */
  singleSignOn: SingleSignOn;
  /** The caller's team, or another that the caller is in. */
  team?: Maybe<Team>;
  /** UTC first, then those of places. */
  timeZones: Array<TimeZone>;
  /** By name, territories among them. */
  usStates: Array<UsState>;
  /**
   * A member of the caller's team, also one who is invited or locked; `withRemoved` also one who was removed and can be
   * restored, for whoever may edit users.
   */
  user?: Maybe<User>;
  /**
   * The caller's team. `search` finds the beginning of any word of a name or address; `permission` finds who may
   * do that, administrators included. Those who were removed and can be restored are found by that status alone, for whoever
   * may edit users.
   */
  users: UserPage;
  /** The caller's team by id, those after `min`, at most `chunk` of them: for clients that fetch everybody. */
  usersAfter: Array<User>;
  /** The signed-in user. */
  viewer: User;
};


export type QueryClaimsArgs = {
  token: Scalars['String']['input'];
};


export type QueryDeviceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDevicesArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryDevicesAfterArgs = {
  chunk?: Scalars['Int']['input'];
  min?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryErasureReceiptArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryGroupArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGroupsArgs = {
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryInvitationPreviewArgs = {
  people: Array<ListedPersonInput>;
};


export type QueryIsSingleSignOnHostArgs = {
  host: Scalars['String']['input'];
  provider: SingleSignOnProvider;
};


export type QueryIsSingleSignOnOfferedArgs = {
  provider: SingleSignOnProvider;
};


export type QueryPeopleAsOfArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  at: Scalars['DateTime']['input'];
  first?: Scalars['Int']['input'];
  role?: InputMaybe<TeamRole>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPeopleHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<PeopleHistoryFilter>;
  first?: Scalars['Int']['input'];
};


export type QueryPersonAsOfArgs = {
  at: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
};


export type QueryPersonExportArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryRegistrationArgs = {
  token: Scalars['String']['input'];
};


export type QueryRequiredSingleSignOnArgs = {
  domain: Scalars['String']['input'];
};


export type QuerySignInClaimsArgs = {
  signInId: Scalars['ID']['input'];
};


export type QueryTeamArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUserArgs = {
  id: Scalars['ID']['input'];
  withRemoved?: Scalars['Boolean']['input'];
};


export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  customRoleId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  permission?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<TeamRole>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: UserSort;
  status?: InputMaybe<MemberStatus>;
};


export type QueryUsersAfterArgs = {
  chunk?: Scalars['Int']['input'];
  min?: InputMaybe<Scalars['ID']['input']>;
};

export type RegisterInput = {
  acceptTerms: Scalars['Boolean']['input'];
  /** Where the call came from, as the edge saw it: for the limiter. */
  address: Scalars['String']['input'];
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  isTrial?: Scalars['Boolean']['input'];
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  period?: BillingPeriod;
  plan?: Scalars['String']['input'];
  promoCode?: InputMaybe<Scalars['String']['input']>;
  teamName: Scalars['String']['input'];
  userCount?: Scalars['Int']['input'];
};

/** What the page says to somebody who opens the link of an activation mail. */
export type Registration = {
  __typename?: 'Registration';
  email: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  isTrial: Scalars['Boolean']['output'];
  teamName: Scalars['String']['output'];
};

export type Removal = {
  __typename?: 'Removal';
  removedAt: Scalars['DateTime']['output'];
  /** From then on they are forgotten. */
  restorableUntil: Scalars['DateTime']['output'];
};

export type RequestPasswordResetInput = {
  /** Where the call came from, as the edge saw it: for the limiter. */
  address: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

export type RequestedPasswordReset = {
  __typename?: 'RequestedPasswordReset';
  /** Whether mails stay on this machine, where only whoever runs it finds them. */
  isMailKept: Scalars['Boolean']['output'];
};

export type RequestedRegistration = {
  __typename?: 'RequestedRegistration';
  /** Whether mails stay on this machine, where only whoever runs it finds them. */
  isMailKept: Scalars['Boolean']['output'];
};

export type ResetPasswordInput = {
  /** Where the call came from, as the edge saw it: for the limiter. */
  address: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  token: Scalars['String']['input'];
};

export type SecondFactor = {
  __typename?: 'SecondFactor';
  /** Browsers keep passkeys for names, over https, and for localhost. */
  canUsePasskeys: Scalars['Boolean']['output'];
  /** Codes of an app are asked for. */
  hasTotp: Scalars['Boolean']['output'];
  /** The team asks for one. */
  isRequired: Scalars['Boolean']['output'];
  /** Where else the caller may go, of teams that ask for no more than they have. */
  otherTeams: Array<OtherTeam>;
  passkeys: Array<Passkey>;
  recoveryCodesLeft: Scalars['Int']['output'];
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

export type SetUpInput = {
  /** Where the call came from, as the edge saw it: for the list of sign-ins. */
  address?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether companies may register themselves: as it is set, and once there is a first administrator. */
  isRegistrationOpen: Scalars['Boolean']['output'];
};

export type SharingConsent =
  | 'IMPLIED'
  | 'OPTIONAL'
  | 'REQUIRED';

/** Somebody being signed in, in one browser or on one device. */
export type SignIn = {
  __typename?: 'SignIn';
  /** From where it began; null where that was not kept yet. */
  address?: Maybe<Scalars['String']['output']>;
  /** What a native client calls itself. */
  deviceName?: Maybe<Scalars['String']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Where somebody else acts as its person with it. */
  impersonation?: Maybe<Impersonation>;
  /** The one that the call was made with. */
  isCurrent: Scalars['Boolean']['output'];
  isRemembered: Scalars['Boolean']['output'];
  /** To the quarter of an hour. */
  lastUsedAt: Scalars['DateTime']['output'];
  /** Null where that was not kept yet. */
  method?: Maybe<SignInMethod>;
  network: Network;
  startedAt: Scalars['DateTime']['output'];
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** Who has proved enough is signed in; otherwise it says what is missing. */
export type SignInAnswer = {
  __typename?: 'SignInAnswer';
  missing?: Maybe<MissingFactor>;
  signedIn?: Maybe<SignedIn>;
};

export type SignInInput = {
  /** Where the call came from, as the edge saw it: for the limiter and the list of sign-ins. */
  address: Scalars['String']['input'];
  /** Six digits of an app, or a recovery code. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** Where an app wants its device to be found among the devices of its person and team. */
  device?: InputMaybe<DeviceInput>;
  deviceName?: InputMaybe<Scalars['String']['input']>;
  /** Both, or a passkey alone. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** What this browser kept of an earlier sign-in: guesses made elsewhere do not count against it. */
  knownBrowser?: InputMaybe<Scalars['String']['input']>;
  /** What the browser answered, as JSON. */
  passkey?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  remember?: Scalars['Boolean']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type SignInMethod =
  | 'DYNAMICS'
  | 'EGNYTE'
  | 'OKTA'
  | 'PASSKEY'
  | 'PASSWORD';

export type SignedIn = {
  __typename?: 'SignedIn';
  expiresAt: Scalars['DateTime']['output'];
  /** For a browser to keep for a year: it opens nothing, but says that this person has signed in with it. */
  knownBrowser: Scalars['String']['output'];
  /** 256 bits, base64url. Only its hash is kept. */
  token: Scalars['String']['output'];
  user: User;
};

export type SignedOutByRequiring = {
  __typename?: 'SignedOutByRequiring';
  /** Whether these are all: of a team with very many sign-ins the newest 1,000 are looked at. */
  isAll: Scalars['Boolean']['output'];
  people: Scalars['Int']['output'];
};

export type SingleSignOn = {
  __typename?: 'SingleSignOn';
  /** Null where none is set up. */
  configuration?: Maybe<SingleSignOnConfiguration>;
  /** By name. */
  domains: Array<TeamDomain>;
  /** What the providers' hosts end with, and what the operator has added. */
  hosts: Array<SingleSignOnHosts>;
  id: Scalars['ID']['output'];
  /** Before the @ of an address that a code is mailed to. */
  mailboxes: Array<Scalars['String']['output']>;
  /** Who is signed in now in another way, and would not be once the provider is required of everybody but this one. */
  signedOutByRequiring: SignedOutByRequiring;
};


export type SingleSignOnSignedOutByRequiringArgs = {
  exceptUserId: Scalars['ID']['input'];
};

export type SingleSignOnConfiguration = {
  __typename?: 'SingleSignOnConfiguration';
  clientId: Scalars['String']['output'];
  /** One of the team's own that they have beside it; null where there is none, or not any more. */
  customRole?: Maybe<CustomRole>;
  /** Of those who come for the first time. */
  defaultRole: TeamRole;
  /** Who signs in by password although nobody else may. */
  except?: Maybe<User>;
  host: Scalars['String']['output'];
  /** Whether that is an administrator who may come in; true where none is needed. */
  isExceptionGood: Scalars['Boolean']['output'];
  /** False once the operator has taken it away: nobody is sent there. */
  isHostAllowed: Scalars['Boolean']['output'];
  isRequired: Scalars['Boolean']['output'];
  provider: SingleSignOnProvider;
  /** Null until somebody went there and came back. */
  testedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** What somebody goes to a provider for. */
export type SingleSignOnErrand =
  | 'CONFIRM'
  | 'SIGN_IN'
  | 'TEST';

export type SingleSignOnHosts = {
  __typename?: 'SingleSignOnHosts';
  added: Array<Scalars['String']['output']>;
  provider: SingleSignOnProvider;
  /** Where the provider is to send people back to. */
  redirectUri: Scalars['String']['output'];
  suffixes: Array<Scalars['String']['output']>;
};

export type SingleSignOnProvider =
  | 'DYNAMICS'
  | 'EGNYTE'
  | 'OKTA';

export type SingleSignOnRefusal =
  /** More than one team has: their domains tell them apart. */
  | 'AMBIGUOUS'
  /** The provider let nobody in, or what it said is not good. */
  | 'DENIED'
  /** Too old, used already, of another browser, or the configuration has changed. */
  | 'EXPIRED'
  /** The address is not of a domain that the team has proven. */
  | 'FOREIGN'
  | 'LOCKED'
  /** What answers there is no identity provider, or one of another address. */
  | 'MISTAKEN'
  /** The operator has taken its host away. */
  | 'NOT_ALLOWED'
  /** The provider has not asked them anew. */
  | 'NOT_ASKED'
  /** Whoever confirmed that it is them is known there as somebody else. */
  | 'OTHER_PERSON'
  /** Somebody has taken them out of the team. */
  | 'REMOVED'
  /** No team has set that up. */
  | 'UNKNOWN'
  /** Nothing answers there. */
  | 'UNREACHABLE'
  /** It does not vouch for an address. */
  | 'UNVERIFIED';

export type StartImpersonationInput = {
  /** Where the call came from, as the edge saw it. */
  address: Scalars['String']['input'];
  /** 3 to 500 characters: stands in the mail to the person and with what happened. */
  reason: Scalars['String']['input'];
  userAgent?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};

/** Either a domain, or provider and host. */
export type StartSingleSignOnInput = {
  domain?: InputMaybe<Scalars['String']['input']>;
  host?: InputMaybe<Scalars['String']['input']>;
  /** A path of ours to go on to. */
  next?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<SingleSignOnProvider>;
};

export type StartedImpersonation = {
  __typename?: 'StartedImpersonation';
  expiresAt: Scalars['DateTime']['output'];
  /** Until when a browser keeps the caller's own sign-in; null: until it is closed. */
  ownExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 256 bits, base64url. Only its hash is kept. */
  token: Scalars['String']['output'];
  user: User;
};

export type StartedSingleSignOn = {
  __typename?: 'StartedSingleSignOn';
  refusal?: Maybe<SingleSignOnRefusal>;
  /** Where the browser goes; null where it was refused. */
  url?: Maybe<Scalars['String']['output']>;
  /** What the browser keeps, for ten minutes, and brings back. */
  way?: Maybe<Scalars['String']['output']>;
};

export type StartedTotp = {
  __typename?: 'StartedTotp';
  /** Base32, for whoever cannot take a picture. */
  secret: Scalars['String']['output'];
  /** Comes back with the first code. */
  ticket: Scalars['String']['output'];
  /** For the app, as a picture or a link. */
  uri: Scalars['String']['output'];
};

export type Team = {
  __typename?: 'Team';
  /** Who looks after the team's account, as long as they are one of its administrators. */
  accountManager?: Maybe<User>;
  /** What was booked where a company registered itself, for who may change the settings; null for any other team. */
  booking?: Maybe<TeamBooking>;
  channel?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Whether a recipient's page says who sent it. */
  displayUserInfo: Scalars['Boolean']['output'];
  features: TeamFeatures;
  id: Scalars['ID']['output'];
  /** BCP 47: what the team speaks. */
  locale: Scalars['String']['output'];
  /** Whether the caller may change its settings. */
  mayEdit: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  privacyPolicyUrl?: Maybe<Scalars['String']['output']>;
  /** Minutes after which the apps ask whom one is with. */
  promptForCustomerTimeout: Scalars['Int']['output'];
  /** Who has no second factor may set one up, and nothing else. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  sharingConsent: SharingConsent;
  slug: Scalars['String']['output'];
  /** IANA name: of those in the team who have said none. */
  timeZone: Scalars['String']['output'];
  type: TeamType;
};

export type TeamBooking = {
  __typename?: 'TeamBooking';
  isTrial: Scalars['Boolean']['output'];
  period: BillingPeriod;
  plan: Scalars['String']['output'];
  promoCode?: Maybe<Scalars['String']['output']>;
  userCount: Scalars['Int']['output'];
};

export type TeamDomain = {
  __typename?: 'TeamDomain';
  /** As DNS has it. */
  domain: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isProven: Scalars['Boolean']['output'];
  /** Where a code went last, while it is good. */
  mailedTo?: Maybe<Scalars['String']['output']>;
  /** As people write it: not xn--bcher-kva.example but bücher.example. */
  name: Scalars['String']['output'];
  provenBy?: Maybe<DomainProof>;
  record: DnsRecord;
};

export type TeamFeatures = {
  __typename?: 'TeamFeatures';
  emailPreviews: Scalars['Boolean']['output'];
  emailVerification: Scalars['Boolean']['output'];
  fax: Scalars['Boolean']['output'];
  haystack: Scalars['Boolean']['output'];
  membersCanSendEmails: Scalars['Boolean']['output'];
  metabase: Scalars['Boolean']['output'];
  presentationAlias: Scalars['Boolean']['output'];
  sendingEmails: Scalars['Boolean']['output'];
  sharing: Scalars['Boolean']['output'];
  sinch: Scalars['Boolean']['output'];
  snippets: Scalars['Boolean']['output'];
  spaces: Scalars['Boolean']['output'];
};

export type TeamFeaturesInput = {
  emailPreviews?: InputMaybe<Scalars['Boolean']['input']>;
  emailVerification?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['Boolean']['input']>;
  haystack?: InputMaybe<Scalars['Boolean']['input']>;
  membersCanSendEmails?: InputMaybe<Scalars['Boolean']['input']>;
  metabase?: InputMaybe<Scalars['Boolean']['input']>;
  presentationAlias?: InputMaybe<Scalars['Boolean']['input']>;
  sendingEmails?: InputMaybe<Scalars['Boolean']['input']>;
  sharing?: InputMaybe<Scalars['Boolean']['input']>;
  sinch?: InputMaybe<Scalars['Boolean']['input']>;
  snippets?: InputMaybe<Scalars['Boolean']['input']>;
  spaces?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TeamRole =
  | 'TEAM_ADMIN'
  | 'TEAM_MEMBER';

export type TeamType =
  | 'CUSTOMER'
  | 'DEMO'
  | 'PARTNER';

export type TimeZone = {
  __typename?: 'TimeZone';
  /** IANA name. */
  id: Scalars['ID']['output'];
  /** What people call the time there, the whole year round. */
  name: Scalars['String']['output'];
};

export type TurnOnTotpInput = {
  /** Six digits. */
  code: Scalars['String']['input'];
  /** As `startTotp` gave them. */
  secret: Scalars['String']['input'];
  ticket: Scalars['String']['input'];
};

/** A state, the federal district or a territory of the United States. */
export type UsState = {
  __typename?: 'UsState';
  /** Two letters, as in addresses. */
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A person as seen from the caller's team. */
export type User = {
  __typename?: 'User';
  /** What they may use, once team and person are looked at together (accounts §6). */
  abilities: Abilities;
  /** Whether the caller may edit their profile by `editMember`. */
  canBeEdited: Scalars['Boolean']['output'];
  /** Whether the caller may use Lectern as this user. */
  canBeImpersonated: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  currentTeam: Team;
  currentTeamRole: TeamRole;
  /** Beside the stored permissions; null where they have none, and where the caller may not know. */
  customRole?: Maybe<CustomRole>;
  /** What it is called, for whoever may see them; what it gives is not said by it. */
  customRoleName?: Maybe<Scalars['String']['output']>;
  /** Their devices, whatever was seen last first: one's own, and for those who edit devices what is in their team; null for everybody else. */
  devices?: Maybe<Array<Device>>;
  email?: Maybe<Scalars['String']['output']>;
  /** Why they may do each of these, or not: keys, or rules of accounts §6 as REST spells them, at most 50. Null where the caller may not know: of others without can_edit_users. */
  explanations?: Maybe<Array<Explanation>>;
  /** Of the caller's team, by name. */
  groups: Array<Group>;
  /** Whether one has a password here, or comes in with an organization's account alone; null of others. */
  hasPassword?: Maybe<Scalars['Boolean']['output']>;
  /** Null where the caller may not know: of others without can_edit_users. */
  hasSecondFactor?: Maybe<Scalars['Boolean']['output']>;
  /** What became of them in the caller's team, newest first, as `peopleHistory`; null where the caller may not know: of others without can_edit_users. */
  history?: Maybe<PeopleHistory>;
  id: Scalars['ID']['output'];
  /** While the caller is somebody else who acts as this user. */
  impersonation?: Maybe<Impersonation>;
  /** While they are invited, for whoever may edit users. */
  invitation?: Maybe<PendingInvitation>;
  /**
   * Where mail stays on this machine: what stands in the mail of the invitation, to be handed over by an administrator, or by
   * who invited somebody new and may give all that it gives. Null where mail goes out, or nobody is invited any more.
   */
  invitationLink?: Maybe<Scalars['String']['output']>;
  /** A member who is not locked. */
  isActive: Scalars['Boolean']['output'];
  /** When they were last at work in this team, to the quarter of an hour, as far as their sign-ins were not taken on to another team since; null, too, where the caller may not know: of others without can_edit_users. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Likewise, with what one is in each. */
  memberships: Array<Membership>;
  name?: Maybe<Scalars['String']['output']>;
  /** What they may do, everything for administrators; null where the caller may not know: of others without can_edit_users. */
  permissions?: Maybe<Array<Scalars['String']['output']>>;
  phone?: Maybe<Scalars['String']['output']>;
  /** What they are in each team in which the caller edits users, the caller's own first; null for who edits none. */
  placements?: Maybe<Array<Placement>>;
  /** While they can be restored, for whoever may edit users. */
  removal?: Maybe<Removal>;
  /** Null where the caller may not know: of others without can_edit_users. */
  settings?: Maybe<UserSettings>;
  /** Where they are signed in, the newest first: one's own, and for administrators what is in their team; null for everybody else. */
  signIns?: Maybe<Array<SignIn>>;
  slug: Scalars['String']['output'];
  status: MemberStatus;
  /** The permissions that are stored, which administrators have beside passing every check; null likewise. */
  storedPermissions?: Maybe<Array<Scalars['String']['output']>>;
  /** One's own, all of them that let one in; of others the one that is shared. */
  teams: Array<Team>;
  title?: Maybe<Scalars['String']['output']>;
  /** How much they own, as far as it is known; null where the caller may not know: of others without can_edit_users. */
  works?: Maybe<OwnedWorks>;
};


/** A person as seen from the caller's team. */
export type UserExplanationsArgs = {
  permissions: Array<Scalars['String']['input']>;
};


/** A person as seen from the caller's team. */
export type UserHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

export type UserPage = {
  __typename?: 'UserPage';
  /** Where those after these begin; null after the last. */
  endCursor?: Maybe<Scalars['String']['output']>;
  items: Array<User>;
  page: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  /** Of all pages; stops at 10,000. */
  total: Scalars['Int']['output'];
};

export type UserSettings = {
  __typename?: 'UserSettings';
  locale: Scalars['String']['output'];
  /** 0 none, 1 first opening, 2 every opening, 3 weekly, 4 monthly: what new links tell. */
  notificationLevel: Scalars['Int']['output'];
  signature?: Maybe<Scalars['String']['output']>;
  /** Null is the team's. */
  timeZone?: Maybe<Scalars['String']['output']>;
};

export type UserSort =
  | 'NAME'
  /** Whoever came last, first. */
  | 'NEWEST'
  | 'OLDEST';

export type WorldRegion = {
  __typename?: 'WorldRegion';
  /** Three digits. */
  code: Scalars['String']['output'];
  name: Scalars['String']['output'];
};
