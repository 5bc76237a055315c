import type { EventType } from '@lectern/schemas/events/generated.ts';

type Data = Readonly<Record<string, unknown>>;

/** Who reads the event stream; administrators see everything. */
export interface StreamReader {
  may(permission: string): boolean;
  is(userId: unknown): boolean;
  sees(presentationId: string): Promise<boolean>;
  /** Whether the link is theirs. */
  owns(sharedLinkId: string): Promise<boolean>;
}

/** The fields of an event that read null. */
export type Hidden = 'all' | 'none' | readonly string[];
type Rule = (reader: StreamReader, data: Data) => Hidden | Promise<Hidden>;

const admins: Rule = () => 'all';
const everyone: Rule = () => 'none';
const everyoneExcept =
  (...fields: string[]): Rule =>
  () =>
    fields;
const themselves: Rule = (reader, { userId }) => (reader.is(userId) ? 'none' : 'all');
/** Those with the permission; others see their own, and of the rest only these fields. */
const themselvesOr =
  (permission: string, ...shown: string[]): Rule =>
  (reader, data) => {
    if (reader.may(permission) || reader.is(data['userId'])) return 'none';
    return shown.length === 0 ? 'all' : Object.keys(data).filter((name) => !shown.includes(name));
  };

const presentation: Rule = async (reader, { presentationId }) => {
  if (reader.may('can_edit_presentations')) return 'none';
  const isSeen = typeof presentationId === 'string' && (await reader.sees(presentationId));
  return isSeen ? ['customJavascript'] : 'all';
};

/** Others see the folders that lead to what they see, which the event alone does not tell. */
const folder: Rule = (reader) =>
  reader.may('can_edit_folders') || reader.may('can_edit_presentations') ? 'none' : 'all';

const owns = async (reader: StreamReader, { linkOwnerId, sharedLinkId }: Data) =>
  reader.is(linkOwnerId) || (typeof sharedLinkId === 'string' && (await reader.owns(sharedLinkId)));

/** Without what opens it, where it is another's. */
const link: Rule = async (reader, data) => {
  if (await owns(reader, data)) return 'none';
  return reader.may('can_edit_events') ? ['token', 'alias'] : 'all';
};
const viewing: Rule = async (reader, data) =>
  reader.may('can_edit_events') || (await owns(reader, data)) ? 'none' : 'all';

const people = themselvesOr('can_edit_users');
const customRole = themselvesOr('can_edit_users');
const device = themselvesOr('can_edit_devices');

/** What readers who are no administrators see of each event: as much as the console shows them. */
export const eventRules: Readonly<Record<EventType, Rule>> = {
  PresentationCreated: presentation,
  PresentationFileReplaced: presentation,
  PresentationFileWithdrawn: presentation,
  PresentationFileDeleted: presentation,
  PresentationFilesReleased: presentation,
  PresentationProcessingStarted: presentation,
  PresentationProcessed: presentation,
  PresentationProcessingFailed: presentation,
  PresentationProcessingRequested: presentation,
  PresentationRevised: presentation,
  PresentationCaptionsAdded: presentation,
  PresentationCaptionsRemoved: presentation,
  PresentationNotifieeNamed: presentation,
  PresentationStatusChanged: presentation,
  PresentationOwnerChanged: presentation,
  PresentationThumbnailChosen: presentation,
  PresentationReleased: presentation,
  PresentationExpired: presentation,
  PresentationDeleted: presentation,
  PresentationRestored: presentation,
  PresentationPurged: presentation,
  PresentationLabelReplaced: presentation,
  PackageUnpacked: presentation,
  PackageTextEdited: presentation,
  PresentationBrandReplaced: presentation,
  PresentationProductReplaced: presentation,
  LabelCreated: everyone,
  LabelRenamed: everyone,
  LabelRecoloured: everyone,
  LabelMerged: everyone,
  LabelDeleted: everyone,
  BrandCreated: everyone,
  BrandRenamed: everyone,
  BrandMerged: everyone,
  BrandDeleted: everyone,
  ProductCreated: everyone,
  ProductRenamed: everyone,
  ProductMerged: everyone,
  ProductDeleted: everyone,
  FolderCreated: folder,
  FolderRenamed: folder,
  FolderMoved: folder,
  FolderImageChosen: folder,
  FolderImageRemoved: folder,
  FolderDeleted: folder,
  FolderRestored: folder,
  FoldersPurged: folder,

  SharedLinkCreated: link,
  SharedLinkActivated: link,
  SharedLinkCanceled: link,
  SharedLinkExpired: link,
  SharedLinkFirstOpeningNoticed: link,
  SharedLinkNotificationLevelSet: link,
  SharedLinkRemindersTurned: link,
  SharedLinkRevised: link,
  SharedLinkRulesChanged: link,
  SharedLinkExpiryChanged: link,
  SharedLinkAccessCodeSet: link,
  SharedLinkAccessCodeRemoved: link,
  SharedLinkRecipientAdded: link,
  SharedLinkRecipientRemoved: link,
  SharedLinkMailRequested: link,
  SharedLinkTransferred: link,
  SharedLinkDeleted: link,
  SharedLinkRestored: link,
  SharedLinkPurged: link,
  SharedLinkAccessAsked: link,
  SharedLinkAccessAnswered: link,
  SharedLinkGuessRefused: link,
  SharedLinkCodeGuessed: link,
  SharedLinkCodeRequested: link,
  SharedLinkForwarded: link,
  HitTakenUp: viewing,
  HitVerdictGiven: viewing,
  HitVerdictTakenBack: viewing,
  HitNoticed: viewing,
  HitEmailGiven: viewing,
  NotificationRaised: themselves,
  NotificationExtended: themselves,
  NotificationRead: themselves,
  AnnouncementMade: everyone,
  AnnouncementRead: themselves,

  SharedLinkHitRecorded: viewing,
  ViewerSessionStarted: viewing,
  ViewerEventRecorded: viewing,
  ViewerSessionEnded: viewing,
  SharedLinkGatePassed: viewing,
  SharedLinkVisitorVerified: viewing,
  SharedLinkEmailEntered: viewing,
  SharedLinkConsentShown: viewing,
  SharedLinkConsentChosen: viewing,
  ViewerSessionPinged: viewing,
  ViewerSessionOpened: viewing,
  ViewerSessionReassigned: viewing,
  ViewerSessionClosed: viewing,

  GroupCreated: everyone,
  GroupRenamed: everyone,
  GroupDeleted: everyone,
  GroupJoined: everyone,
  GroupLeft: everyone,
  CustomRoleCreated: customRole,
  CustomRoleRenamed: customRole,
  CustomRolePermissionsChanged: customRole,
  CustomRoleDeleted: customRole,
  MemberInvited: people,
  InvitationRevoked: people,
  InvitationAccepted: people,
  TeamJoined: people,
  TeamFounded: people,
  TeamSwitched: people,
  MemberRoleChanged: people,
  MemberPermissionsChanged: people,
  MemberCustomRoleChanged: people,
  MemberLocked: people,
  MemberUnlocked: people,
  MemberRemoved: people,
  MemberRestored: people,
  MemberChangeUndone: people,
  RemovedMemberForgotten: people,
  WorkHandedOver: people,
  WorkReturned: people,
  UserRegistered: everyoneExcept('emailName'),
  ProfileEdited: themselvesOr('can_edit_users', 'userId', 'teamId', 'name', 'title', 'phone'),
  UserForgotten: people,
  FirstAdminAppointed: admins,
  RegistrationActivated: admins,
  PersonExportRequested: admins,
  // Everyone who copied something of this person has to delete it.
  PersonErased: everyone,
  PasswordRehashed: themselves,
  PasswordChanged: themselves,
  PasswordResetRequested: themselves,
  PasswordReset: themselves,
  PasswordDropped: themselves,
  SignedIn: themselves,
  SignInUsed: themselves,
  SignInMoved: themselves,
  SignInConfirmed: themselves,
  SignedOut: themselves,
  TotpTurnedOn: themselves,
  TotpTurnedOff: themselves,
  TotpCodeUsed: themselves,
  RecoveryCodesIssued: themselves,
  RecoveryCodeUsed: themselves,
  PasskeyAdded: themselves,
  PasskeyRenamed: themselves,
  PasskeyRemoved: themselves,
  PasskeyUsed: themselves,
  SecondFactorReset: themselves,
  DeviceRegistered: device,
  DeviceRevised: device,
  DeviceSeen: device,
  DeviceRevoked: device,
  ImpersonationStarted: admins,
  ImpersonationEnded: admins,
  TeamRegistered: everyoneExcept('booking'),
  TeamSettingsChanged: everyone,
  TeamDomainAdded: admins,
  TeamDomainCodeMailed: admins,
  TeamDomainProven: admins,
  TeamDomainRemoved: admins,
  SingleSignOnConfigured: admins,
  SingleSignOnTested: admins,
  SingleSignOnRequired: admins,
  SingleSignOnMadeOptional: admins,
  SingleSignOnTurnedOff: admins,
  SingleSignOnAnswered: admins,

  RoiCalculated: admins,
  ContactRequested: admins,
};

const rules: ReadonlyMap<string, Rule> = new Map(Object.entries(eventRules));

/** An event without a rule is hidden. @throws what the reader's checks throw */
export function hiddenOf(
  reader: StreamReader,
  { type, data }: { type: string; data: Data },
): Hidden | Promise<Hidden> {
  return (rules.get(type) ?? admins)(reader, data);
}
