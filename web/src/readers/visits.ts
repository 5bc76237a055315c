type Viewing = { visit: { id: string; sessions: readonly unknown[] } };

/** Lists come by viewing, newest first: of those that are one visit the newest stands for it, in a row of its own. */
export function visitsIn<Item extends Viewing>(viewings: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return viewings.filter(({ visit: { id } }) => !seen.has(id) && seen.add(id));
}

/** “1 view”, “51 views”: what visits are counted in. */
export const viewsInWords = (count: number): string => (count === 1 ? '1 view' : `${count.toLocaleString('en')} views`);

/** Said of a visit that is more than one view. */
export const severalViews = ({ visit: { sessions } }: Viewing): string | null => (sessions.length > 1 ? viewsInWords(sessions.length) : null);

/** Said of a visit that is none of a person's. */
export const laneNote = { PERSON: null, OWN_TEAM: 'own team', BOT: 'a bot' } as const;
