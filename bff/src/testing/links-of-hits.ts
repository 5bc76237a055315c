import { until } from '@lectern/kernel/testing/until.ts';
import type { RunningEdge } from './start-edge.ts';

export const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

export interface Hit {
  uuid: string;
  lane: string;
  lane_reason: string | null;
  is_fake: boolean;
  is_real: boolean;
  noticed_at: string | null;
}

interface Counts {
  hitCount: number;
  hitCounts: object;
}

/** Creates and opens links to a presentation, and reads their hits. */
export function linksOfHits(edge: () => RunningEdge, presentationId: () => string) {
  /** Another one. */
  async function aLink(json: object = {}) {
    const { body } = await edge().call<{ data: { id: string; token: string } }>(
      'POST',
      `/api/presentations/${presentationId()}/share`,
      { json },
    );
    return body.data;
  }

  /** @returns the visit */
  function open(
    token: string,
    { userAgent, as = null }: { userAgent?: string; as?: string | null } = {},
  ): Promise<string> {
    return until(async () => {
      const { status, body } = await edge().call<{ data: { hit_uuid: string } }>(
        'GET',
        `/api/public/shared-links/${token}`,
        { token: as, headers: userAgent ? { 'user-agent': userAgent } : {} },
      );
      return status === 200 && body.data.hit_uuid;
    }, 'it opens');
  }

  const hitsOf = async (linkId: string, lane = 'all') =>
    (
      await edge().call<{ data: Hit[]; meta: { total: number } }>(
        'GET',
        `/api/shared-link-hits?shared_link_id=${linkId}&lane=${lane}`,
      )
    ).body;
  const known = (linkId: string, total: number) =>
    until(async () => {
      const hits = await hitsOf(linkId);
      return hits.meta.total === total && hits.data;
    }, 'the hits are known');
  const countsOf = async (id: string) =>
    (
      await edge().graph<{ sharedLink: Counts }>(
        'query ($id: ID!) { sharedLink(id: $id) { hitCount hitCounts { persons bots ownTeam } } }',
        { id },
      )
    ).sharedLink;
  return { aLink, open, hitsOf, known, countsOf };
}
