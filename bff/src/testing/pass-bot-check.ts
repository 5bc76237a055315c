import type { RunningEdge } from './start-edge.ts';
import { solve } from './solve-challenge.ts';

/** A token of the bot check, with the work done. */
export async function passBotCheck(edge: RunningEdge): Promise<string> {
  const { body } = await edge.call<{ data: { challenge: string; difficulty: number } }>(
    'GET',
    '/api/recaptcha',
    { token: null },
  );
  return solve(body.data);
}
