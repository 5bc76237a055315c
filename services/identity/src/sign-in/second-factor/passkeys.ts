import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isOpenChallenge, newChallenge, type Purpose } from './challenge.ts';
import { invalidPasskey } from './commands.ts';
import type { Passkey } from './state.ts';

/** Loaded on first use, because it is large. */
const library = () => import('@simplewebauthn/server');

const credentialOf = ({ credentialId, transports }: Passkey) =>
  credentialId === null ? [] : [{ id: credentialId, transports }];

function relyingParty({ urls }: Engines): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(urls.console);
  return { rpID: hostname, origin };
}

/** Browsers need a host name and a secure connection. */
export function arePasskeysPossible({ urls }: Engines): boolean {
  const { hostname, protocol } = new URL(urls.console);
  return (
    isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 &&
    (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'))
  );
}

/** JSON for the browser. */
export async function creationOptions(
  engines: Engines,
  { userId, email, passkeys }: { userId: string; email: string; passkeys: Passkey[] },
): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Lectern',
    rpID: relyingParty(engines).rpID,
    userID: new TextEncoder().encode(userId),
    userName: email,
    challenge: newChallenge(engines.secrets, `new passkey of ${userId}`),
    attestationType: 'none',
    excludeCredentials: passkeys.flatMap(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return JSON.stringify(options);
}

/** JSON for the browser: any key of the site, or one of these. */
export async function requestOptions(
  engines: Engines,
  of: { userId: string; passkeys: Passkey[] } | null,
): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(engines).rpID,
    challenge: newChallenge(engines.secrets, purposeOf(of?.userId ?? null)),
    userVerification: of ? 'preferred' : 'required',
    ...(of && { allowCredentials: of.passkeys.flatMap(credentialOf) }),
  });
  return JSON.stringify(options);
}

const purposeOf = (userId: string | null): Purpose =>
  userId === null ? 'passkey sign-in' : `passkey of ${userId}`;

/** @throws DomainError INVALID */
export async function verifyNewPasskey(
  engines: Engines,
  userId: string,
  text: string,
): Promise<Omit<Passkey, 'name' | 'createdAt' | 'lastUsedAt' | 'epoch'>> {
  const { rpID, origin } = relyingParty(engines);
  const response = parseResponse<RegistrationResponseJSON>(text);
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedRPID: rpID,
    expectedOrigin: origin,
    requireUserVerification: false,
    expectedChallenge: (challenge) =>
      isOpenChallenge(engines.secrets, `new passkey of ${userId}`, challenge),
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw invalidPasskey();
  const { credential, credentialBackedUp: isSynced } = registrationInfo;
  return {
    passkeyId: newId(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(response.response.transports ?? [])].map(String).slice(0, 10),
    isSynced,
  };
}

export interface PasskeyUse {
  passkeyId: string;
  counter: number;
  challenge: string;
}

/**
 * @param isAlone without a password, so the authenticator must have verified its user
 * @throws DomainError INVALID
 */
export async function verifyPasskey(
  engines: Engines,
  {
    userId,
    passkeys,
    text,
    isAlone,
  }: { userId: string; passkeys: Passkey[]; text: string; isAlone: boolean },
): Promise<PasskeyUse> {
  const response = parseResponse<AuthenticationResponseJSON>(text);
  const passkey = passkeys.find(
    ({ credentialId }) => credentialId !== null && credentialId === response.id,
  );
  if (!passkey?.credentialId || passkey.publicKey === null) throw invalidPasskey();
  const { rpID, origin } = relyingParty(engines);
  const credential = {
    id: passkey.credentialId,
    publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
    counter: passkey.counter,
  };
  let signed = '';
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential,
    expectedRPID: rpID,
    expectedOrigin: origin,
    requireUserVerification: isAlone,
    expectedChallenge: (challenge) =>
      isOpenChallenge(engines.secrets, purposeOf(isAlone ? null : userId), (signed = challenge)),
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified) throw invalidPasskey();
  return {
    passkeyId: passkey.passkeyId,
    counter: authenticationInfo.newCounter,
    challenge: signed,
  };
}

export function claimedUserId(text: string): string | null {
  const handle = parseResponse<AuthenticationResponseJSON>(text).response.userHandle;
  const userId = handle ? Buffer.from(handle, 'base64url').toString() : '';
  return /^[\da-f-]{36}$/.test(userId) ? userId : null;
}

/** Checks only what the library reads unchecked. */
function parseResponse<Response extends { id: string; response: object }>(text: string): Response {
  try {
    const response = JSON.parse(text) as Response | null;
    if (
      typeof response?.id === 'string' &&
      typeof response.response === 'object' &&
      response.response !== null
    )
      return response;
  } catch {
    // Fails below.
  }
  throw invalidPasskey();
}
