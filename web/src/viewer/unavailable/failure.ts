/** Why there is nothing to read, for the recipient, and what to do. */
export interface Failure {
  title: string;
  advice: string;
  /** The error code, for support. */
  code: number | null;
  /** Further details of the server. */
  message: string | null;
  /** Whether the sender can change it. */
  canRequestAccess: boolean;
  /** What reopening the link does, where it helps. */
  again?: string;
}

/** A new file replaced these pages. */
export const replaced: Failure = {
  code: null,
  title: 'There is a newer version.',
  advice: 'The document was replaced while you were reading.',
  message: null,
  canRequestAccess: false,
  again: 'Open the new version',
};

/** A refusal's body. */
export interface Refusal {
  code?: unknown;
  message?: unknown;
  reason?: unknown;
  /** ISO 8601. */
  release_at?: unknown;
}

const gone = 'That link is no longer available.';
const requestNewLink = 'ask the person who sent it to you for a new one.';

type Entry = [title: string, advice: string];
const notFound: Entry = [
  'Link not found.',
  `Reload this page. If that does not help, ${requestNewLink}`,
];
/** The viewer's error catalogue (accounts §8); 10003 covers revoked and expired links. */
const catalogue: Record<string, Entry> = {
  10001: ['Link not found.', `Check that the whole address was copied, or ${requestNewLink}`],
  10002: [
    'You cannot view this file.',
    'It opens for people only, and this visit looked automated. Try another browser, or ask the person who sent it to you.',
  ],
  10003: [gone, 'It has expired or was taken back.'],
  10004: notFound,
};

/** Reasons more specific than the catalogue's. */
const reasons: Record<string, [code: number, title: string, advice: string]> = {
  expired: [10003, gone, 'It has expired.'],
  canceled: [10003, gone, 'It was taken back.'],
  unavailable: [10003, gone, 'The document was taken away.'],
  not_released: [10003, 'Not open yet.', 'The document will be open at this address later.'],
  recipients_only: [
    10004,
    'You cannot view this file.',
    'It opens only for the people it was sent to.',
  ],
};

/**
 * The failure for a server's answer; unknown codes become 10004, whose message explains more than
 * its title.
 */
export function failureOf(code: unknown, { message, reason, release_at }: Refusal = {}): Failure {
  const name = String(reason).toLowerCase();
  const known = Object.hasOwn(reasons, name) ? reasons[name] : undefined;
  if (known)
    return {
      code: known[0],
      title: known[1],
      advice: opening(release_at) ?? known[2],
      message: null,
      canRequestAccess: true,
    };
  const number = Object.hasOwn(catalogue, String(code)) ? Number(code) : 10004;
  const [title, advice] = catalogue[number] ?? notFound;
  const isNews =
    number === 10004 && typeof message === 'string' && message !== '' && message !== title;
  return {
    code: number,
    title,
    advice,
    message: isNews ? message : null,
    canRequestAccess: number === 10003,
  };
}

function opening(releaseAt: unknown): string | null {
  const at = typeof releaseAt === 'string' ? new Date(releaseAt) : null;
  if (!at || Number.isNaN(at.getTime())) return null;
  return `It opens on ${new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(at)}. Open this address again then.`;
}
