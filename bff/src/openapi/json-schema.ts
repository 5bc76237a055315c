import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Child = JsonSchema | boolean;

/**
 * The schema with others in place of those right below it.
 * @param change gets the name of a property, null for anything else
 */
export function mapChildren(
  schema: JsonSchema,
  change: (child: JsonSchema, property: string | null) => JsonSchema,
): JsonSchema {
  const other = (child: JsonSchema) => change(child, null);
  const changed = (child: Child) => (typeof child === 'boolean' ? child : other(child));
  const { properties, items, additionalProperties, anyOf, oneOf, allOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, child]) => [
          name,
          typeof child === 'boolean' ? child : change(child, name),
        ]),
      ),
    }),
    ...(items !== undefined && {
      items: Array.isArray(items) ? items.map(changed) : changed(items),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties: changed(additionalProperties),
    }),
    ...(anyOf && { anyOf: anyOf.map(other) }),
    ...(oneOf && { oneOf: oneOf.map(other) }),
    ...(allOf && { allOf: allOf.map(other) }),
  };
}

/**
 * What zod says of a nullable field stands within, beside its type: moved out, to where readers look. Of what is plain
 * but for null the type is a list.
 */
export function withDescriptionsOutside(schema: JsonSchema): JsonSchema {
  const mapped = mapChildren(schema, withDescriptionsOutside);
  const [only, none, ...more] = mapped.anyOf ?? [];
  if (!only || none?.type !== 'null' || more.length > 0) return mapped;
  const { anyOf: _, description = only.description, ...rest } = mapped;
  const { description: _moved, ...of } = only;
  const { type } = of;
  const isPlain =
    typeof type === 'string' && !['object', 'array'].includes(type) && of.enum === undefined;
  return {
    ...rest,
    ...(description !== undefined && { description }),
    ...(isPlain ? { ...of, type: [type, 'null'] } : { anyOf: [of, none] }),
  };
}
