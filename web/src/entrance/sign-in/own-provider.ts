import { callEdge } from '../../edge/edge-fetch.ts';

/** Where people of this address's domain sign in; null where a password does, or nothing can be asked. */
export async function ownProvider(email: string): Promise<string | null> {
  if (!/@[^@]+\.[^@]+$/.test(email)) return null;
  try {
    const { requires_sso, destination } = await callEdge<{
      requires_sso: boolean;
      destination?: string;
    }>(`/api/team-domains/check?${new URLSearchParams({ email }).toString()}`);
    return requires_sso ? (destination ?? null) : null;
  } catch {
    return null; // The password says then what is wrong.
  }
}

/** A way in of ours, that goes on to where one wanted. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}&next=${encodeURIComponent(next)}`;
}
