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

/** “1 view”, “51 views”: what visits are counted in. */
export const viewsInLabel = (count: number): string =>
  count === 1 ? '1 view' : `${count.toLocaleString(locale)} views`;

export const visitsInLabel = (count: number): string =>
  count === 1 ? '1 visit' : `${count.toLocaleString(locale)} visits`;

export const visitorsInLabel = (count: number): string =>
  count === 1 ? '1 visitor' : `${count.toLocaleString(locale)} visitors`;

/** “12 views in 9 visits” if rows are fewer than views; an unfinished list knows only the views. */
export function listInLabel(
  total: number,
  viewings: readonly Viewing[],
  between: 'in' | 'of',
): string {
  const visits = visitsIn(viewings).length;
  if (viewings.length < total) return viewsInLabel(total);
  return visits === total
    ? viewsInLabel(total)
    : `${viewsInLabel(total)} ${between} ${visitsInLabel(visits)}`;
}

/** A visit with several views; the list may hold only some of them. */
export function severalViews({ visit: { sessions }, listed }: Listed<Viewing>): string | null {
  if (listed.length < sessions.length)
    return `${listed.length} of ${viewsInLabel(sessions.length)}`;
  return listed.length > 1 ? viewsInLabel(listed.length) : null;
}

/** Marks visits by bots or the own team. */
export const laneNote = { PERSON: null, OWN_TEAM: 'your team', BOT: 'bot' } as const;
