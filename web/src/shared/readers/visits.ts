import { locale } from '../../ui/format/locale.ts';

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
const openingsInLabel = (count: number): string =>
  count === 1 ? '1 opening' : `${count.toLocaleString(locale)} openings`;

/** “1 view”, “51 views”. */
export const viewsInLabel = (count: number): string =>
  count === 1 ? '1 view' : `${count.toLocaleString(locale)} views`;

export const visitsInLabel = (count: number): string =>
  count === 1 ? '1 visit' : `${count.toLocaleString(locale)} visits`;

export const visitorsInLabel = (count: number): string =>
  count === 1 ? '1 visitor' : `${count.toLocaleString(locale)} visitors`;

/** “12 openings in 9 visits” if rows are fewer; an unfinished list knows only the openings. */
export function listInLabel(
  total: number,
  viewings: readonly Viewing[],
  between: 'in' | 'of',
): string {
  const visits = visitsIn(viewings).length;
  if (viewings.length < total) return openingsInLabel(total);
  return visits === total
    ? openingsInLabel(total)
    : `${openingsInLabel(total)} ${between} ${visitsInLabel(visits)}`;
}

/** A visit with several openings; the list may hold only some of them. */
export function severalViews({ visit: { sessions }, listed }: Listed<Viewing>): string | null {
  if (listed.length < sessions.length)
    return `${listed.length} of ${openingsInLabel(sessions.length)}`;
  return listed.length > 1 ? openingsInLabel(listed.length) : null;
}

/** Marks visits by bots or the own team. */
export const laneNote = { PERSON: null, OWN_TEAM: 'your team', BOT: 'bot' } as const;
