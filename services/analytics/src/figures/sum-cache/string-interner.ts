/** Gives each string a number: counting numbers is many times faster than counting strings. */
export class StringInterner {
  readonly #ids = new Map<string, number>();
  readonly #strings: string[] = [];

  get size(): number {
    return this.#strings.length;
  }

  idOf(text: string): number {
    let id = this.#ids.get(text);
    if (id === undefined) {
      this.#ids.set(text, (id = this.#strings.length));
      this.#strings.push(text);
    }
    return id;
  }

  /** @throws RangeError for an id of another interner */
  stringOf(id: number): string {
    const text = this.#strings[id];
    if (text === undefined) throw new RangeError(`No string has the id ${id}`);
    return text;
  }
}
