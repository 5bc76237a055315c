import type { Lazy } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { CustomRoleParent } from './access/CustomRole.ts';
import type { GroupParent } from './access/Group.ts';
import type { ImpersonationParent } from './access/Impersonation.ts';
import type { PersonChangeParent, ChangedValueParent } from './people/PersonChange.ts';
import type { PersonExportParent } from './people/PersonExport.ts';
import type { PersonThenParent } from './people/PersonThen.ts';
import type { TeamParent } from './people/Team.ts';
import type { UserParent } from './people/User.ts';
import type { ClaimsParent } from './sign-in/Claims.ts';
import type { DeviceParent } from './sign-in/Device.ts';
import type { SecondFactorParent, PasskeyParent } from './sign-in/SecondFactor.ts';
import type { SignInParent } from './sign-in/SignIn.ts';
import type { SingleSignOnParent, SingleSignOnConfigurationParent, TeamDomainParent } from './sign-in/single-sign-on/SingleSignOn.ts';
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

/** What a person may use: follows from their permissions and what is turned on for the team. */
export type Abilities = {
  __typename?: 'Abilities';
  /** Whether they may create spaces. */
  canCreateSpaces: Scalars['Boolean']['output'];
  /** Whether they may send emails: the team sends emails, and they are an administrator or members may send. */
  canSendEmails: Scalars['Boolean']['output'];
  /** Whether they may send faxes. */
  canSendFaxes: Scalars['Boolean']['output'];
  /** Whether they may share spaces. */
  canShareSpaces: Scalars['Boolean']['output'];
  /** Whether they may preview email templates in many mail programs. */
  canTestEmailTemplates: Scalars['Boolean']['output'];
  /** Whether they may search content with Haystack. */
  canUseHaystack: Scalars['Boolean']['output'];
  /** Whether they may see Metabase reports. */
  canUseMetabase: Scalars['Boolean']['output'];
  /** Whether they may send text messages with Sinch. */
  canUseSinch: Scalars['Boolean']['output'];
  /** Whether they may insert snippets into emails. */
  canUseSnippets: Scalars['Boolean']['output'];
  /** Whether they may check whether emails exist before sending. */
  canVerifyEmails: Scalars['Boolean']['output'];
  /** Whether they work for the company that hosts the installation: always false when it is self-hosted. */
  isEmployee: Scalars['Boolean']['output'];
  /** Whether they are a member of the team and not locked. */
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
  defaults?: InputMaybe<TeamDefaultsInput>;
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
  /** Whether the console shows settings that only the team's own apps use. */
  showsAppSettings?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** The new value in words; null for none. */
  after?: Maybe<Scalars['String']['output']>;
  /** The former value in words; people and roles by their current or last name. Null for none. */
  before?: Maybe<Scalars['String']['output']>;
  /** The changed field; for permissions the key. */
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
  /** The same claims as a signed text (JWS) that lasts a minute, by which other processes believe them; null where everything runs in one process. */
  proof?: Maybe<Scalars['String']['output']>;
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
  /** Three-letter code of ISO 3166-1. */
  alpha3: Scalars['String']['output'];
  /** Two-letter code of ISO 3166-1. */
  id: Scalars['ID']['output'];
  /** Between a subregion and its countries; few have one. */
  intermediateRegion?: Maybe<WorldRegion>;
  /** Its name in English. */
  name: Scalars['String']['output'];
  /** Three-digit code of ISO 3166-1. */
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
  /** The caller, its first administrator; null for none. */
  accountManagerId?: InputMaybe<Scalars['ID']['input']>;
  channel?: InputMaybe<Scalars['String']['input']>;
  defaults?: InputMaybe<TeamDefaultsInput>;
  displayUserInfo?: InputMaybe<Scalars['Boolean']['input']>;
  features?: InputMaybe<TeamFeaturesInput>;
  /** BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  privacyPolicyUrl?: InputMaybe<Scalars['String']['input']>;
  /** Minutes after which the apps ask whom one is with, 1 to 1440. */
  promptForCustomerTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Only for callers with a second factor of their own. */
  requiresSecondFactor?: InputMaybe<Scalars['Boolean']['input']>;
  sharingConsent?: InputMaybe<SharingConsent>;
  /** IANA name; that of the caller's team where none is given. Likewise below. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<TeamType>;
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

/** A device that a user is signed in on with an app. */
export type Device = {
  __typename?: 'Device';
  /** Version of the app; null when the app does not say. */
  appVersion?: Maybe<Scalars['String']['output']>;
  /** Whether push messages can be sent to it. */
  hasPushToken: Scalars['Boolean']['output'];
  /** The id of the device. */
  id: Scalars['ID']['output'];
  /** When it was last used, to the quarter of an hour. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** What its app calls it; null once the person was erased. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its operating system; null when the app does not say. */
  operatingSystem?: Maybe<OperatingSystem>;
  /** The platform that the app is built for. */
  platform: DevicePlatform;
  /** When someone first signed in on it. */
  registeredAt: Scalars['DateTime']['output'];
  /** The kind of device; null when the app does not say. */
  type?: Maybe<DeviceType>;
  /** The user who is signed in on it; null when the caller's team cannot see them. */
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

/** How many emails can still be checked before sending. */
export type EmailCredits = {
  __typename?: 'EmailCredits';
  /** How many emails can still be checked. */
  available: Scalars['Int']['output'];
  /** Whether a service that checks emails is set up and the team may use it. */
  isEnabled: Scalars['Boolean']['output'];
  /** How many emails can be checked in all. */
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

/** Some members of a team, under a name: what is visible to a group only is visible to its members. */
export type Group = {
  __typename?: 'Group';
  /** When the group was created. */
  createdAt: Scalars['DateTime']['output'];
  /** The id of the group. */
  id: Scalars['ID']['output'];
  /** Number of members; counting stops at 10,000. */
  memberCount: Scalars['Int']['output'];
  /** The name of the group. */
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
  /** Since when the first that is due waits; null when none is due. */
  waitingSince?: Maybe<Scalars['DateTime']['output']>;
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
  /** The language, as a BCP 47 tag. */
  id: Scalars['ID']['output'];
  /** Its name in English. */
  name: Scalars['String']['output'];
  /** Its name as its speakers write it. */
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
   * `handOverTo`, by default that of the team's first administrator. `teamId` as at `changeMemberRole`.
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
   * Within 30 days: role, permissions and groups are as they were. What they owned is theirs again, unless a successor was
   * chosen or it has changed hands since. Who is no administrator restores whom they could give all of that. `teamId` as at `changeMemberRole`.
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
  /** When its link stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Whether they were invited with a role that is no more, or gives more by now than it was sent with: they come in without it. */
  hasLostRole: Scalars['Boolean']['output'];
  /** The user who invited them; null once that user left the team. */
  invitedBy?: Maybe<User>;
  /** Whether its link has stopped working. */
  isExpired: Scalars['Boolean']['output'];
  /** When the invitation was last sent. */
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

/** One change to a person in a team, or to the team itself. */
export type PersonChange = {
  __typename?: 'PersonChange';
  /** The user who did it; null for the product itself. */
  actor?: Maybe<User>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** Whether it can be undone: a change of role or permissions with no later one of the same kind. */
  canBeUndone: Scalars['Boolean']['output'];
  /** What was changed, field by field; empty when the sentence says it all. */
  fields: Array<ChangedValue>;
  /** The group that they were added to or removed from, by its last name; null for other changes. */
  groupName?: Maybe<Scalars['String']['output']>;
  /** The id of the change. */
  id: Scalars['ID']['output'];
  /** What kind of change it is. */
  kind: PersonChangeKind;
  /** The kind of network that the call came from; null where no call made the change, and for old changes. */
  network?: Maybe<Network>;
  /** The user as whom an administrator acted; null otherwise. */
  onBehalfOf?: Maybe<User>;
  /** The person whom it is about; null when it is about the team, and when the team may not name them any more. */
  person?: Maybe<User>;
  /** The id of the person whom it is about; null when it is about the team. */
  personId?: Maybe<Scalars['ID']['output']>;
  /** The same for all changes of one request. */
  requestId: Scalars['String']['output'];
  /** With what whoever did it was signed in, and from where; null for those who may not see their sign-ins. */
  signIn?: Maybe<ActingSignIn>;
  /** What happened, as one sentence. */
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
  /** The name that their custom role had; null for none. */
  customRoleName?: Maybe<Scalars['String']['output']>;
  /** Their email; null once they were erased, and when they left the team for good. */
  email?: Maybe<Scalars['String']['output']>;
  /** Their groups, by the names that these had. */
  groupNames: Array<Scalars['String']['output']>;
  /** Their language, as a BCP 47 tag. */
  locale: Scalars['String']['output'];
  /** Their name; null once they were erased. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they could do; everything for administrators. */
  permissions: Array<Scalars['String']['output']>;
  /** The id of the person; the other fields are as they were at that moment. */
  personId: Scalars['ID']['output'];
  /** Their phone number; null for none, and when they left the team for good. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What they were in each team in which the caller edits users, the caller's own first. */
  placements: Array<PlacementThen>;
  /** Their role in the team. */
  role: TeamRole;
  /** Whether they were invited, active or locked. */
  status: MemberStatus;
  /** The keys of permissions that were given to them alone. */
  storedPermissions: Array<Scalars['String']['output']>;
  /** Their time zone as an IANA name; null for that of the team. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Their job title; null for none, and when they left the team for good. */
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
  /** Likewise by id, those after the id `min` or after so many, at most `chunk` of them: for clients that fetch all. */
  devicesAfter: Array<Device>;
  /** The proof that a process is the edge, a JWS that lasts a minute, for one that has LECTERN_SECRET. The request is signed with it. */
  edgeProof: Scalars['String']['output'];
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
  /** The caller's team by id, those after the id `min` or after so many, at most `chunk` of them: for clients that fetch everybody. */
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


export type QueryEdgeProofArgs = {
  request: Scalars['String']['input'];
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
  /** BCP 47. */
  locale?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  password: Scalars['String']['input'];
  teamName: Scalars['String']['input'];
  /** IANA name, of the browser: the team's. One that is not known leaves the default, as with `locale`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
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

/** A team: the people who share presentations, links and settings. */
export type Team = {
  __typename?: 'Team';
  /** The administrator who looks after the team's account; null for none. */
  accountManager?: Maybe<User>;
  /** What was booked where a company registered itself, for who may change the settings; null for any other team. */
  booking?: Maybe<TeamBooking>;
  /** Where the team came from, or through whom it sells; null for none. */
  channel?: Maybe<Scalars['String']['output']>;
  /** When the team was created. */
  createdAt: Scalars['DateTime']['output'];
  defaults: TeamDefaults;
  /** Whether recipients see who sent a link. */
  displayUserInfo: Scalars['Boolean']['output'];
  features: TeamFeatures;
  /** The id of the team. */
  id: Scalars['ID']['output'];
  /** Language of the team, as a BCP 47 tag. */
  locale: Scalars['String']['output'];
  /** Whether the caller may change its settings. */
  mayEdit: Scalars['Boolean']['output'];
  /** The name of the team. */
  name: Scalars['String']['output'];
  /** URL of the team's privacy policy; null for none. */
  privacyPolicyUrl?: Maybe<Scalars['String']['output']>;
  /** Minutes after which the apps ask which customer one is with. */
  promptForCustomerTimeout: Scalars['Int']['output'];
  /** Whether members need a second factor: those without one can only set it up. */
  requiresSecondFactor: Scalars['Boolean']['output'];
  /** What recipients are asked unless a link says otherwise. */
  sharingConsent: SharingConsent;
  /** Whether the console shows settings that only the team's own apps use. */
  showsAppSettings: Scalars['Boolean']['output'];
  /** Its name in URLs. */
  slug: Scalars['String']['output'];
  /** Time zone of members who have not chosen one: an IANA name, such as Europe/Oslo. */
  timeZone: Scalars['String']['output'];
  /** What the team is to the provider of the installation. */
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

/** Settings that a new presentation starts with. */
export type TeamDefaults = {
  __typename?: 'TeamDefaults';
  /** Whether new presentations can be annotated. */
  annotate: Scalars['Boolean']['output'];
  /** Whether recipients can download new presentations. */
  downloadFile: Scalars['Boolean']['output'];
  /** Whether members can save the file of new presentations. */
  exportFile: Scalars['Boolean']['output'];
  /** Whether new presentations can be faxed. */
  fax: Scalars['Boolean']['output'];
  /** Whether recipients can forward new presentations. */
  forwardFile: Scalars['Boolean']['output'];
  /** Whether recipients can print new presentations. */
  printFile: Scalars['Boolean']['output'];
  /** Whether new presentations can be rated. */
  rateFile: Scalars['Boolean']['output'];
  /** Whether quick sharing requires a template. */
  requireQuickShareTemplate: Scalars['Boolean']['output'];
  /** Whether activity on new presentations goes to the CRM. */
  sendActivityToCrm: Scalars['Boolean']['output'];
  /** Whether new presentations can be shared by email. */
  shareEmail: Scalars['Boolean']['output'];
  /** Whether new presentations can be shared as a link. */
  shareLink: Scalars['Boolean']['output'];
  /** Whether Haystack finds new presentations. */
  useInHaystack: Scalars['Boolean']['output'];
};

export type TeamDefaultsInput = {
  annotate?: InputMaybe<Scalars['Boolean']['input']>;
  downloadFile?: InputMaybe<Scalars['Boolean']['input']>;
  exportFile?: InputMaybe<Scalars['Boolean']['input']>;
  fax?: InputMaybe<Scalars['Boolean']['input']>;
  forwardFile?: InputMaybe<Scalars['Boolean']['input']>;
  printFile?: InputMaybe<Scalars['Boolean']['input']>;
  rateFile?: InputMaybe<Scalars['Boolean']['input']>;
  requireQuickShareTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  sendActivityToCrm?: InputMaybe<Scalars['Boolean']['input']>;
  shareEmail?: InputMaybe<Scalars['Boolean']['input']>;
  shareLink?: InputMaybe<Scalars['Boolean']['input']>;
  useInHaystack?: InputMaybe<Scalars['Boolean']['input']>;
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

/** What is turned on for a team. */
export type TeamFeatures = {
  __typename?: 'TeamFeatures';
  /** Preview email templates in many mail programs. */
  emailPreviews: Scalars['Boolean']['output'];
  /** Check whether emails exist before sending. */
  emailVerification: Scalars['Boolean']['output'];
  /** Send presentations as a fax. */
  fax: Scalars['Boolean']['output'];
  /** Search across content with Haystack. */
  haystack: Scalars['Boolean']['output'];
  /** Members may send emails, not only administrators. */
  membersCanSendEmails: Scalars['Boolean']['output'];
  /** See Metabase reports. */
  metabase: Scalars['Boolean']['output'];
  /** Give links a readable alias. */
  presentationAlias: Scalars['Boolean']['output'];
  /** Send emails through the product. */
  sendingEmails: Scalars['Boolean']['output'];
  /** Share links with people outside the team. */
  sharing: Scalars['Boolean']['output'];
  /** Send text messages with Sinch. */
  sinch: Scalars['Boolean']['output'];
  /** Insert snippets into emails. */
  snippets: Scalars['Boolean']['output'];
  /** Share several presentations together in a space. */
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
  /** IANA name, such as Europe/Oslo. */
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
  /** Two-letter code, as in addresses. */
  id: Scalars['ID']['output'];
  /** Its name in English. */
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
  /** When the account was created. */
  createdAt: Scalars['DateTime']['output'];
  currentTeam: Team;
  /** Their role in the team. */
  currentTeamRole: TeamRole;
  /** Beside the stored permissions; null where they have none, and where the caller may not know. */
  customRole?: Maybe<CustomRole>;
  /** What it is called, for whoever may see them; what it gives is not said by it. */
  customRoleName?: Maybe<Scalars['String']['output']>;
  /** Their devices, whatever was seen last first: one's own, and for those who edit devices what is in their team; null for everybody else. */
  devices?: Maybe<Array<Device>>;
  /** Their email; null once they were erased, and when the caller may not know. */
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
  /** The id of the user. */
  id: Scalars['ID']['output'];
  /** While the caller is somebody else who acts as this user. */
  impersonation?: Maybe<Impersonation>;
  /** Their open invitation, for callers who may edit users; null otherwise. */
  invitation?: Maybe<PendingInvitation>;
  /**
   * Where mail stays on this machine: what stands in the mail of the invitation, to be handed over by an administrator, or by
   * who invited somebody new and may give all that it gives. Null where mail goes out, or nobody is invited any more.
   */
  invitationLink?: Maybe<Scalars['String']['output']>;
  /** Whether they are a member and not locked. */
  isActive: Scalars['Boolean']['output'];
  /** When they were last at work in this team, to the quarter of an hour, as far as their sign-ins were not taken on to another team since; null, too, where the caller may not know: of others without can_edit_users. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Likewise, with what one is in each. */
  memberships: Array<Membership>;
  /** Their name; null once they were erased. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they may do, everything for administrators; null where the caller may not know: of others without can_edit_users. */
  permissions?: Maybe<Array<Scalars['String']['output']>>;
  /** Their phone number; null for none. */
  phone?: Maybe<Scalars['String']['output']>;
  /** What they are in each team in which the caller edits users, the caller's own first; null for who edits none. */
  placements?: Maybe<Array<Placement>>;
  /** While they can be restored, for whoever may edit users. */
  removal?: Maybe<Removal>;
  /** Null where the caller may not know: of others without can_edit_users. */
  settings?: Maybe<UserSettings>;
  /** Where they are signed in, the newest first: one's own, and for administrators what is in their team; null for everybody else. */
  signIns?: Maybe<Array<SignIn>>;
  /** Their name in URLs. */
  slug: Scalars['String']['output'];
  /** Whether they are invited, active, locked or removed. */
  status: MemberStatus;
  /** The permissions that are stored, which administrators have beside passing every check; null likewise. */
  storedPermissions?: Maybe<Array<Scalars['String']['output']>>;
  /** One's own, all of them that let one in; of others the one that is shared. */
  teams: Array<Team>;
  /** Their job title; null for none. */
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
  /** Their language, as a BCP 47 tag. */
  locale: Scalars['String']['output'];
  /**
   * Default of their new links: when the owner hears of openings: 0 never, 1 of the first, 2 of every one, 3 weekly, 4
   * monthly.
   */
  notificationLevel: Scalars['Int']['output'];
  /** Plain text below what they send; null for none. */
  signature?: Maybe<Scalars['String']['output']>;
  /** Their time zone as an IANA name; null for that of the team. */
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
  CustomRole: CustomRole;
  Group: Group;
  Team: Team;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  CustomRole:
    ( { __typename: 'CustomRole' }
    & GraphQLRecursivePick<FederationTypes['CustomRole'], {"id":true}> );
  Group:
    ( { __typename: 'Group' }
    & GraphQLRecursivePick<FederationTypes['Group'], {"id":true}> );
  Team:
    ( { __typename: 'Team' }
    & GraphQLRecursivePick<FederationTypes['Team'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Abilities: ResolverTypeWrapper<Abilities>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ActingSignIn: ResolverTypeWrapper<ActingSignIn>;
  ActivateRegistrationInput: ActivateRegistrationInput;
  AddPasskeyInput: AddPasskeyInput;
  Because: Because;
  BillingPeriod: BillingPeriod;
  ChangePasswordInput: ChangePasswordInput;
  ChangeTeamSettingsInput: ChangeTeamSettingsInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ChangedSecondFactor: ResolverTypeWrapper<Omit<ChangedSecondFactor, 'secondFactor'> & { secondFactor: ResolversTypes['SecondFactor'] }>;
  ChangedValue: ResolverTypeWrapper<ChangedValueParent>;
  Claims: ResolverTypeWrapper<ClaimsParent>;
  ConfigureSingleSignOnInput: ConfigureSingleSignOnInput;
  ConfirmPasswordInput: ConfirmPasswordInput;
  Country: ResolverTypeWrapper<Country>;
  CreatePasswordInput: CreatePasswordInput;
  CreateTeamInput: CreateTeamInput;
  CustomRole: ResolverTypeWrapper<CustomRoleParent>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Device: ResolverTypeWrapper<DeviceParent>;
  DeviceInput: DeviceInput;
  DevicePage: ResolverTypeWrapper<Omit<DevicePage, 'items'> & { items: Array<ResolversTypes['Device']> }>;
  DevicePlatform: DevicePlatform;
  DeviceType: DeviceType;
  DnsRecord: ResolverTypeWrapper<DnsRecord>;
  DomainProof: DomainProof;
  EditMemberInput: EditMemberInput;
  EditProfileInput: EditProfileInput;
  EmailCredits: ResolverTypeWrapper<EmailCredits>;
  ErasePersonInput: ErasePersonInput;
  Erasure: ResolverTypeWrapper<Erasure>;
  Explanation: ResolverTypeWrapper<Omit<Explanation, 'customRole'> & { customRole?: Maybe<ResolversTypes['CustomRole']> }>;
  FactorKind: FactorKind;
  FinishSingleSignOnInput: FinishSingleSignOnInput;
  FinishedSingleSignOn: ResolverTypeWrapper<Omit<FinishedSingleSignOn, 'signedIn'> & { signedIn?: Maybe<ResolversTypes['SignedIn']> }>;
  Group: ResolverTypeWrapper<GroupParent>;
  GroupChange: ResolverTypeWrapper<Omit<GroupChange, 'changed' | 'group'> & { changed: Array<ResolversTypes['User']>, group: ResolversTypes['Group'] }>;
  GroupPage: ResolverTypeWrapper<Omit<GroupPage, 'items'> & { items: Array<ResolversTypes['Group']> }>;
  GroupRefusal: ResolverTypeWrapper<GroupRefusal>;
  Impersonation: ResolverTypeWrapper<ImpersonationParent>;
  Invitation: ResolverTypeWrapper<Invitation>;
  InvitationOutlook: InvitationOutlook;
  InvitationResult: ResolverTypeWrapper<Omit<InvitationResult, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  InviteMembersInput: InviteMembersInput;
  JobCount: ResolverTypeWrapper<JobCount>;
  ListedPersonInput: ListedPersonInput;
  Locale: ResolverTypeWrapper<Locale>;
  LogReader: ResolverTypeWrapper<LogReader>;
  MemberChange: ResolverTypeWrapper<Omit<MemberChange, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  MemberChangeInput: MemberChangeInput;
  MemberRightsChangesInput: MemberRightsChangesInput;
  MemberRightsInput: MemberRightsInput;
  MemberStatus: MemberStatus;
  Membership: ResolverTypeWrapper<Omit<Membership, 'team'> & { team: ResolversTypes['Team'] }>;
  MissingFactor: ResolverTypeWrapper<MissingFactor>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Network: Network;
  OperatedEvent: ResolverTypeWrapper<OperatedEvent>;
  OperatedJob: ResolverTypeWrapper<OperatedJob>;
  OperatingSystem: OperatingSystem;
  OperationAction: OperationAction;
  OtherTeam: ResolverTypeWrapper<OtherTeam>;
  OwnConfirmation: ResolverTypeWrapper<OwnConfirmation>;
  OwnedWorks: ResolverTypeWrapper<OwnedWorks>;
  Passkey: ResolverTypeWrapper<PasskeyParent>;
  PendingInvitation: ResolverTypeWrapper<Omit<PendingInvitation, 'invitedBy'> & { invitedBy?: Maybe<ResolversTypes['User']> }>;
  PeopleHistory: ResolverTypeWrapper<Omit<PeopleHistory, 'items'> & { items: Array<ResolversTypes['PersonChange']> }>;
  PeopleHistoryFilter: PeopleHistoryFilter;
  PeopleThen: ResolverTypeWrapper<Omit<PeopleThen, 'items'> & { items: Array<ResolversTypes['PersonThen']> }>;
  PersonChange: ResolverTypeWrapper<PersonChangeParent>;
  PersonChangeKind: PersonChangeKind;
  PersonExport: ResolverTypeWrapper<PersonExportParent>;
  PersonThen: ResolverTypeWrapper<PersonThenParent>;
  Placement: ResolverTypeWrapper<Omit<Placement, 'team'> & { team: ResolversTypes['Team'] }>;
  PlacementThen: ResolverTypeWrapper<Omit<PlacementThen, 'team'> & { team: ResolversTypes['Team'] }>;
  PreviewedInvitation: ResolverTypeWrapper<PreviewedInvitation>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  Registration: ResolverTypeWrapper<Registration>;
  Removal: ResolverTypeWrapper<Removal>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestedPasswordReset: ResolverTypeWrapper<RequestedPasswordReset>;
  RequestedRegistration: ResolverTypeWrapper<RequestedRegistration>;
  ResetPasswordInput: ResetPasswordInput;
  SecondFactor: ResolverTypeWrapper<SecondFactorParent>;
  ServiceOperations: ResolverTypeWrapper<ServiceOperations>;
  SetUpInput: SetUpInput;
  Setup: ResolverTypeWrapper<Setup>;
  SharingConsent: SharingConsent;
  SignIn: ResolverTypeWrapper<SignInParent>;
  SignInAnswer: ResolverTypeWrapper<Omit<SignInAnswer, 'signedIn'> & { signedIn?: Maybe<ResolversTypes['SignedIn']> }>;
  SignInInput: SignInInput;
  SignInMethod: SignInMethod;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user: ResolversTypes['User'] }>;
  SignedOutByRequiring: ResolverTypeWrapper<SignedOutByRequiring>;
  SingleSignOn: ResolverTypeWrapper<SingleSignOnParent>;
  SingleSignOnConfiguration: ResolverTypeWrapper<SingleSignOnConfigurationParent>;
  SingleSignOnErrand: SingleSignOnErrand;
  SingleSignOnHosts: ResolverTypeWrapper<SingleSignOnHosts>;
  SingleSignOnProvider: SingleSignOnProvider;
  SingleSignOnRefusal: SingleSignOnRefusal;
  StartImpersonationInput: StartImpersonationInput;
  StartSingleSignOnInput: StartSingleSignOnInput;
  StartedImpersonation: ResolverTypeWrapper<Omit<StartedImpersonation, 'user'> & { user: ResolversTypes['User'] }>;
  StartedSingleSignOn: ResolverTypeWrapper<StartedSingleSignOn>;
  StartedTotp: ResolverTypeWrapper<StartedTotp>;
  Team: ResolverTypeWrapper<TeamParent>;
  TeamBooking: ResolverTypeWrapper<TeamBooking>;
  TeamDefaults: ResolverTypeWrapper<TeamDefaults>;
  TeamDefaultsInput: TeamDefaultsInput;
  TeamDomain: ResolverTypeWrapper<TeamDomainParent>;
  TeamFeatures: ResolverTypeWrapper<TeamFeatures>;
  TeamFeaturesInput: TeamFeaturesInput;
  TeamRole: TeamRole;
  TeamType: TeamType;
  TimeZone: ResolverTypeWrapper<TimeZone>;
  TurnOnTotpInput: TurnOnTotpInput;
  UsState: ResolverTypeWrapper<UsState>;
  User: ResolverTypeWrapper<UserParent>;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  UserSettings: ResolverTypeWrapper<UserSettings>;
  UserSort: UserSort;
  WorldRegion: ResolverTypeWrapper<WorldRegion>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Abilities: Abilities;
  Boolean: Scalars['Boolean']['output'];
  ActingSignIn: ActingSignIn;
  ActivateRegistrationInput: ActivateRegistrationInput;
  AddPasskeyInput: AddPasskeyInput;
  ChangePasswordInput: ChangePasswordInput;
  ChangeTeamSettingsInput: ChangeTeamSettingsInput;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  ChangedSecondFactor: Omit<ChangedSecondFactor, 'secondFactor'> & { secondFactor: ResolversParentTypes['SecondFactor'] };
  ChangedValue: ChangedValueParent;
  Claims: ClaimsParent;
  ConfigureSingleSignOnInput: ConfigureSingleSignOnInput;
  ConfirmPasswordInput: ConfirmPasswordInput;
  Country: Country;
  CreatePasswordInput: CreatePasswordInput;
  CreateTeamInput: CreateTeamInput;
  CustomRole: CustomRoleParent;
  DateTime: Scalars['DateTime']['output'];
  Device: DeviceParent;
  DeviceInput: DeviceInput;
  DevicePage: Omit<DevicePage, 'items'> & { items: Array<ResolversParentTypes['Device']> };
  DnsRecord: DnsRecord;
  EditMemberInput: EditMemberInput;
  EditProfileInput: EditProfileInput;
  EmailCredits: EmailCredits;
  ErasePersonInput: ErasePersonInput;
  Erasure: Erasure;
  Explanation: Omit<Explanation, 'customRole'> & { customRole?: Maybe<ResolversParentTypes['CustomRole']> };
  FinishSingleSignOnInput: FinishSingleSignOnInput;
  FinishedSingleSignOn: Omit<FinishedSingleSignOn, 'signedIn'> & { signedIn?: Maybe<ResolversParentTypes['SignedIn']> };
  Group: GroupParent;
  GroupChange: Omit<GroupChange, 'changed' | 'group'> & { changed: Array<ResolversParentTypes['User']>, group: ResolversParentTypes['Group'] };
  GroupPage: Omit<GroupPage, 'items'> & { items: Array<ResolversParentTypes['Group']> };
  GroupRefusal: GroupRefusal;
  Impersonation: ImpersonationParent;
  Invitation: Invitation;
  InvitationResult: Omit<InvitationResult, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  InviteMembersInput: InviteMembersInput;
  JobCount: JobCount;
  ListedPersonInput: ListedPersonInput;
  Locale: Locale;
  LogReader: LogReader;
  MemberChange: Omit<MemberChange, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  MemberChangeInput: MemberChangeInput;
  MemberRightsChangesInput: MemberRightsChangesInput;
  MemberRightsInput: MemberRightsInput;
  Membership: Omit<Membership, 'team'> & { team: ResolversParentTypes['Team'] };
  MissingFactor: MissingFactor;
  Mutation: Record<PropertyKey, never>;
  OperatedEvent: OperatedEvent;
  OperatedJob: OperatedJob;
  OtherTeam: OtherTeam;
  OwnConfirmation: OwnConfirmation;
  OwnedWorks: OwnedWorks;
  Passkey: PasskeyParent;
  PendingInvitation: Omit<PendingInvitation, 'invitedBy'> & { invitedBy?: Maybe<ResolversParentTypes['User']> };
  PeopleHistory: Omit<PeopleHistory, 'items'> & { items: Array<ResolversParentTypes['PersonChange']> };
  PeopleHistoryFilter: PeopleHistoryFilter;
  PeopleThen: Omit<PeopleThen, 'items'> & { items: Array<ResolversParentTypes['PersonThen']> };
  PersonChange: PersonChangeParent;
  PersonExport: PersonExportParent;
  PersonThen: PersonThenParent;
  Placement: Omit<Placement, 'team'> & { team: ResolversParentTypes['Team'] };
  PlacementThen: Omit<PlacementThen, 'team'> & { team: ResolversParentTypes['Team'] };
  PreviewedInvitation: PreviewedInvitation;
  Query: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  Registration: Registration;
  Removal: Removal;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestedPasswordReset: RequestedPasswordReset;
  RequestedRegistration: RequestedRegistration;
  ResetPasswordInput: ResetPasswordInput;
  SecondFactor: SecondFactorParent;
  ServiceOperations: ServiceOperations;
  SetUpInput: SetUpInput;
  Setup: Setup;
  SignIn: SignInParent;
  SignInAnswer: Omit<SignInAnswer, 'signedIn'> & { signedIn?: Maybe<ResolversParentTypes['SignedIn']> };
  SignInInput: SignInInput;
  SignedIn: Omit<SignedIn, 'user'> & { user: ResolversParentTypes['User'] };
  SignedOutByRequiring: SignedOutByRequiring;
  SingleSignOn: SingleSignOnParent;
  SingleSignOnConfiguration: SingleSignOnConfigurationParent;
  SingleSignOnHosts: SingleSignOnHosts;
  StartImpersonationInput: StartImpersonationInput;
  StartSingleSignOnInput: StartSingleSignOnInput;
  StartedImpersonation: Omit<StartedImpersonation, 'user'> & { user: ResolversParentTypes['User'] };
  StartedSingleSignOn: StartedSingleSignOn;
  StartedTotp: StartedTotp;
  Team: TeamParent;
  TeamBooking: TeamBooking;
  TeamDefaults: TeamDefaults;
  TeamDefaultsInput: TeamDefaultsInput;
  TeamDomain: TeamDomainParent;
  TeamFeatures: TeamFeatures;
  TeamFeaturesInput: TeamFeaturesInput;
  TimeZone: TimeZone;
  TurnOnTotpInput: TurnOnTotpInput;
  UsState: UsState;
  User: UserParent;
  UserPage: Omit<UserPage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  UserSettings: UserSettings;
  WorldRegion: WorldRegion;
  String: Scalars['String']['output'];
};

export type AllowDirectiveArgs = {
  rule: Scalars['String']['input'];
};

export type AllowDirectiveResolver<Result, Parent, ContextType = ServiceContext, Args = AllowDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AbilitiesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Abilities'] = ResolversParentTypes['Abilities']> = {
  canCreateSpaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSendEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canSendFaxes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canShareSpaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canTestEmailTemplates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUseHaystack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUseMetabase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUseSinch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canUseSnippets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canVerifyEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFullUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActingSignInResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ActingSignIn'] = ResolversParentTypes['ActingSignIn']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChangedSecondFactorResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChangedSecondFactor'] = ResolversParentTypes['ChangedSecondFactor']> = {
  recoveryCodes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
};

export type ChangedValueResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ChangedValue'] = ResolversParentTypes['ChangedValue']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Claims'] = ResolversParentTypes['Claims']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  groupIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  impersonatorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lacksSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  proof?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
  signInId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  teamId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  alpha3?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  intermediateRegion?: Resolver<Maybe<ResolversTypes['WorldRegion']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numeric?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['WorldRegion']>, ParentType, ContextType>;
  subregion?: Resolver<Maybe<ResolversTypes['WorldRegion']>, ParentType, ContextType>;
};

export type CustomRoleResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['CustomRole'] = ResolversParentTypes['CustomRole'], FederationReferenceType extends FederationReferenceTypes['CustomRole'] = FederationReferenceTypes['CustomRole']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['CustomRole']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeviceResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  appVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPushToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  operatingSystem?: Resolver<Maybe<ResolversTypes['OperatingSystem']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DevicePlatform'], ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DeviceType']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type DevicePageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DevicePage'] = ResolversParentTypes['DevicePage']> = {
  items?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DnsRecordResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['DnsRecord'] = ResolversParentTypes['DnsRecord']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailCreditsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['EmailCredits'] = ResolversParentTypes['EmailCredits']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  erasedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ExplanationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Explanation'] = ResolversParentTypes['Explanation']> = {
  because?: Resolver<ResolversTypes['Because'], ParentType, ContextType>;
  customRole?: Resolver<Maybe<ResolversTypes['CustomRole']>, ParentType, ContextType>;
  flag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  may?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinishedSingleSignOnResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['FinishedSingleSignOn'] = ResolversParentTypes['FinishedSingleSignOn']> = {
  errand?: Resolver<ResolversTypes['SingleSignOnErrand'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['SingleSignOnRefusal']>, ParentType, ContextType>;
  signedIn?: Resolver<Maybe<ResolversTypes['SignedIn']>, ParentType, ContextType>;
};

export type GroupResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group'], FederationReferenceType extends FederationReferenceTypes['Group'] = FederationReferenceTypes['Group']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Group']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['GroupChange'] = ResolversParentTypes['GroupChange']> = {
  changed?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  group?: Resolver<ResolversTypes['Group'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['GroupRefusal']>, ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  items?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupRefusalResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['GroupRefusal'] = ResolversParentTypes['GroupRefusal']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImpersonationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Impersonation'] = ResolversParentTypes['Impersonation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasLostRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teamName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitationResultResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['InvitationResult'] = ResolversParentTypes['InvitationResult']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type JobCountResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['JobCount'] = ResolversParentTypes['JobCount']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type LocaleResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Locale'] = ResolversParentTypes['Locale']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nativeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogReaderResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['LogReader'] = ResolversParentTypes['LogReader']> = {
  completeUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isProjection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRebuilding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MemberChange'] = ResolversParentTypes['MemberChange']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type MissingFactorResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['MissingFactor'] = ResolversParentTypes['MissingFactor']> = {
  kinds?: Resolver<Array<ResolversTypes['FactorKind']>, ParentType, ContextType>;
  passkeyOptions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateRegistration?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationActivateRegistrationArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['ChangedSecondFactor'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  addTeamDomain?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType, RequireFields<MutationAddTeamDomainArgs, 'domain'>>;
  addToGroup?: Resolver<ResolversTypes['GroupChange'], ParentType, ContextType, RequireFields<MutationAddToGroupArgs, 'id' | 'userIds'>>;
  addToTeams?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationAddToTeamsArgs, 'role' | 'teamIds' | 'userId'>>;
  changeMemberPermissions?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangeMemberPermissionsArgs, 'permissions' | 'userId'>>;
  changeMemberRole?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'role' | 'userId'>>;
  changeMembers?: Resolver<Array<ResolversTypes['MemberChange']>, ParentType, ContextType, RequireFields<MutationChangeMembersArgs, 'changes' | 'isUndo'>>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeTeamSettings?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationChangeTeamSettingsArgs, 'input'>>;
  configureSingleSignOn?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType, RequireFields<MutationConfigureSingleSignOnArgs, 'input'>>;
  confirmPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationConfirmPasswordArgs, 'input'>>;
  createCustomRole?: Resolver<ResolversTypes['CustomRole'], ParentType, ContextType, RequireFields<MutationCreateCustomRoleArgs, 'name' | 'permissions'>>;
  createGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationCreateGroupArgs, 'name'>>;
  createPassword?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationCreatePasswordArgs, 'input'>>;
  createTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType, RequireFields<MutationCreateTeamArgs, 'input'>>;
  deleteCustomRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteCustomRoleArgs, 'id'>>;
  deleteGroup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeleteGroupArgs, 'id'>>;
  editMember?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationEditMemberArgs, 'input' | 'userId'>>;
  editProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationEditProfileArgs, 'input'>>;
  endImpersonation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  endSignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationEndSignInArgs, 'signInId'>>;
  endSignIns?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationEndSignInsArgs, 'userId'>>;
  erasePerson?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<MutationErasePersonArgs, 'input'>>;
  finishSingleSignOn?: Resolver<ResolversTypes['FinishedSingleSignOn'], ParentType, ContextType, RequireFields<MutationFinishSingleSignOnArgs, 'input'>>;
  inviteListedMembers?: Resolver<Array<ResolversTypes['InvitationResult']>, ParentType, ContextType, RequireFields<MutationInviteListedMembersArgs, 'people'>>;
  inviteMembers?: Resolver<Array<ResolversTypes['InvitationResult']>, ParentType, ContextType, RequireFields<MutationInviteMembersArgs, 'input'>>;
  issueRecoveryCodes?: Resolver<ResolversTypes['ChangedSecondFactor'], ParentType, ContextType>;
  lockMember?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationLockMemberArgs, 'userId'>>;
  mailTeamDomainCode?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType, RequireFields<MutationMailTeamDomainCodeArgs, 'domainId' | 'mailbox'>>;
  makeSingleSignOnOptional?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType>;
  operateIdentity?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType, RequireFields<MutationOperateIdentityArgs, 'action' | 'id'>>;
  proveTeamDomain?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType, RequireFields<MutationProveTeamDomainArgs, 'domainId'>>;
  register?: Resolver<ResolversTypes['RequestedRegistration'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeFromGroup?: Resolver<ResolversTypes['GroupChange'], ParentType, ContextType, RequireFields<MutationRemoveFromGroupArgs, 'id' | 'userIds'>>;
  removeMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'userId'>>;
  removePasskey?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'passkeyId'>>;
  removeTeamDomain?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType, RequireFields<MutationRemoveTeamDomainArgs, 'domainId'>>;
  renameGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<MutationRenameGroupArgs, 'id' | 'name'>>;
  renamePasskey?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'name' | 'passkeyId'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestedPasswordReset'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  requestPersonExport?: Resolver<ResolversTypes['PersonExport'], ParentType, ContextType, RequireFields<MutationRequestPersonExportArgs, 'userId'>>;
  requireSingleSignOn?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType, RequireFields<MutationRequireSingleSignOnArgs, 'exceptUserId'>>;
  resendInvitation?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'userId'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  resetSecondFactor?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'userId'>>;
  restoreMember?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationRestoreMemberArgs, 'userId'>>;
  reviseCustomRole?: Resolver<ResolversTypes['CustomRole'], ParentType, ContextType, RequireFields<MutationReviseCustomRoleArgs, 'id'>>;
  revokeDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeDeviceArgs, 'id'>>;
  revokeInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'userId'>>;
  setUp?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationSetUpArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInAnswer'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startImpersonation?: Resolver<ResolversTypes['StartedImpersonation'], ParentType, ContextType, RequireFields<MutationStartImpersonationArgs, 'input'>>;
  startPasskey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startSingleSignOn?: Resolver<ResolversTypes['StartedSingleSignOn'], ParentType, ContextType, RequireFields<MutationStartSingleSignOnArgs, 'input'>>;
  startSingleSignOnConfirmation?: Resolver<ResolversTypes['StartedSingleSignOn'], ParentType, ContextType, Partial<MutationStartSingleSignOnConfirmationArgs>>;
  startSingleSignOnTest?: Resolver<ResolversTypes['StartedSingleSignOn'], ParentType, ContextType>;
  startTotp?: Resolver<ResolversTypes['StartedTotp'], ParentType, ContextType>;
  switchTeam?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSwitchTeamArgs, 'teamId'>>;
  turnOffSingleSignOn?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType>;
  turnOffTotp?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  turnOnTotp?: Resolver<ResolversTypes['ChangedSecondFactor'], ParentType, ContextType, RequireFields<MutationTurnOnTotpArgs, 'input'>>;
  undoMemberChange?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUndoMemberChangeArgs, 'changeId' | 'userId'>>;
  unlockMember?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUnlockMemberArgs, 'userId'>>;
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

export type OtherTeamResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OtherTeam'] = ResolversParentTypes['OtherTeam']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnConfirmationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OwnConfirmation'] = ResolversParentTypes['OwnConfirmation']> = {
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['SingleSignOnProvider']>, ParentType, ContextType>;
};

export type OwnedWorksResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['OwnedWorks'] = ResolversParentTypes['OwnedWorks']> = {
  presentations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sharedLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSynced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PendingInvitationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PendingInvitation'] = ResolversParentTypes['PendingInvitation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasLostRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PeopleHistoryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PeopleHistory'] = ResolversParentTypes['PeopleHistory']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PersonChange']>, ParentType, ContextType>;
};

export type PeopleThenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PeopleThen'] = ResolversParentTypes['PeopleThen']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['PersonThen']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PersonChangeResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PersonChange'] = ResolversParentTypes['PersonChange']> = {
  actor?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  canBeUndone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['ChangedValue']>, ParentType, ContextType>;
  groupName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PersonChangeKind'], ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['Network']>, ParentType, ContextType>;
  onBehalfOf?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  personId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signIn?: Resolver<Maybe<ResolversTypes['ActingSignIn']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonExportResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PersonExport'] = ResolversParentTypes['PersonExport']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PersonThenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PersonThen'] = ResolversParentTypes['PersonThen']> = {
  customRoleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  personId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placements?: Resolver<Array<ResolversTypes['PlacementThen']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  storedPermissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlacementResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Placement'] = ResolversParentTypes['Placement']> = {
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mayChangeRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['TeamRole']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MemberStatus']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type PlacementThenResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PlacementThen'] = ResolversParentTypes['PlacementThen']> = {
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['TeamRole']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MemberStatus']>, ParentType, ContextType>;
  team?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
};

export type PreviewedInvitationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['PreviewedInvitation'] = ResolversParentTypes['PreviewedInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outlook?: Resolver<ResolversTypes['InvitationOutlook'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountManagers?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  claims?: Resolver<Maybe<ResolversTypes['Claims']>, ParentType, ContextType, RequireFields<QueryClaimsArgs, 'token'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  customRoles?: Resolver<Array<ResolversTypes['CustomRole']>, ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<QueryDeviceArgs, 'id'>>;
  devices?: Resolver<ResolversTypes['DevicePage'], ParentType, ContextType, RequireFields<QueryDevicesArgs, 'page' | 'pageSize'>>;
  devicesAfter?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<QueryDevicesAfterArgs, 'chunk'>>;
  edgeProof?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<QueryEdgeProofArgs, 'request'>>;
  emailCredits?: Resolver<ResolversTypes['EmailCredits'], ParentType, ContextType>;
  erasureReceipt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryErasureReceiptArgs, 'userId'>>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<QueryGroupArgs, 'id'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<QueryGroupsArgs, 'page' | 'pageSize'>>;
  identityOperations?: Resolver<ResolversTypes['ServiceOperations'], ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  invitationPreview?: Resolver<Array<ResolversTypes['PreviewedInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationPreviewArgs, 'people'>>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSingleSignOnHost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsSingleSignOnHostArgs, 'host' | 'provider'>>;
  isSingleSignOnOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsSingleSignOnOfferedArgs, 'provider'>>;
  locales?: Resolver<Array<ResolversTypes['Locale']>, ParentType, ContextType>;
  ownConfirmation?: Resolver<ResolversTypes['OwnConfirmation'], ParentType, ContextType>;
  passkeyOptions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  peopleAsOf?: Resolver<ResolversTypes['PeopleThen'], ParentType, ContextType, RequireFields<QueryPeopleAsOfArgs, 'at' | 'first'>>;
  peopleHistory?: Resolver<ResolversTypes['PeopleHistory'], ParentType, ContextType, RequireFields<QueryPeopleHistoryArgs, 'first'>>;
  personAsOf?: Resolver<Maybe<ResolversTypes['PersonThen']>, ParentType, ContextType, RequireFields<QueryPersonAsOfArgs, 'at' | 'id'>>;
  personExport?: Resolver<Maybe<ResolversTypes['PersonExport']>, ParentType, ContextType, RequireFields<QueryPersonExportArgs, 'userId'>>;
  registration?: Resolver<Maybe<ResolversTypes['Registration']>, ParentType, ContextType, RequireFields<QueryRegistrationArgs, 'token'>>;
  requiredSingleSignOn?: Resolver<Maybe<ResolversTypes['SingleSignOnProvider']>, ParentType, ContextType, RequireFields<QueryRequiredSingleSignOnArgs, 'domain'>>;
  secondFactor?: Resolver<ResolversTypes['SecondFactor'], ParentType, ContextType>;
  setup?: Resolver<ResolversTypes['Setup'], ParentType, ContextType>;
  signInClaims?: Resolver<Maybe<ResolversTypes['Claims']>, ParentType, ContextType, RequireFields<QuerySignInClaimsArgs, 'signInId'>>;
  singleSignOn?: Resolver<ResolversTypes['SingleSignOn'], ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['Team']>, ParentType, ContextType, RequireFields<QueryTeamArgs, 'id'>>;
  timeZones?: Resolver<Array<ResolversTypes['TimeZone']>, ParentType, ContextType>;
  usStates?: Resolver<Array<ResolversTypes['UsState']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'id' | 'withRemoved'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'page' | 'pageSize' | 'sort'>>;
  usersAfter?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUsersAfterArgs, 'chunk'>>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  teamName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemovalResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Removal'] = ResolversParentTypes['Removal']> = {
  removedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  restorableUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RequestedPasswordResetResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RequestedPasswordReset'] = ResolversParentTypes['RequestedPasswordReset']> = {
  isMailKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestedRegistrationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['RequestedRegistration'] = ResolversParentTypes['RequestedRegistration']> = {
  isMailKept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  canUsePasskeys?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otherTeams?: Resolver<Array<ResolversTypes['OtherTeam']>, ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ServiceOperationsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['ServiceOperations'] = ResolversParentTypes['ServiceOperations']> = {
  jobCounts?: Resolver<Array<ResolversTypes['JobCount']>, ParentType, ContextType>;
  jobs?: Resolver<Array<ResolversTypes['OperatedJob']>, ParentType, ContextType>;
  parkedEvents?: Resolver<Array<ResolversTypes['OperatedEvent']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['LogReader']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SetupResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Setup'] = ResolversParentTypes['Setup']> = {
  isNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRegistrationOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deviceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonation?: Resolver<Maybe<ResolversTypes['Impersonation']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemembered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['SignInMethod']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['Network'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInAnswerResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SignInAnswer'] = ResolversParentTypes['SignInAnswer']> = {
  missing?: Resolver<Maybe<ResolversTypes['MissingFactor']>, ParentType, ContextType>;
  signedIn?: Resolver<Maybe<ResolversTypes['SignedIn']>, ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  knownBrowser?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SignedOutByRequiringResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SignedOutByRequiring'] = ResolversParentTypes['SignedOutByRequiring']> = {
  isAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SingleSignOnResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SingleSignOn'] = ResolversParentTypes['SingleSignOn']> = {
  configuration?: Resolver<Maybe<ResolversTypes['SingleSignOnConfiguration']>, ParentType, ContextType>;
  domains?: Resolver<Array<ResolversTypes['TeamDomain']>, ParentType, ContextType>;
  hosts?: Resolver<Array<ResolversTypes['SingleSignOnHosts']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mailboxes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  signedOutByRequiring?: Resolver<ResolversTypes['SignedOutByRequiring'], ParentType, ContextType, RequireFields<SingleSignOnSignedOutByRequiringArgs, 'exceptUserId'>>;
};

export type SingleSignOnConfigurationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SingleSignOnConfiguration'] = ResolversParentTypes['SingleSignOnConfiguration']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customRole?: Resolver<Maybe<ResolversTypes['CustomRole']>, ParentType, ContextType>;
  defaultRole?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
  except?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExceptionGood?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHostAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SingleSignOnProvider'], ParentType, ContextType>;
  testedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SingleSignOnHostsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['SingleSignOnHosts'] = ResolversParentTypes['SingleSignOnHosts']> = {
  added?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['SingleSignOnProvider'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffixes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartedImpersonationResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['StartedImpersonation'] = ResolversParentTypes['StartedImpersonation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ownExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type StartedSingleSignOnResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['StartedSingleSignOn'] = ResolversParentTypes['StartedSingleSignOn']> = {
  refusal?: Resolver<Maybe<ResolversTypes['SingleSignOnRefusal']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  way?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StartedTotpResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['StartedTotp'] = ResolversParentTypes['StartedTotp']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TeamResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['Team'] = ResolversParentTypes['Team'], FederationReferenceType extends FederationReferenceTypes['Team'] = FederationReferenceTypes['Team']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Team']> | FederationReferenceType, FederationReferenceType, ContextType>;
  accountManager?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  booking?: Resolver<Maybe<ResolversTypes['TeamBooking']>, ParentType, ContextType>;
  channel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  defaults?: Resolver<ResolversTypes['TeamDefaults'], ParentType, ContextType>;
  displayUserInfo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  features?: Resolver<ResolversTypes['TeamFeatures'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mayEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promptForCustomerTimeout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requiresSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharingConsent?: Resolver<ResolversTypes['SharingConsent'], ParentType, ContextType>;
  showsAppSettings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TeamType'], ParentType, ContextType>;
};

export type TeamBookingResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TeamBooking'] = ResolversParentTypes['TeamBooking']> = {
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  period?: Resolver<ResolversTypes['BillingPeriod'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TeamDefaultsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TeamDefaults'] = ResolversParentTypes['TeamDefaults']> = {
  annotate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  downloadFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  exportFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  forwardFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  printFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rateFile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireQuickShareTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendActivityToCrm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useInHaystack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TeamDomainResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TeamDomain'] = ResolversParentTypes['TeamDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isProven?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mailedTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provenBy?: Resolver<Maybe<ResolversTypes['DomainProof']>, ParentType, ContextType>;
  record?: Resolver<ResolversTypes['DnsRecord'], ParentType, ContextType>;
};

export type TeamFeaturesResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TeamFeatures'] = ResolversParentTypes['TeamFeatures']> = {
  emailPreviews?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fax?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  haystack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membersCanSendEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  metabase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  presentationAlias?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendingEmails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sharing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sinch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  snippets?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  spaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimeZoneResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['TimeZone'] = ResolversParentTypes['TimeZone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsStateResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UsState'] = ResolversParentTypes['UsState']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  abilities?: Resolver<ResolversTypes['Abilities'], ParentType, ContextType>;
  canBeEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canBeImpersonated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentTeam?: Resolver<ResolversTypes['Team'], ParentType, ContextType>;
  currentTeamRole?: Resolver<ResolversTypes['TeamRole'], ParentType, ContextType>;
  customRole?: Resolver<Maybe<ResolversTypes['CustomRole']>, ParentType, ContextType>;
  customRoleName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  devices?: Resolver<Maybe<Array<ResolversTypes['Device']>>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanations?: Resolver<Maybe<Array<ResolversTypes['Explanation']>>, ParentType, ContextType, RequireFields<UserExplanationsArgs, 'permissions'>>;
  groups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  hasPassword?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasSecondFactor?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['PeopleHistory']>, ParentType, ContextType, RequireFields<UserHistoryArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonation?: Resolver<Maybe<ResolversTypes['Impersonation']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['PendingInvitation']>, ParentType, ContextType>;
  invitationLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placements?: Resolver<Maybe<Array<ResolversTypes['Placement']>>, ParentType, ContextType>;
  removal?: Resolver<Maybe<ResolversTypes['Removal']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  signIns?: Resolver<Maybe<Array<ResolversTypes['SignIn']>>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MemberStatus'], ParentType, ContextType>;
  storedPermissions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  teams?: Resolver<Array<ResolversTypes['Team']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  works?: Resolver<Maybe<ResolversTypes['OwnedWorks']>, ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserSettingsResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['UserSettings'] = ResolversParentTypes['UserSettings']> = {
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorldRegionResolvers<ContextType = ServiceContext, ParentType extends ResolversParentTypes['WorldRegion'] = ResolversParentTypes['WorldRegion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = ServiceContext> = {
  Abilities?: AbilitiesResolvers<ContextType>;
  ActingSignIn?: ActingSignInResolvers<ContextType>;
  ChangedSecondFactor?: ChangedSecondFactorResolvers<ContextType>;
  ChangedValue?: ChangedValueResolvers<ContextType>;
  Claims?: ClaimsResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CustomRole?: CustomRoleResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Device?: DeviceResolvers<ContextType>;
  DevicePage?: DevicePageResolvers<ContextType>;
  DnsRecord?: DnsRecordResolvers<ContextType>;
  EmailCredits?: EmailCreditsResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  Explanation?: ExplanationResolvers<ContextType>;
  FinishedSingleSignOn?: FinishedSingleSignOnResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupChange?: GroupChangeResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  GroupRefusal?: GroupRefusalResolvers<ContextType>;
  Impersonation?: ImpersonationResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationResult?: InvitationResultResolvers<ContextType>;
  JobCount?: JobCountResolvers<ContextType>;
  Locale?: LocaleResolvers<ContextType>;
  LogReader?: LogReaderResolvers<ContextType>;
  MemberChange?: MemberChangeResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  MissingFactor?: MissingFactorResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OperatedEvent?: OperatedEventResolvers<ContextType>;
  OperatedJob?: OperatedJobResolvers<ContextType>;
  OtherTeam?: OtherTeamResolvers<ContextType>;
  OwnConfirmation?: OwnConfirmationResolvers<ContextType>;
  OwnedWorks?: OwnedWorksResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PendingInvitation?: PendingInvitationResolvers<ContextType>;
  PeopleHistory?: PeopleHistoryResolvers<ContextType>;
  PeopleThen?: PeopleThenResolvers<ContextType>;
  PersonChange?: PersonChangeResolvers<ContextType>;
  PersonExport?: PersonExportResolvers<ContextType>;
  PersonThen?: PersonThenResolvers<ContextType>;
  Placement?: PlacementResolvers<ContextType>;
  PlacementThen?: PlacementThenResolvers<ContextType>;
  PreviewedInvitation?: PreviewedInvitationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  Removal?: RemovalResolvers<ContextType>;
  RequestedPasswordReset?: RequestedPasswordResetResolvers<ContextType>;
  RequestedRegistration?: RequestedRegistrationResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  ServiceOperations?: ServiceOperationsResolvers<ContextType>;
  Setup?: SetupResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  SignInAnswer?: SignInAnswerResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SignedOutByRequiring?: SignedOutByRequiringResolvers<ContextType>;
  SingleSignOn?: SingleSignOnResolvers<ContextType>;
  SingleSignOnConfiguration?: SingleSignOnConfigurationResolvers<ContextType>;
  SingleSignOnHosts?: SingleSignOnHostsResolvers<ContextType>;
  StartedImpersonation?: StartedImpersonationResolvers<ContextType>;
  StartedSingleSignOn?: StartedSingleSignOnResolvers<ContextType>;
  StartedTotp?: StartedTotpResolvers<ContextType>;
  Team?: TeamResolvers<ContextType>;
  TeamBooking?: TeamBookingResolvers<ContextType>;
  TeamDefaults?: TeamDefaultsResolvers<ContextType>;
  TeamDomain?: TeamDomainResolvers<ContextType>;
  TeamFeatures?: TeamFeaturesResolvers<ContextType>;
  TimeZone?: TimeZoneResolvers<ContextType>;
  UsState?: UsStateResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserSettings?: UserSettingsResolvers<ContextType>;
  WorldRegion?: WorldRegionResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = ServiceContext> = {
  allow?: AllowDirectiveResolver<any, any, ContextType>;
};
