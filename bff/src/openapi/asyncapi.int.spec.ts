import { expect, test } from '@jest/globals';
import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describedEvents } from '../testing/described-events.ts';

const { document, read } = describedEvents();
const folder = join(
  dirname(createRequire(import.meta.url).resolve('@lectern/schemas/events/event.ts')),
  'samples',
);
const samples = readdirSync(folder).map((name) => ({
  name,
  ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
    type: string;
    schemaVersion: number;
    data: Record<string, unknown>;
  }),
}));

/** As the feed shows it: in the form of today, and with nothing of those who are erased. */
function shown({ type, schemaVersion, data }: (typeof samples)[number], isErased: boolean) {
  const {
    definition: { upcasts, schema, version, protectedFields },
    topic,
  } = eventCatalogue.get(type)!;
  const given = { ...data };
  if (isErased) for (const { name } of protectedFields) if (name in given) given[name] = null;
  const current = Object.entries(upcasts)
    .filter(([from]) => Number(from) >= schemaVersion)
    .reduce((before, [, step]) => step(before), given);
  return {
    specversion: '1.0',
    id: 'Stream/1',
    source: `/lectern/${topic}`,
    type,
    subject: 'Stream',
    time: '2026-11-22T12:00:00.000Z',
    datacontenttype: 'application/json',
    dataschema: `/schemas/events/${type}/${version}`,
    correlationid: 'spec',
    data: schema.parse(current),
  };
}

test('the description has every event, on its topic and on the stream, with what it means', () => {
  const { messages } = document.components;
  expect(Object.keys(messages).sort()).toEqual([...eventCatalogue.keys()].sort());
  expect(Object.values(messages).filter(({ summary }) => !summary?.endsWith('.'))).toEqual([]);
  for (const [type, { topic }] of eventCatalogue) {
    expect([type, document.channels[topic]?.messages[type]]).toEqual([
      type,
      { $ref: `#/components/messages/${type}` },
    ]);
    expect([type, type in document.channels['event-stream']!.messages]).toEqual([
      type,
      topic !== 'pings',
    ]);
  }
});

test.each(samples)(
  '$name is what the description says, also once its persons are erased',
  (sample) => {
    for (const isErased of [false, true]) expect(read(shown(sample, isErased))).toBeNull();
  },
);

test('what is not described is refused: another field, one that is missing, one of another type', () => {
  const [sample] = samples;
  const event = shown(sample!, false);
  const [first = ''] = Object.keys(event.data as object);
  expect(read({ ...event, data: { ...(event.data as object), more: 1 } })).not.toBeNull();
  expect(
    read({ ...event, data: { ...(event.data as object), [first]: { wrong: true } } }),
  ).not.toBeNull();
  expect(read({ ...event, specversion: '2.0' })).not.toBeNull();
  expect(read({ ...event, secret: 'x' })).not.toBeNull();
});
