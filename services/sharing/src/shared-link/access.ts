import { isReadable, type PresentationReplica } from '../replicas/presentations.ts';
import type { TeamReplica } from '../replicas/teams.ts';
import type { ConsentMode, ExistingSharedLink } from './state.ts';
import { isPast, statusAt } from './status.ts';

/** Why a link is not opened for anybody. */
export type ClosedReason = 'CANCELED' | 'EXPIRED' | 'NOT_RELEASED' | 'UNAVAILABLE';
/** What stands before the first page, in the order in which it is asked. */
type Gate = 'CONSENT' | 'ACCESS_CODE' | 'EMAIL';

/** What may be done with a presentation once it is open. */
export interface ContentPermissions {
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
}

/** What a link comes to at a moment: its own rules, its presentation's and its team's together. */
export interface Access extends ContentPermissions {
  closed: ClosedReason | null;
  gates: readonly Gate[];
  consentMode: ConsentMode;
  /** Of the recipients it names only; otherwise whoever proves an address may pass EMAIL. */
  isForRecipientsOnly: boolean;
}

export interface AccessInput {
  link: ExistingSharedLink;
  /** Null: there is none (any more). */
  presentation: PresentationReplica | null;
  team: Pick<TeamReplica, 'sharingConsent' | 'consentVersion'>;
  now: string;
}

/** The one place that says who may open a link, and what then: everything that serves or explains it asks here. */
export function evaluateAccess(facts: AccessInput): Access {
  const { link, presentation } = facts;
  const consentMode = effectiveConsentMode(facts);
  const isForRecipientsOnly =
    link.isForRecipientsOnly ||
    (presentation?.settings.onlyIntendedRecipientsCanViewSharedLinks ?? false);
  const isEmailAsked =
    isForRecipientsOnly || (presentation?.settings.areSharedLinksSecure ?? false);
  const isCodeAsked = link.hasAccessCode || (presentation?.accessCodeName ?? null) !== null;
  const asked: Record<Gate, boolean> = {
    CONSENT: consentMode === 'REQUIRED',
    ACCESS_CODE: isCodeAsked,
    EMAIL: isEmailAsked,
  };
  return {
    closed: closedReason(facts),
    gates: (Object.keys(asked) as Gate[]).filter((gate) => asked[gate]),
    consentMode,
    isForRecipientsOnly,
    ...contentPermissions(link, presentation),
  };
}

/** What the link leaves of what its presentation allows. */
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

/** The link's own end goes before its presentation's: it is what its owner can change at once. */
function closedReason({ link, presentation, now }: AccessInput): ClosedReason | null {
  if (link.deletedAt !== null) return 'UNAVAILABLE';
  // It went with its presentation: nothing to be seen of a date.
  if (link.status === 'expired' && link.reason === 'presentation-deleted') return 'UNAVAILABLE';
  const status = statusAt(link, now);
  if (status !== 'ACTIVE') return status;
  if (!presentation || !isReadable(presentation) || presentation.isInternalUseOnly)
    return 'UNAVAILABLE';
  if (isPast(presentation.expiresAt, now)) return 'EXPIRED';
  return presentation.releaseAt !== null && presentation.releaseAt > now ? 'NOT_RELEASED' : null;
}

/** Grows whenever a gate is changed under those who have passed it, and never shrinks: what was passed once would count again. */
export function totalGateVersion({
  link,
  presentation,
  team,
}: Pick<AccessInput, 'link' | 'presentation' | 'team'>): number {
  return link.gateVersion + (presentation?.gateVersion ?? 0) + (team.consentVersion ?? 0);
}

/** What is put before a visitor, word for word; the ledger keeps it so. */
export function consentStatement(
  mode: ConsentMode,
  { name, privacyPolicyUrl }: Pick<TeamReplica, 'name' | 'privacyPolicyUrl'>,
): string | null {
  const who = name || 'the sender';
  if (mode === 'NOT_REQUIRED') return null;
  if (mode === 'OPTIONAL') return `${who} may see which pages I read, and for how long.`;
  return privacyPolicyUrl
    ? `I have read and accept the privacy policy of ${who}.`
    : `I agree that ${who} sees which pages I read, and for how long.`;
}

const modes = { IMPLIED: 'NOT_REQUIRED', OPTIONAL: 'OPTIONAL', REQUIRED: 'REQUIRED' } as const;

function effectiveConsentMode({ link, team }: AccessInput): ConsentMode {
  return link.consentMode ?? modes[team.sharingConsent];
}
