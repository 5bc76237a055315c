import { mapChildren, type JsonSchema } from './json-schema.ts';

const MARK = 'x-component';

/** Schemas that several answers have: described once, and referred to. */
export class Components {
  readonly #descriptions = new Map<string, string | null>();
  readonly #schemas = new Map<string, JsonSchema>();

  /** Says that a schema is to be taken out, and what it is wherever it stands. */
  mark(schema: JsonSchema, name: string, description: string | null): void {
    schema[MARK] = name;
    this.#descriptions.set(name, description);
  }

  schemas(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#schemas].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /**
   * The schema with references in place of what is marked.
   * @throws Error for two schemas of one name
   */
  takenOut(schema: JsonSchema): JsonSchema {
    const mapped = mapChildren(schema, (child) => this.takenOut(child));
    const { [MARK]: name, description, ...of } = mapped;
    if (typeof name !== 'string') return mapped;
    const general = this.#descriptions.get(name);
    const component = { ...(general && { description: general }), ...of };
    const known = this.#schemas.get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(component))
      throw new Error(`Two schemas are called ${name}`);
    this.#schemas.set(name, component);
    return {
      ...(description !== undefined && { description }),
      $ref: `#/components/schemas/${name}`,
    };
  }
}
