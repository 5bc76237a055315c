import { z } from 'zod';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { countHits, listHits, type HitScope } from '../hits-of-link/list-hits.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import type { HitLane, QuerySharedLinkHitsArgs } from './generated.ts';
import { fromLane } from './lane-names.ts';
import { problems } from '../texts/problems.ts';

const input = z.object({
  page: z.number().min(1).max(100_000),
  pageSize: z.number().min(1).max(300),
  lanes: z.array(z.custom<HitLane>()).min(1, problems.laneMissing).max(3),
});

export interface HitPage {
  items: Row<Hit>[];
  total: number;
  page: number;
  pageSize: number;
}

/** @param isUnfiltered when the caller may see the link, and so all of its hits */
export async function hitPage(
  context: ServiceContext,
  scope: HitScope,
  args: Partial<QuerySharedLinkHitsArgs>,
  isUnfiltered = false,
): Promise<HitPage> {
  const { page, pageSize, lanes } = input.parse(args);
  const stored = [...new Set(lanes.map(fromLane))];
  const [items, total] = await Promise.all([
    listHits(
      context,
      scope,
      stored,
      { skip: (page - 1) * pageSize, limit: pageSize },
      isUnfiltered,
    ),
    countHits(context, scope, stored, isUnfiltered),
  ]);
  return { items, total, page, pageSize };
}
