import { mapChildren, type JsonSchema } from './json-schema.ts';

/** What a declaration says of something, and of the fields within. */
export interface Described {
  text: string | null;
  fields: ReadonlyMap<string, Described>;
}

/** The schema with what is said of its fields. */
export function describeFields(
  schema: JsonSchema,
  fields: ReadonlyMap<string, Described>,
): JsonSchema {
  return mapChildren(schema, (child, name) => {
    if (name === null) return describeFields(child, fields);
    const described = fields.get(name);
    if (!described) return child;
    return {
      ...(described.text && { description: described.text }),
      ...describeFields(child, described.fields),
    };
  });
}
