import { ruleNamed, type RuleName } from '@lectern/schemas/access/rules.ts';
import type { Call } from '../http/call.ts';

/** Whether a long call's sign-in is still valid, in the same team, and the rule still allows it. */
export async function isStillAllowed(
  { edge, signIn, claims }: Call,
  rule: RuleName,
  maxAgeMs?: number,
): Promise<boolean> {
  if (!signIn || claims.kind !== 'user') return false;
  const now = await edge.claims.of(signIn.token, maxAgeMs);
  return now !== null && now.teamId === claims.teamId && ruleNamed(rule).who(now);
}
