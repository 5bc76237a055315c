import { texts } from './texts.ts';

type Viewing = { visit: { id: string; sessions: readonly unknown[] } };
type Listed<Item> = Item & { /** Its viewings that the list holds. */ listed: readonly Item[] };

/** Groups views by visit; the newest view represents it. */
export function visitsIn<Item extends Viewing>(viewings: readonly Item[]): Listed<Item>[] {
  return Array.from(Map.groupBy(viewings, ({ visit }) => visit.id).values(), (listed) => ({
    ...listed[0]!,
    listed,
  }));
}

/** “1 opening”, “51 openings”: what a visit consists of. */
const openingsInLabel = (count: number): string => texts.openingsCount({ count });

/** “1 view”, “51 views”. */
export const viewsInLabel = (count: number): string => texts.viewsCount({ count });

export const visitsInLabel = (count: number): string => texts.visitsCount({ count });

export const visitorsInLabel = (count: number): string => texts.visitorsCount({ count });

/** “12 openings in 9 visits” if rows are fewer; an unfinished list knows only the openings. */
export function listInLabel(
  total: number,
  viewings: readonly Viewing[],
  between: 'in' | 'of',
): string {
  const visits = visitsIn(viewings).length;
  const sentence = between === 'in' ? texts.openingsInVisits : texts.openingsOfVisits;
  if (viewings.length < total) return openingsInLabel(total);
  return visits === total
    ? openingsInLabel(total)
    : sentence({ openings: openingsInLabel(total), visits: visitsInLabel(visits) });
}

/** A visit with several openings; the list may hold only some of them. */
export function severalViews({ visit: { sessions }, listed }: Listed<Viewing>): string | null {
  if (listed.length < sessions.length)
    return texts.readOfAll({ read: listed.length, pages: openingsInLabel(sessions.length) });
  return listed.length > 1 ? openingsInLabel(listed.length) : null;
}

/** Marks visits by bots or the own team. */
export const laneNote = { PERSON: null, OWN_TEAM: texts.yourTeam, BOT: texts.bot } as const;
