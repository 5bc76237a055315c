/** How often the rows that one team has in one view have changed since somebody looked. */
export interface ChangeCount {
  value: number;
}

/**
 * How often views have changed, as told by those who write them: the whole truth only where no other process writes.
 * A change counts before whoever made it is answered.
 */
export class ViewChanges {
  readonly #counts = new Map<string, ChangeCount>();

  of(view: string, teamId: string | null): ChangeCount {
    const key = keyOf(view, teamId);
    let count = this.#counts.get(key);
    if (!count) this.#counts.set(key, (count = { value: 0 }));
    return count;
  }

  note(view: string, teamId: string | null): void {
    const count = this.#counts.get(keyOf(view, teamId)); // Where nobody looked, nobody will compare.
    if (count) count.value++;
  }
}

function keyOf(view: string, teamId: string | null): string {
  return `${teamId ?? ''} ${view}`;
}
