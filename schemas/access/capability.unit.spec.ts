import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Capability,
  CAPABILITY_LENGTH,
  mintCapability,
  readCapability,
  type SigningKeys,
} from './capability.ts';

const [older, newer] = [
  randomBytes(32).toString('base64url'),
  randomBytes(32).toString('base64url'),
];
/** As LECTERN_SECRET gives them. */
const keysOf = (...texts: [string, ...string[]]): SigningKeys => ({
  keys: (purpose) =>
    texts.map((text) => Buffer.from(hkdfSync('sha256', text, '', `lectern ${purpose}`, 32))) as [
      Buffer,
      ...Buffer[],
    ],
});
const secrets = keysOf(older);
const now = Date.UTC(2026, 10, 20, 12);
const uuid = () => fc.uuid();

const anyCapability = fc
  .record({
    id: uuid(),
    kind: fc.constantFrom('visit', 'session', 'bytes', 'download', 'mute'),
    subject: fc.record({ is: fc.constantFrom('link', 'activity', 'sign-in', 'none'), id: uuid() }),
    presentationId: uuid(),
    teamId: uuid(),
    gates: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    startedAt: fc.integer({ min: 0, max: now }),
    expiresAt: fc
      .integer({ min: now / 1000 + 1, max: 2 ** 32 - 1 })
      .map((seconds) => seconds * 1000),
  })
  .map(({ subject, ...rest }): Capability => ({
    ...rest,
    sharedLinkId: subject.is === 'link' ? subject.id : null,
    activityId: subject.is === 'activity' ? subject.id : null,
    signInId: subject.is === 'sign-in' ? subject.id : null,
  }));

const aCapability = (changes: Partial<Capability> = {}): Capability => ({
  id: '01a1fa61-84fc-7174-a4d3-815110d9ff63',
  kind: 'session',
  sharedLinkId: '01a1fa61-84fc-77f7-9bce-38c80670df0f',
  activityId: null,
  signInId: null,
  presentationId: '01a1fa61-84fc-76cc-ba0f-d98cf6247af1',
  teamId: '01a1fa61-84fc-7e38-a125-d70b7b13196c',
  gates: 3,
  startedAt: now - 1234,
  expiresAt: now + 60_000,
  ...changes,
});

test('what was minted is read back', () => {
  fc.assert(
    fc.property(anyCapability, (capability) => {
      const text = mintCapability(secrets, capability);
      expect(text).toHaveLength(CAPABILITY_LENGTH);
      expect(readCapability(secrets, text, capability.kind, now)).toEqual({
        status: 'valid',
        capability,
      });
    }),
  );
});

test('a text with any character changed is forged', () => {
  fc.assert(
    fc.property(
      anyCapability,
      fc.nat(),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      (capability, at, character) => {
        const text = mintCapability(secrets, capability);
        const index = at % text.length;
        fc.pre(text[index] !== character);
        const changed = text.slice(0, index) + character + text.slice(index + 1);
        expect(readCapability(secrets, changed, capability.kind, now)).toEqual({
          status: 'forged',
        });
      },
    ),
    { numRuns: 500 },
  );
});

test('a text with any single bit flipped is forged, at every place', () => {
  const bytes = Buffer.from(mintCapability(secrets, aCapability()), 'latin1');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3] = flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7));
    expect(readCapability(secrets, flipped.toString('latin1'), 'session', now)).toEqual({
      status: 'forged',
    });
  }
});

test('every other spelling of the same bytes is forged', () => {
  const text = mintCapability(secrets, aCapability());
  const last = text.slice(-1);
  for (const other of ['A', 'B', 'Q', 'g', 'w'].filter((character) => character !== last)) {
    expect(readCapability(secrets, text.slice(0, -1) + other, 'session', now).status).toBe(
      'forged',
    );
  }
  expect(readCapability(secrets, text.toUpperCase(), 'session', now).status).toBe('forged');
  // Same low bytes, other characters.
  const wide = text.replace('a', String.fromCharCode(0x100 + 'a'.charCodeAt(0)));
  expect(readCapability(secrets, wide, 'session', now).status).toBe('forged');
});

test('any text at all is answered, never thrown at', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ minLength: CAPABILITY_LENGTH, maxLength: CAPABILITY_LENGTH }),
  );
  fc.assert(
    fc.property(anyText, (text) =>
      expect(readCapability(secrets, text, 'visit', now)).toEqual({ status: 'forged' }),
    ),
  );
});

test('it lasts until its expiry and not a millisecond longer', () => {
  const text = mintCapability(secrets, aCapability({ expiresAt: now + 1000 }));
  expect(readCapability(secrets, text, 'session', now + 999).status).toBe('valid');
  expect(readCapability(secrets, text, 'session', now + 1000)).toEqual({ status: 'expired' });
});

test('a text that was valid once is no longer so when it has expired, and never under another secret or kind', () => {
  const text = mintCapability(secrets, aCapability({ kind: 'visit', expiresAt: now + 1000 }));
  for (let time = 0; time < 3; time++)
    expect(readCapability(secrets, text, 'visit', now).status).toBe('valid');
  expect(readCapability(secrets, text, 'visit', now + 1000)).toEqual({ status: 'expired' });
  expect(readCapability(secrets, text, 'session', now)).toEqual({ status: 'forged' });
  expect(readCapability(keysOf(newer), text, 'visit', now)).toEqual({ status: 'forged' });
});

test('one kind never passes for another', () => {
  const visit = mintCapability(secrets, aCapability({ kind: 'visit' }));
  expect(readCapability(secrets, visit, 'bytes', now)).toEqual({ status: 'forged' });
});

test('a new secret signs while the old one still verifies, until it is taken away', () => {
  const rotated = keysOf(newer, older);
  const old = mintCapability(secrets, aCapability());
  const fresh = mintCapability(rotated, aCapability());
  expect(readCapability(rotated, old, 'session', now).status).toBe('valid');
  expect(readCapability(rotated, fresh, 'session', now).status).toBe('valid');
  expect(readCapability(secrets, fresh, 'session', now).status).toBe('forged');
  expect(readCapability(keysOf(newer), old, 'session', now).status).toBe('forged');
});

test('its signature is the HMAC-SHA256 of the text before it, cut to 128 bits', () => {
  const text = mintCapability(secrets, aCapability());
  const key = Buffer.from(hkdfSync('sha256', older, '', 'lectern capability session', 32));
  const mac = createHmac('sha256', key)
    .update(text.slice(0, -22))
    .digest()
    .subarray(0, 16)
    .toString('base64url');
  expect(text.slice(-22)).toBe(mac);
});

test('it carries the team, and is 147 characters long', () => {
  expect(CAPABILITY_LENGTH).toBe(147);
});

test('ids that are no UUIDs, and two subjects at once, are refused', () => {
  expect(() => mintCapability(secrets, aCapability({ teamId: 'x' }))).toThrow('UUIDs');
  expect(() => mintCapability(secrets, aCapability({ activityId: aCapability().teamId }))).toThrow(
    'not several',
  );
  expect(() => mintCapability(secrets, aCapability({ signInId: aCapability().teamId }))).toThrow(
    'not several',
  );
});

test('a secret that is too short is refused', () => {});
