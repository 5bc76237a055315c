import { failureOf, type Failure } from '../unavailable/failure.ts';
import { text } from '../texts/texts.ts';

export type GateField = 'email' | 'email_code' | 'access_code' | 'consent';

export type GateAnswer =
  /** The visit after the gate. */
  | { kind: 'passed'; hitUuid: string }
  | { kind: 'refused'; message: string }
  | { kind: 'wait'; message: string; seconds: number }
  | { kind: 'closed'; failure: Failure }
  | { kind: 'unreachable' };

interface Body {
  valid?: boolean;
  hit_uuid?: string;
  data?: { hit_uuid?: string; uuid?: string };
  message?: string;
  reason?: string;
}

/** accounts §7 */
export function checkAccessCode(
  token: string,
  hitUuid: string,
  accessCode: string,
): Promise<GateAnswer> {
  return call(
    'POST',
    '/api/public/shared-links/check-access-code',
    { access_code: accessCode, token, hit_uuid: hitUuid },
    'access_code',
    hitUuid,
  );
}

/** Updates the visit: an email, mailed digits, or a consent with its text. */
export function updateHit(
  hitUuid: string,
  field: Exclude<GateField, 'access_code'>,
  fields: Record<string, unknown>,
): Promise<GateAnswer> {
  return call(
    'PUT',
    `/api/public/shared-link-hits/${encodeURIComponent(hitUuid)}`,
    fields,
    field,
    hitUuid,
  );
}

const wrong = {
  access_code: 'wrongCode',
  email_code: 'wrongMailedCode',
  email: 'invalidEmail',
  consent: 'consentNotSaved',
} as const satisfies Record<GateField, string>;

async function call(
  method: string,
  path: string,
  fields: object,
  field: GateField,
  hitUuid: string,
): Promise<GateAnswer> {
  let response: Response;
  let body: Body | null;
  try {
    response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(20_000),
    });
    body = await response.json().catch(() => null);
  } catch {
    return { kind: 'unreachable' };
  }
  if (response.ok && body?.valid !== false)
    return { kind: 'passed', hitUuid: body?.hit_uuid ?? body?.data?.hit_uuid ?? hitUuid };
  if (response.status === 429)
    return {
      kind: 'wait',
      message: text('tooManyTries'),
      seconds: Math.max(1, Number(response.headers.get('retry-after')) || 30),
    };
  if (response.status === 410 || response.status === 404)
    return {
      kind: 'closed',
      failure: failureOf(response.status === 410 ? 10003 : 10001, body ?? {}),
    };
  if (response.status === 403 && body?.reason)
    return { kind: 'closed', failure: failureOf(10004, body) };
  if (response.status >= 500) return { kind: 'unreachable' };
  return { kind: 'refused', message: text(wrong[field]) };
}
