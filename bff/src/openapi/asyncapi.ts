import { eventCatalogue, topics } from '@lectern/kernel/events/catalogue.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The description of the log: its topics, and the CloudEvents on each with what they tell. */
export function asyncApiDocument(): Json {
  const events = [...eventCatalogue.values()];
  return {
    asyncapi: '3.0.0',
    info: { title: 'Lectern: the event log', version: '1' },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(
      topics.map(({ name }) => [
        name,
        {
          address: name,
          messages: Object.fromEntries(
            events.filter(({ topic }) => topic === name).map(({ definition: { type } }) => [type, { $ref: `#/components/messages/${type}` }]),
          ),
        },
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        events.map(({ definition: { type, version, schema, protectedFields } }) => {
          const { $schema: _, ...data } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;
          const sealed = Object.fromEntries(protectedFields.map(({ name, protection, personField }) => [name, `${protection} of ${personField}`]));
          return [type, { name: type, 'x-schema-version': version, ...(protectedFields.length > 0 && { 'x-sealed': sealed }), payload: envelope(type, version, data) }];
        }),
      ),
    },
  };
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
      dataschema: { const: `/schemas/events/${type}/${version}` },
      teamid: text,
      actorid: text,
      onbehalfofid: text,
      correlationid: text,
      causationid: text,
      data,
    },
    required: ['specversion', 'id', 'source', 'type', 'subject', 'time', 'dataschema', 'correlationid', 'data'],
  };
}
