import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The keys for a purpose: the first signs, all of them verify. */
export interface SigningKeys {
  keys(purpose: string): [Buffer, ...Buffer[]];
}

/** What a signed text allows; each kind has a signing key of its own. The numbers are in texts that people have. */
const kinds = { visit: 1, session: 2, bytes: 3, download: 4, mute: 5 } as const;
export type CapabilityKind = keyof typeof kinds;

/** Bits of `gates`: the gates that the recipient has passed, and whether they refused an optional consent. */
export const gates = { accessCode: 1, consent: 2, email: 4, consentRefused: 8 } as const;

export interface Capability {
  /** UUID of the hit, session or grant; the only part that logs and events may keep. */
  id: string;
  kind: CapabilityKind;
  /** At most one of these three is set. */
  sharedLinkId: string | null;
  activityId: string | null;
  /** The sign-in of the member it was made for; it ends with that. */
  signInId: string | null;
  presentationId: string;
  teamId: string;
  /** 31 bits: the lowest are those of `gates`, the others are free for the minting code. */
  gates: number;
  /** Epoch milliseconds. */
  startedAt: number;
  /** Epoch milliseconds, rounded down to a second; no longer valid at this moment. */
  expiresAt: number;
}

export type CapabilityReading =
  | { status: 'valid'; capability: Capability }
  | { status: 'expired' }
  | { status: 'forged' };

// `<uuid>.<base64url of body and MAC>`. The body is a multiple of three bytes, so that body and MAC are encoded separately. The
// MAC covers the text before it and is compared as text, so that there is only one valid spelling.
const VERSION = 2;
const AT = {
  version: 0,
  keyId: 1,
  kind: 2,
  subject: 3,
  gates: 4,
  ids: 8,
  startedAt: 56,
  expiresAt: 62,
  end: 66,
} as const;
const SUBJECT = { none: 0, sharedLink: 1, activity: 2, signIn: 3 } as const;
const BODY_TEXT = 37;
const SIGNED = BODY_TEXT + (AT.end / 3) * 4;
const MAC_BYTES = 16;
/** Characters of every signed text. */
export const CAPABILITY_LENGTH = SIGNED + Math.ceil((MAC_BYTES * 4) / 3);

const NO_SUBJECT = '00000000-0000-0000-0000-000000000000';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const forged: CapabilityReading = Object.freeze({ status: 'forged' });
const expired: CapabilityReading = Object.freeze({ status: 'expired' });

/** Makes a signed text of CAPABILITY_LENGTH characters. */
export function mintCapability(secrets: SigningKeys, capability: Capability): string {
  if (!uuid.test(capability.id)) throw notUuid();
  const [key] = keysOf(secrets, capability.kind);
  const text = `${capability.id}.${bodyText(key.id, capability)}`;
  return text + mac(key, text);
}

function bodyText(
  keyId: number,
  {
    kind,
    sharedLinkId,
    activityId,
    signInId,
    presentationId,
    teamId,
    gates: passed,
    startedAt,
    expiresAt,
  }: Capability,
): string {
  const subjects = { sharedLink: sharedLinkId, activity: activityId, signIn: signInId };
  const [subject, ...others] = Object.entries(subjects).flatMap(([name, id]) =>
    id === null ? [] : [{ name: name as keyof typeof subjects, id }],
  );
  if (others.length > 0)
    throw new Error('A capability has a link, an activity or a sign-in, not several');
  const ids = [subject?.id ?? NO_SUBJECT, presentationId, teamId];
  if (!ids.every((each) => uuid.test(each))) throw notUuid();
  const made = Buffer.alloc(AT.end);
  made[AT.version] = VERSION;
  made[AT.keyId] = keyId;
  made[AT.kind] = kinds[kind];
  made[AT.subject] = SUBJECT[subject?.name ?? 'none'];
  made.writeUInt32BE(passed, AT.gates);
  made.write(ids.join('').replaceAll('-', ''), AT.ids, 'hex');
  made.writeUIntBE(startedAt, AT.startedAt, 6);
  made.writeUInt32BE(Math.floor(expiresAt / 1000), AT.expiresAt);
  return made.toString('base64url');
}

function notUuid(): Error {
  return new Error('A capability is made of lower-case UUIDs');
}

/**
 * Checks a text from outside, of any length and content. Allocates little, because it runs before every ping.
 * A text of another kind, version or secret counts as forged.
 * @param now epoch milliseconds
 */
export function readCapability(
  secrets: SigningKeys,
  text: string,
  expectedKind: CapabilityKind,
  now: number,
): CapabilityReading {
  if (text.length !== CAPABILITY_LENGTH) return forged;
  const known = knownOf(secrets, expectedKind);
  const seen = known.get(text);
  const reading = seen ?? check(secrets, text, expectedKind);
  if (reading.status !== 'valid') return reading;
  if (now >= reading.capability.expiresAt) return expired;
  if (!seen) known.add(text, reading);
  return reading;
}

function check(
  secrets: SigningKeys,
  text: string,
  expectedKind: CapabilityKind,
): CapabilityReading {
  const body = Buffer.alloc(AT.end);
  body.write(text.slice(BODY_TEXT, SIGNED), 0, 'base64url');
  if (body[AT.version] !== VERSION || body[AT.kind] !== kinds[expectedKind]) return forged;
  if (
    !keysOf(secrets, expectedKind).some(
      (key) => key.id === body[AT.keyId] && isSignedWith(key, text),
    )
  )
    return forged;
  const ids = body.toString('hex', AT.ids, AT.startedAt);
  const subject = body[AT.subject];
  return {
    status: 'valid',
    capability: Object.freeze({
      id: text.slice(0, BODY_TEXT - 1),
      kind: expectedKind,
      sharedLinkId: subject === SUBJECT.sharedLink ? uuidAt(ids, 0) : null,
      activityId: subject === SUBJECT.activity ? uuidAt(ids, 0) : null,
      signInId: subject === SUBJECT.signIn ? uuidAt(ids, 0) : null,
      presentationId: uuidAt(ids, 32),
      teamId: uuidAt(ids, 64),
      gates: body.readUInt32BE(AT.gates),
      startedAt: body.readUIntBE(AT.startedAt, 6),
      expiresAt: body.readUInt32BE(AT.expiresAt) * 1000,
    }),
  };
}

/** Valid texts of a kind, so that a viewer that reports every few seconds is checked once. */
const MOST_KNOWN = 16_384;

class KnownTexts {
  readonly #readings = new Map<string, CapabilityReading>();

  get(text: string): CapabilityReading | undefined {
    return this.#readings.get(text);
  }

  add(text: string, reading: CapabilityReading): void {
    if (this.#readings.size >= MOST_KNOWN)
      this.#readings.delete(this.#readings.keys().next().value ?? '');
    this.#readings.set(text, reading);
  }
}

const knownBySecrets = new WeakMap<SigningKeys, Map<CapabilityKind, KnownTexts>>();

function knownOf(secrets: SigningKeys, kind: CapabilityKind): KnownTexts {
  let byKind = knownBySecrets.get(secrets);
  if (!byKind) knownBySecrets.set(secrets, (byKind = new Map()));
  let known = byKind.get(kind);
  if (!known) byKind.set(kind, (known = new KnownTexts()));
  return known;
}

interface SigningKey {
  /** One byte is enough to pick a key; where two secrets share it, both are tried. */
  id: number;
  key: Buffer;
}
const keysBySecrets = new WeakMap<
  SigningKeys,
  Map<CapabilityKind, [SigningKey, ...SigningKey[]]>
>();

function keysOf(secrets: SigningKeys, kind: CapabilityKind): [SigningKey, ...SigningKey[]] {
  let byKind = keysBySecrets.get(secrets);
  if (!byKind) keysBySecrets.set(secrets, (byKind = new Map()));
  let keys = byKind.get(kind);
  if (!keys) {
    const [first, ...rest] = secrets.keys(`capability ${kind}`);
    byKind.set(kind, (keys = [signingKey(first), ...rest.map(signingKey)]));
  }
  return keys;
}

function signingKey(key: Buffer): SigningKey {
  return { id: hash('sha256', key, 'buffer')[0] ?? 0, key };
}

/** Base64url of the truncated MAC of the text before it. */
function mac({ key }: SigningKey, signed: string): string {
  return createHmac('sha256', key).update(signed).digest().toString('base64url', 0, MAC_BYTES);
}

function isSignedWith(key: SigningKey, text: string): boolean {
  const given = Buffer.from(text.slice(SIGNED));
  const expected = Buffer.from(mac(key, text.slice(0, SIGNED)));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function uuidAt(hex: string, at: number): string {
  return `${hex.slice(at, at + 8)}-${hex.slice(at + 8, at + 12)}-${hex.slice(at + 12, at + 16)}-${hex.slice(at + 16, at + 20)}-${hex.slice(at + 20, at + 32)}`;
}
