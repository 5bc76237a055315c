import { eventCatalogue, topics } from '@lectern/schemas/events/catalogue.ts';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** Describes the log: its topics, the event stream over HTTP, and the CloudEvents on each. */
export function asyncApiDocument(): Json {
  const events = [...eventCatalogue.values()];
  const descriptions = summaries();
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
        description:
          'A topic of Kafka, where Lectern runs on it. An event may come again, with the same `id`.',
        messages: messages((topic) => topic === name),
      },
    ]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Lectern: the event log',
      version: '1',
      description:
        'Facts are never rewritten. Fields under `x-sealed` belong to a person: they read null once that person was erased, and those marked secret always do.',
    },
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
      messages: Object.fromEntries(
        events.map(({ definition: { type, version, schema, protectedFields } }) => {
          const { $schema: _, ...data } = z.toJSONSchema(schema, {
            io: 'output',
            unrepresentable: 'any',
          }) as Json;
          const sealed = Object.fromEntries(
            protectedFields.map(({ name, protection, personField }) => [
              name,
              `${protection} of ${personField}`,
            ]),
          );
          return [
            type,
            {
              name: type,
              summary: descriptions.get(type) ?? asSentence(type),
              'x-schema-version': version,
              ...(protectedFields.length > 0 && { 'x-sealed': sealed }),
              payload: envelope(type, version, data),
            },
          ];
        }),
      ),
    },
  };
}

/** From the event's name. */
function asSentence(type: string): string {
  return `${type.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}.`;
}

/** The doc comment of an event's declaration. */
function summaries(): Map<string, string> {
  const folder = dirname(
    createRequire(import.meta.url).resolve('@lectern/schemas/events/event.ts'),
  );
  const declaration = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+ = event\(\s*'(\w+)'/g;
  return new Map(
    globSync('**/*.ts', { cwd: folder, exclude: ['**/*.spec.ts'] }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(declaration)].map(
        ([, text = '', type = '']) =>
          [
            type,
            text
              .replaceAll(/\n\s*\*/g, ' ')
              .replaceAll(/\s+/g, ' ')
              .trim(),
          ] as const,
      ),
    ),
  );
}

/** CloudEvents 1.0 with our extensions (DESIGN §4). */
function envelope(type: string, version: number, data: Json): Json {
  const text = { type: 'string' };
  return {
    type: 'object',
    properties: {
      specversion: { const: '1.0' },
      id: text,
      source: text,
      type: { const: type },
      subject: text,
      time: { type: 'string', format: 'date-time' },
      datacontenttype: text,
      dataschema: { const: `/schemas/events/${type}/${version}` },
      teamid: text,
      actorid: text,
      onbehalfofid: text,
      correlationid: text,
      causationid: text,
      /** The actor and their kind of network; missing if nobody called. */
      signinid: text,
      network: { enum: ['THIS_MACHINE', 'PRIVATE', 'PUBLIC', 'UNKNOWN'] },
      /** Its place in its stream; reported facts have none. */
      streamversion: { type: 'integer', minimum: 1 },
      /** Only in the event stream. */
      cursor: text,
      data,
    },
    required: [
      'specversion',
      'id',
      'source',
      'type',
      'subject',
      'time',
      'dataschema',
      'correlationid',
      'data',
    ],
    additionalProperties: false,
  };
}
