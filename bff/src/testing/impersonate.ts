import type { RunningEdge } from './start-edge.ts';

/** The token of the first administrator acting as another user. */
export async function impersonate(
  edge: RunningEdge,
  userId: string,
  reason = 'They asked for help',
): Promise<string> {
  const { status, text, body } = await edge.call<{ data: { token: string } }>(
    'POST',
    `/api/users/${userId}/impersonation`,
    { json: { reason } },
  );
  if (status !== 201) throw new Error(`Impersonating answered ${status}: ${text}`);
  return body.data.token;
}
