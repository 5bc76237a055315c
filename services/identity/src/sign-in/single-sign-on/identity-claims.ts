import { address } from '../../people/invitations/invite.ts';
import type { Provider } from './hosts.ts';

export interface ToldPerson {
  email: string;
  isVerified: boolean;
  name: string | null;
}

/** Who a provider says it is; null where it tells no address. */
export function toldPerson(provider: Provider, claims: Record<string, unknown>): ToldPerson | null {
  const name = nameOf(claims);
  const email = addressOf(claims['email']);
  const isVerified =
    isYes(claims['email_verified']) || (provider === 'DYNAMICS' && isYes(claims['xms_edov']));
  if (email !== null && isVerified) return { email, isVerified, name };
  // Microsoft says nothing of whose an address is; what its own people sign in with is of a domain that their tenant has proven. Guests bring one from elsewhere.
  const signInName = addressOf(claims['preferred_username']);
  const isGuest = claims['idp'] !== undefined || claims['acct'] === 1;
  if (provider === 'DYNAMICS' && !isGuest && signInName !== null)
    return { email: signInName, isVerified: true, name };
  return email !== null ? { email, isVerified: false, name } : null;
}

/** As our own forms take one. */
function addressOf(value: unknown): string | null {
  const read = address.safeParse(value);
  return read.success ? read.data : null;
}

function nameOf(claims: Record<string, unknown>): string | null {
  const whole =
    textOf(claims['name']) ??
    [textOf(claims['given_name']), textOf(claims['family_name'])]
      .filter((part) => part !== null)
      .join(' ');
  return (
    whole
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 120) || null
  );
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const isYes = (value: unknown): boolean =>
  value === true || value === 'true' || value === 1 || value === '1';
