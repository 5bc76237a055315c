import { dateText, text } from '../texts/texts.ts';

/** Why there is nothing to read, for the recipient, and what to do. */
export interface Failure {
  title: string;
  advice: string;
  /** The error code, for support. */
  code: number | null;
  /** Whether the sender can change it. */
  canRequestAccess: boolean;
  /** It opens once the document is ready. */
  isPreparing?: boolean;
  teamName?: string;
  /** What reopening the link does, where it helps. */
  again?: string;
}

/** A new file replaced these pages. */
export const replaced = (): Failure => ({
  code: null,
  title: text('newerVersion'),
  advice: text('newerVersionText'),
  canRequestAccess: false,
  again: text('openNewVersion'),
});

/** A refusal's body. */
export interface Refusal {
  code?: unknown;
  reason?: unknown;
  /** ISO 8601. */
  release_at?: unknown;
  team_name?: unknown;
}

/** The viewer's error catalogue (accounts §8); 10003 covers revoked and expired links. */
const catalogue = {
  10001: ['linkNotFound', 'checkLink'],
  10002: ['cannotView', 'looksAutomated'],
  10003: ['linkGone', 'expiredOrOff'],
  10004: ['linkNotFound', 'reloadOrAsk'],
} as const;

/** Reasons more specific than the catalogue's. */
const reasons = {
  expired: [10003, 'linkGone', 'expired'],
  canceled: [10003, 'linkGone', 'turnedOff'],
  unavailable: [10003, 'linkGone', 'documentGone'],
  not_released: [10003, 'notAvailableYet', 'availableLater'],
  preparing: [null, 'beingPrepared', 'opensOnceReady'],
  preparation_failed: [10003, 'notPrepared', 'senderKnows'],
  recipients_only: [10004, 'cannotView', 'recipientsOnly'],
} as const;

function isKeyOf<Entries extends object>(entries: Entries, key: unknown): key is keyof Entries {
  return Object.hasOwn(entries, String(key));
}

/** The failure for a server's answer; unknown codes become 10004. */
export function failureOf(code: unknown, { reason, release_at, team_name }: Refusal = {}): Failure {
  const name = String(reason).toLowerCase();
  if (isKeyOf(reasons, name)) {
    const [known, title, advice] = reasons[name];
    return {
      code: known,
      title: text(title),
      advice: opening(release_at) ?? text(advice),
      canRequestAccess: !name.startsWith('prepar'),
      ...(name === 'preparing' && { isPreparing: true }),
      ...(typeof team_name === 'string' && { teamName: team_name }),
    };
  }
  const known = isKeyOf(catalogue, code) ? code : 10004;
  const [title, advice] = catalogue[known];
  return {
    code: Number(known),
    title: text(title),
    advice: text(advice),
    canRequestAccess: Number(known) === 10003,
  };
}

function opening(releaseAt: unknown): string | null {
  const at = typeof releaseAt === 'string' ? new Date(releaseAt) : null;
  if (!at || Number.isNaN(at.getTime())) return null;
  return text('availableFrom', { date: dateText(at, { timeStyle: 'short' }) });
}
