import { languages, type Language } from '@lectern/schemas/text/languages.ts';
import { textsIn } from '../texts/texts.ts';
import { isReadable, isShown, type PresentationReplica } from '../replicas/presentations.ts';
import type { TeamReplica } from '../replicas/teams.ts';
import type { ConsentMode, EmailMode, ExistingSharedLink } from './state.ts';
import { isPast, statusAt } from './status.ts';

/** Why nobody can open a link. */
export type ClosedReason =
  | 'CANCELED'
  | 'EXPIRED'
  | 'NOT_RELEASED'
  | 'PREPARING'
  | 'PREPARATION_FAILED'
  | 'UNAVAILABLE';
/** In the order in which visitors pass them. */
type Gate = 'CONSENT' | 'ACCESS_CODE' | 'EMAIL';
type GatedLink = Pick<ExistingSharedLink, 'hasAccessCode' | 'isForRecipientsOnly' | 'emailMode'>;

export interface ContentPermissions {
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
}

/** The rules of link, presentation and team together. */
export interface Access extends ContentPermissions {
  closed: ClosedReason | null;
  gates: readonly Gate[];
  consentMode: ConsentMode;
  /** ENTERED: any email passes EMAIL. VERIFIED: only one that a mailed code verified. */
  emailMode: EmailMode;
  /** Only recipients pass EMAIL. */
  isForRecipientsOnly: boolean;
}

export interface AccessInput {
  link: ExistingSharedLink;
  /** Null: none, or no longer. */
  presentation: PresentationReplica | null;
  team: Pick<TeamReplica, 'sharingConsent' | 'consentVersion'>;
  now: string;
}

/** Decides who may open a link, and what they may do then; everything that serves or explains access calls this. */
export function evaluateAccess(facts: AccessInput): Access {
  const { link, presentation } = facts;
  const consentMode = effectiveConsentMode(facts);
  return {
    closed: closedReason(facts),
    gates: [
      ...(consentMode === 'REQUIRED' ? (['CONSENT'] as const) : []),
      ...identityGates(link, presentation),
    ],
    consentMode,
    emailMode: effectiveEmailMode(link, presentation),
    isForRecipientsOnly: isForRecipientsOnly(link, presentation),
    ...contentPermissions(link, presentation),
  };
}

/** Whether a link shows nothing to programs, because readers must prove something. */
export function blocksRobots(link: GatedLink, presentation: PresentationReplica | null): boolean {
  return identityGates(link, presentation).length > 0;
}

/** The gates that a program cannot pass. */
function identityGates(
  link: GatedLink,
  presentation: PresentationReplica | null,
): ('ACCESS_CODE' | 'EMAIL')[] {
  const isCodeRequired = link.hasAccessCode || (presentation?.accessCodeName ?? null) !== null;
  const isEmailRequired = effectiveEmailMode(link, presentation) !== 'NOT_REQUIRED';
  return [
    ...(isCodeRequired ? (['ACCESS_CODE'] as const) : []),
    ...(isEmailRequired ? (['EMAIL'] as const) : []),
  ];
}

/** A link may ask for more than its presentation, never for less. */
function effectiveEmailMode(link: GatedLink, presentation: PresentationReplica | null): EmailMode {
  const mustVerify =
    isForRecipientsOnly(link, presentation) ||
    (presentation?.settings.areSharedLinksSecure ?? false);
  return mustVerify ? 'VERIFIED' : link.emailMode;
}

function isForRecipientsOnly(link: GatedLink, presentation: PresentationReplica | null): boolean {
  return (
    link.isForRecipientsOnly ||
    (presentation?.settings.onlyIntendedRecipientsCanViewSharedLinks ?? false)
  );
}

/** What both the link and its presentation allow. */
export function contentPermissions(
  link: ContentPermissions,
  presentation: PresentationReplica | null,
): ContentPermissions {
  return {
    canBeDownloaded: link.canBeDownloaded && (presentation?.settings.canBeDownloaded ?? false),
    canBePrinted: link.canBePrinted && (presentation?.settings.canBePrinted ?? false),
    canBeForwarded: link.canBeForwarded && (presentation?.settings.canBeForwarded ?? false),
  };
}

/** The link's own state first: its owner can change that. */
function closedReason({ link, presentation, now }: AccessInput): ClosedReason | null {
  if (link.deletedAt !== null) return 'UNAVAILABLE';
  // Expired with its presentation, so no date to show.
  if (link.status === 'expired' && link.reason === 'presentation-deleted') return 'UNAVAILABLE';
  const status = statusAt(link, now);
  if (status !== 'ACTIVE') return status;
  if (!presentation || !isShown(presentation) || presentation.isInternalUseOnly)
    return 'UNAVAILABLE';
  if (isPast(presentation.expiresAt, now)) return 'EXPIRED';
  if (presentation.releaseAt !== null && presentation.releaseAt > now) return 'NOT_RELEASED';
  if (isReadable(presentation)) return null;
  return presentation.hasFailed === true ? 'PREPARATION_FAILED' : 'PREPARING';
}

/** Grows when a gate changes, so that visitors must pass again; never shrinks, or earlier passes would count again. */
export function totalGateVersion({
  link,
  presentation,
  team,
}: Pick<AccessInput, 'link' | 'presentation' | 'team'>): number {
  return link.gateVersion + (presentation?.gateVersion ?? 0) + (team.consentVersion ?? 0);
}

/** The exact text that a visitor sees, in each language; the consent ledger stores it. Empty where nothing is asked. */
export function consentStatements(
  mode: ConsentMode,
  { name, privacyPolicyUrl }: Pick<TeamReplica, 'name' | 'privacyPolicyUrl'>,
): { language: Language; text: string }[] {
  if (mode === 'NOT_REQUIRED') return [];
  const key =
    mode === 'OPTIONAL'
      ? 'consentOptional'
      : privacyPolicyUrl
        ? 'consentToPolicy'
        : 'consentRequired';
  return languages.map((language) => {
    const text = textsIn(language);
    return { language, text: text(key, { team: name || text('theSender') }) };
  });
}

const modes = { IMPLIED: 'NOT_REQUIRED', OPTIONAL: 'OPTIONAL', REQUIRED: 'REQUIRED' } as const;

function effectiveConsentMode({ link, team }: AccessInput): ConsentMode {
  return link.consentMode ?? modes[team.sharingConsent];
}
