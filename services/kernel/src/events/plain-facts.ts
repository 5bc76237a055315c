import { randomUUID } from 'node:crypto';
import type { LogEntry } from '../log/port.ts';
import { tracedMeta } from '../observability/tracing.ts';
import type { EventMeta } from './recorded-event.ts';

/** Turns the data of a fact into its entry. @param id and @param time without anything that JSON would escape */
export type PlainFacts = (data: Record<string, unknown>, id: string, time: string) => LogEntry;

/** Marks the places that vary. */
const seam = randomUUID();

/** Caches the last value's JSON: in a crowd many are the same. */
class Said {
  #value: unknown;
  #json = '';

  json(value: unknown): string {
    if (typeof value === 'number') return String(value);
    if (typeof value === 'object' && value !== null) return JSON.stringify(value); // It may have been mutated.
    if (value !== this.#value || this.#json === '') {
      this.#json = JSON.stringify(value);
      this.#value = value;
    }
    return this.#json;
  }
}

interface Shared {
  topic: string;
  key: string;
  teamId: string;
  type: string;
  /** Common to all of them. */
  meta: Omit<EventMeta, 'id' | 'time' | 'teamId' | 'correlationId'>;
  /** The data of any of them, and the fields of it that differ. */
  sample: Record<string, unknown>;
  varying: readonly string[];
  /** The body of one. */
  write(data: Record<string, unknown>, meta: EventMeta): string;
}

/** For facts that differ only in id, time and some fields: serializes the common part once. */
export function plainFacts({
  topic,
  key,
  teamId,
  type,
  meta: shared,
  sample,
  varying,
  write,
}: Shared): PlainFacts {
  const holes = ['id', 'time', ...varying];
  const [id, time, ...marks] = holes.map((_, place) => `<${seam}${place}>`) as [
    string,
    string,
    ...string[],
  ];
  const data = {
    ...sample,
    ...Object.fromEntries(varying.map((field, place) => [field, marks[place]])),
  };
  const body = write(data, { ...shared, id, time, teamId, correlationId: id });
  // Alternates text and hole.
  const parts = body.split(new RegExp(`"<${seam}(\\d+)>"`));
  const last = parts.pop()!;
  const fields = parts.flatMap((part, place) => (place % 2 === 1 ? [holes[Number(part)]!] : []));
  const texts = parts.filter((_, place) => place % 2 === 0);
  const said = fields.map(() => new Said());
  return (values, eventId, at) => {
    const ends = { id: `"${eventId}"`, time: `"${at}"` };
    let text = '';
    for (let place = 0; place < fields.length; place++) {
      const field = fields[place]!;
      text +=
        texts[place]! +
        (field === 'id'
          ? ends.id
          : field === 'time'
            ? ends.time
            : said[place]!.json(values[field]));
    }
    const trace = tracedMeta();
    const meta = { ...shared, id: eventId, time: at, teamId, correlationId: eventId, ...trace };
    const end = trace.traceparent
      ? `${last.slice(0, -1)},"traceparent":"${trace.traceparent}"}`
      : last;
    return { topic, key, eventId, teamId, body: text + end, event: { type, data: values, meta } };
  };
}
