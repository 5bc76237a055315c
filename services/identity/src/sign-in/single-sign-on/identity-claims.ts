import { emailInput } from '../../people/invitations/invite.ts';
import type { Provider } from './hosts.ts';

export interface ProviderIdentity {
  email: string;
  isVerified: boolean;
  name: string | null;
}

/** Null without an address. */
export function identityFromClaims(
  provider: Provider,
  claims: Record<string, unknown>,
): ProviderIdentity | null {
  const name = displayNameFrom(claims);
  const email = emailFrom(claims['email']);
  const isVerified =
    isTruthyClaim(claims['email_verified']) ||
    (provider === 'DYNAMICS' && isTruthyClaim(claims['xms_edov']));
  if (email !== null && isVerified) return { email, isVerified, name };
  // Microsoft does not say who owns an address. A sign-in name belongs to a domain that the tenant
  // has proven; guests bring one from elsewhere.
  const signInName = emailFrom(claims['preferred_username']);
  const isGuest = claims['idp'] !== undefined || claims['acct'] === 1;
  if (provider === 'DYNAMICS' && !isGuest && signInName !== null)
    return { email: signInName, isVerified: true, name };
  return email !== null ? { email, isVerified: false, name } : null;
}

function emailFrom(value: unknown): string | null {
  const read = emailInput.safeParse(value);
  return read.success ? read.data : null;
}

function displayNameFrom(claims: Record<string, unknown>): string | null {
  const whole =
    nonEmptyText(claims['name']) ??
    [nonEmptyText(claims['given_name']), nonEmptyText(claims['family_name'])]
      .filter((part) => part !== null)
      .join(' ');
  return (
    whole
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 120) || null
  );
}

const nonEmptyText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const isTruthyClaim = (value: unknown): boolean =>
  value === true || value === 'true' || value === 1 || value === '1';
