import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { allFlags, differs, flagsOf } from '../../presentation/defaults.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { readTeamDefaults } from '../../replicas/teams.ts';
import type { QueryResolvers } from '../generated.ts';
import { cursorOf, parseCursor } from '../presentation-list.ts';
import { rowOf } from '../presentation-row.ts';
import { teamOf } from './team-of.ts';

const PAGE = 300;
/** Presentations that one answer looks at. */
const MOST_LOOKED_AT = 3_000;
const input = z.object({ first: z.number().int().min(1).max(300), after: z.string().nullish() });

export const presentationsUnlikeDefaults: QueryResolvers['presentationsUnlikeDefaults'] = async (
  _,
  args,
  context,
) => {
  const { first, after } = parseInput(input, args);
  const defaults = allFlags(await readTeamDefaults(context, teamOf(context), { isLatest: true }));
  const view = context.view(Presentation);
  const items = [];
  let from = after ? parseCursor(after) : null;
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += PAGE) {
    const query = { list: 'newest', where: { isDeleted: false }, limit: PAGE };
    const found = await view.find({ ...query, ...(from && { after: from }) });
    for (const row of found.map(rowOf)) {
      if (!row) continue;
      from = { value: row.createdAt, id: row.id };
      const flags = flagsOf(row);
      if (differs(flags, defaults)) items.push({ presentation: row, flags });
      if (items.length === first) return { defaults, items, next: cursorOf(from) };
    }
    if (found.length < PAGE) return { defaults, items, next: null };
  }
  return { defaults, items, next: from && cursorOf(from) };
};
