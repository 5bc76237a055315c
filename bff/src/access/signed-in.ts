import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { SignedInFieldsFragment } from '../gql/graphql.ts';
import type { Call } from '../http/call.ts';
import { EdgeError } from '../http/edge-error.ts';
import { userResource } from '../present/user.ts';
import { checkCsrf } from './authenticate.ts';
import { signInBrowser } from './sign-in-browser.ts';
import { problems } from '../http/problems.ts';

graphql(`
  fragment SignedInFields on SignedIn {
    token
    expiresAt
    knownBrowser
    user {
      ...UserFields
    }
  }
`);

/** Shown to new native clients and to pages whose cookie was cleared: they look the same. */
const noPage = problems.deviceNameMissing;

/** Of a call that signs in. */
export const deviceName = z
  .string()
  .max(200)
  .nullish()
  .describe('What the client calls itself; with it the answer is a bearer token, not a cookie.');

/** What a call answers that signs in: browsers get the cookie and where to go, other clients the bearer token. */
export const signInAnswer = z.strictObject({
  data: z.strictObject({
    user: userResource.schema.describe('The user who is signed in.'),
    token: z
      .string()
      .optional()
      .describe(
        'The bearer token, for clients that sent `device_name`; left out for browsers, which get a cookie.',
      ),
  }),
  destination: z
    .string()
    .optional()
    .describe('Where a browser goes next; left out for other clients.'),
});

export interface SigningIn {
  isBrowser: boolean;
  /** Names the sign-in; without one, other clients are named by their user agent. */
  deviceName: string | undefined;
}

/**
 * Who is signing in: a browser, which must send the CSRF token of a page of ours, or another client.
 * @throws EdgeError CSRF
 */
export function checkSigningIn(call: Call, deviceName: string | null | undefined): SigningIn {
  const isBrowser = !deviceName && isFromBrowser(call.req);
  if (isBrowser && !call.edge.cookies.csrf(call.req)) throw new EdgeError('CSRF', noPage);
  if (isBrowser) checkCsrf(call, call.formToken);
  const fallback = isBrowser ? undefined : (call.userAgent ?? undefined);
  return { isBrowser, deviceName: deviceName ?? fallback };
}

/** @param expiresAt when the browser forgets the sign-in; null: when it is closed */
export async function answerSignIn(
  call: Call,
  started: SignedInFieldsFragment,
  { isBrowser }: Pick<SigningIn, 'isBrowser'>,
  expiresAt: string | null = null,
): Promise<z.input<typeof signInAnswer>> {
  const user = userResource.present(started.user);
  if (!isBrowser) return { data: { user, token: started.token } };
  await signInBrowser(call, started, expiresAt);
  return { data: { user }, destination: '/' };
}

/** Browsers say where a POST comes from, or bring the cookie of a page of ours. */
function isFromBrowser({ headers }: IncomingMessage): boolean {
  return (
    headers.origin !== undefined ||
    headers['sec-fetch-site'] !== undefined ||
    headers.cookie !== undefined
  );
}
