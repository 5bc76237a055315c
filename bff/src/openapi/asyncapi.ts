import { eventCatalogue, topics } from '@lectern/schemas/events/catalogue.ts';
import type { EventDefinition, ProtectedField } from '@lectern/schemas/events/event.ts';
import { z } from 'zod';
import { describeFields, type Described } from './described.ts';
import { envelope } from './envelope.ts';
import type { JsonSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

const introduction = `Everything that happens in Lectern is an event: a fact that is never rewritten.

Each event is published at least once. On the event stream it comes once, in an order that never changes; in what releases before this rule wrote, a few events stand twice, with the same \`id\`. On a topic of Kafka an event may come again. A reader that stops between handling an event and storing its place reads that event again, too. So handle an event whose \`id\` you have handled as done.

To go on where you stopped, store the \`cursor\` of the last event that you handled, together with what you made of it, and send it as \`after\` (or as Last-Event-ID). A cursor is an opaque text: do not compute with it. It stays valid, but not in another installation, nor in one that was restored from an older backup: then the answer is 422, and you begin again without one. Without a cursor the stream begins with the first event, with \`after=end\` with the next one. With \`type\` the cursor moves on past other events, so the same cursor works with other types.

Ids are UUIDs of version 7, which sort by age, unless a field says otherwise. Moments (\`…At\`) are ISO 8601 texts in UTC with milliseconds, durations (\`…Ms\`) milliseconds, and \`…Us\` microseconds since 1970. Older events read in the form of today: fields that did not exist then have the default that is given here.

Fields under \`x-sealed\` belong to a person: they read null once that person was erased, and those marked secret always do. What the reader may not see in the console reads null as well.`;

/**
 * Describes the log: its topics, the event stream over HTTP, and the CloudEvents on each.
 * @param descriptions what the declarations of events say, by type
 */
export function asyncApiDocument(descriptions: ReadonlyMap<string, Described>): Json {
  const events = [...eventCatalogue.values()];
  const messages = (isOn: (topic: string) => boolean) =>
    Object.fromEntries(
      events
        .filter(({ topic }) => isOn(topic))
        .map(({ definition: { type } }) => [type, { $ref: `#/components/messages/${type}` }]),
    );
  const channels = Object.fromEntries(
    topics.map(({ name }) => [
      name,
      {
        address: name,
        description: `Events of ${name} as a topic of Kafka, where Lectern runs on it. An event may come again, with the same \`id\`.`,
        messages: messages((topic) => topic === name),
      },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: { title: 'Lectern: the event log', version: '1', description: introduction },
    defaultContentType: 'application/cloudevents+json',
    channels: {
      ...channels,
      'event-stream': {
        address: '/api/event-stream',
        description:
          'All events of a team but raw pings, as NDJSON or server-sent events: each once, in an order that never changes. `type` picks events, `after` takes the `cursor` of the last one read. Needs can_export_data. What the reader may not see in the console reads null.',
        messages: messages((topic) => topic !== 'pings'),
      },
    },
    operations: {
      ...Object.fromEntries(
        topics.map(({ name }) => [
          `publish-${name}`,
          { action: 'send', channel: { $ref: `#/channels/${name}` } },
        ]),
      ),
      'read-event-stream': { action: 'send', channel: { $ref: '#/channels/event-stream' } },
    },
    components: {
      schemas: { Envelope: envelope },
      messages: Object.fromEntries(
        events.map(({ definition }) => [
          definition.type,
          message(definition, descriptions.get(definition.type)),
        ]),
      ),
    },
  };
}

function message(definition: EventDefinition, described: Described | undefined): Json {
  const { type, version, protectedFields } = definition;
  const sealed = Object.fromEntries(
    protectedFields.map(({ name, protection, personField }) => [
      name,
      `${protection} of ${personField}`,
    ]),
  );
  return {
    name: type,
    ...(described?.text && { summary: described.text }),
    'x-schema-version': version,
    ...(protectedFields.length > 0 && { 'x-sealed': sealed }),
    payload: payload(type, version, dataOf(definition, described?.fields ?? new Map())),
  };
}

/** What JSON Schema says of the data of an event, with the docstrings of its fields. */
function dataOf(
  { schema, protectedFields }: EventDefinition,
  fields: ReadonlyMap<string, Described>,
): JsonSchema {
  const { $schema: _, ...data } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const sealed = new Map(protectedFields.map((field) => [field.name, field]));
  return describeFields(
    data,
    new Map(
      [...fields].map(([name, described]) => [
        name,
        { ...described, text: withProtection(described.text, sealed.get(name)) },
      ]),
    ),
  );
}

function withProtection(text: string | null, field: ProtectedField | undefined): string | null {
  if (!text || !field) return text;
  return field.protection === 'secret'
    ? `${text} Secret: always reads null here.`
    : `${text} Personal data of the person in ${field.personField}: reads null once they are erased.`;
}

function payload(type: string, version: number, data: JsonSchema): Json {
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(
        Object.keys(envelope.properties).map((name) => [
          name,
          { $ref: `#/components/schemas/Envelope/properties/${name}` },
        ]),
      ),
      type: { description: envelope.properties.type.description, const: type },
      dataschema: {
        description: envelope.properties.dataschema.description,
        const: `/schemas/events/${type}/${version}`,
      },
      data: { description: 'What is known of it.', ...data },
    },
    required: [...envelope.required, 'data'],
    additionalProperties: false,
  };
}
