import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import {
  isReadable,
  readPresentation,
  type ReadablePresentation,
} from '../replicas/presentations.ts';
import { formsOfLink } from '../replicas/forms.ts';
import { readTeam } from '../replicas/teams.ts';
import { readUser, senderName } from '../replicas/users.ts';
import {
  evaluateAccess,
  consentStatements,
  totalGateVersion,
  type Access,
  type ClosedReason,
  type ContentPermissions,
} from '../shared-link/access.ts';
import type { PublicPresentation, PublicSharedLink, SharedLinkStatus } from './generated.ts';
import type { SharedLinkRow } from './rows.ts';

/**
 * What a recipient may know about a link (accounts §3): of a closed link only whose it is and why it is closed. The edge enforces the gates
 * of an open one.
 */
export async function presentPublicLink(
  { id, teamId, doc: link }: SharedLinkRow,
  caller: ServiceContext,
): Promise<PublicSharedLink> {
  const { token, presentationId, linkType, expiresAt, notificationLevel, createdBy, isDirect } =
    link;
  const context = caller.asSystem(teamId);
  const [team, presentation, forms] = await Promise.all([
    readTeam(context, teamId ?? ''),
    readPresentation(context, teamId ?? '', presentationId, isReadable),
    formsOfLink(context, { sharedLinkId: id, presentationId }),
  ]);
  const facts = { link, presentation, team, now: new Date().toISOString() };
  const access = evaluateAccess(facts);
  const always = {
    id,
    token,
    teamId: teamId ?? '',
    presentationId,
    ownerId: createdBy,
    type: linkType,
    status: toPublicStatus(access.closed),
    refusal: access.closed,
    releaseAt: access.closed === 'NOT_RELEASED' ? (presentation?.releaseAt ?? null) : null,
    expiresAt,
    notificationLevel,
    isDirect,
    ...forms,
    isAccessCodeRequired: access.gates.includes('ACCESS_CODE'),
    isEmailRequired: access.gates.includes('EMAIL'),
    emailMode: access.emailMode,
    isForRecipientsOnly: access.isForRecipientsOnly,
    consentMode: access.consentMode,
    gateVersion: totalGateVersion(facts),
    displayUserInfo: team.displayUserInfo,
    language: link.language,
    teamLanguage: team.locale ?? 'en',
    isMailKept: caller.engines.mailer.outbox !== null,
    team: {
      name: team.name,
      privacyPolicyUrl: team.privacyPolicyUrl,
      isPresentationAliasEnabled: team.isPresentationAliasEnabled,
    },
  };
  if (access.closed !== null || !presentation || !isReadable(presentation)) {
    return {
      ...always,
      consentStatements: [],
      name: null,
      presentation: null,
      user: null,
    };
  }
  const user = await readUser(context, createdBy);
  return {
    ...always,
    consentStatements: consentStatements(access.consentMode, team),
    // Not the link's name: that is the sender's private note.
    name: presentation.name,
    presentation: presentPublicPresentation(presentation, link, access),
    user: user && { name: senderName(user), email: user.email },
  };
}

/** Clients know no other states. */
function toPublicStatus(closed: ClosedReason | null): SharedLinkStatus {
  if (closed === null) return 'ACTIVE';
  return closed === 'EXPIRED' ? 'EXPIRED' : 'CANCELED';
}

function presentPublicPresentation(
  {
    name,
    slug,
    alias = null,
    presentationType,
    isPdfForm = false,
    file,
    pages,
    media = null,
    captions = [],
    sharingDisclaimer,
    settings,
  }: ReadablePresentation,
  link: ContentPermissions,
  access: Access,
): PublicPresentation {
  const { canBeForwarded, canBeDownloaded, canBePrinted } = access;
  const {
    canBePrintedByUser = false,
    canBeExported = false,
    pdfUseFullApi = true,
    pdfUseWebviewerServer = false,
    pdfDisableWidgetHighlighting = false,
  } = settings;
  return {
    name,
    slug,
    alias,
    presentationType,
    isPdfForm,
    isMicrosoftOffice: ['PowerPoint', 'MS Word', 'MS Excel'].includes(presentationType),
    fileId: file.fileId,
    fileName: file.name,
    pageCount: pages.length,
    pages,
    media,
    captions: [...captions],
    sharingDisclaimer,
    canBeForwarded,
    canBeDownloaded,
    canBePrinted,
    canBePrintedByUser: link.canBePrinted && canBePrintedByUser,
    canBeExported: link.canBeDownloaded && canBeExported,
    pdfUseFullApi,
    pdfUseWebviewerServer,
    pdfDisableWidgetHighlighting,
  };
}
