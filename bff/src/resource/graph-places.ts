import { z } from 'zod';
import { camelText } from './casing.ts';

/**
 * Where in the graph a schema comes from: a field (`SharedLink.expiresAt`), or an argument (`Mutation.createLabel.name`).
 * What the SDL says of it is what openapi.json says.
 */
export const graphPlaces = z.registry<{ place: string }>();

/**
 * The name under which openapi.json describes a schema once, for all answers that have it; and its type in the graph.
 */
export const resourceNames = z.registry<{ name: string; type: string }>();

/** The schema as that of a place in the graph: a copy, since several fields may have one schema. */
export function placed<Schema extends z.ZodType>(schema: Schema, place: string): Schema {
  const copy = schema.clone(undefined, { parent: true });
  graphPlaces.add(copy, { place });
  return copy;
}

/**
 * The fields of a form, with what the SDL says of the same fields of a type.
 * @param names of fields that the type calls otherwise; with a dot those of another type; null for a field of its own
 */
export function asInGraph<Shape extends Readonly<Record<string, z.ZodType>>>(
  type: string,
  shape: Shape,
  names?: Readonly<Partial<Record<keyof Shape & string, string | null>>>,
): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => {
      const own = names?.[name];
      if (own === null) return [name, schema];
      const field = own ?? camelText(name);
      return [name, placed(schema, field.includes('.') ? field : `${type}.${field}`)];
    }),
  ) as Shape;
}
