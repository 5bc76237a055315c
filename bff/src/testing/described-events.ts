import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

interface Described {
  channels: Record<string, { messages: Record<string, unknown> }>;
  components: {
    schemas: { Envelope: { properties: Properties } };
    messages: Record<string, { summary?: string; payload: Schema & { properties: Properties } }>;
  };
}

type Schema = z.core.JSONSchema.BaseSchema;
type Properties = Record<string, Schema>;

/** Checks events against `asyncapi.json`: null, or what is wrong. */
export function describedEvents(): {
  document: Described;
  read(event: { type: string } & Record<string, unknown>): string | null;
} {
  const document = JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@lectern/schemas/rest/asyncapi.json'),
      'utf8',
    ),
  ) as Described;
  const schemas = new Map<string, z.ZodType>();
  return {
    document,
    read(event) {
      const described = document.components.messages[event.type];
      if (!described) return `${event.type} is not described`;
      // What refers to the envelope is in the envelope.
      const properties = {
        ...document.components.schemas.Envelope.properties,
        ...Object.fromEntries(
          Object.entries(described.payload.properties).filter(([, { $ref }]) => $ref === undefined),
        ),
      };
      const schema =
        schemas.get(event.type) ?? z.fromJSONSchema({ ...described.payload, properties });
      schemas.set(event.type, schema);
      const { error } = schema.safeParse(event);
      return error ? `${event.type}: ${z.prettifyError(error)}` : null;
    },
  };
}
