import { callEdge } from '../../edge/edge-fetch.ts';

/** Where the email's domain signs in; null for a password or if the check fails. */
export async function ownProvider(email: string): Promise<string | null> {
  if (!/@[^@]+\.[^@]+$/.test(email)) return null;
  try {
    const { requires_sso, destination } = await callEdge<{
      requires_sso: boolean;
      destination?: string;
    }>(`/api/team-domains/check?${new URLSearchParams({ email }).toString()}`);
    return requires_sso ? (destination ?? null) : null;
  } catch {
    return null; // The password check reports the error then.
  }
}

/** Adds the page to open after sign-in. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}&next=${encodeURIComponent(next)}`;
}
