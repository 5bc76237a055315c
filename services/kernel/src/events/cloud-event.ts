import type { Network } from '../network/network.ts';
import type { StoredEvent } from '../store/commits-port.ts';
import type { EventMeta } from './recorded-event.ts';

/** CloudEvents 1.0 in its JSON form, with our extensions. */
export interface CloudEvent {
  specversion: '1.0';
  id: string;
  source: string;
  type: string;
  subject: string;
  time: string;
  dataschema: string;
  teamid?: string;
  actorid?: string;
  onbehalfofid?: string;
  correlationid: string;
  causationid?: string;
  signinid?: string;
  network?: string;
  streamversion?: number;
  traceparent?: string;
  data: Record<string, unknown>;
}

/** Beyond what a log takes of us, with room for the envelope. */
const MAX_BODY_CHARACTERS = 1024 * 1024;

/** We wrote it ourselves: checks only the fields that are read here. @throws Error */
export function parseEnvelope(body: string): CloudEvent {
  if (body === '') throw new Error('Its row of the log is damaged');
  if (body.length > MAX_BODY_CHARACTERS) throw new Error('This is larger than any event of ours');
  const parsed = jsonIn(body);
  const isOurs =
    parsed?.specversion === '1.0' &&
    [
      parsed.id,
      parsed.type,
      parsed.subject,
      parsed.time,
      parsed.dataschema,
      parsed.correlationid,
    ].every((field) => typeof field === 'string') &&
    typeof parsed.data === 'object' &&
    parsed.data !== null;
  if (!isOurs) throw new Error('This is no event of ours');
  return parsed as CloudEvent;
}

/** Node's own error would quote the body, which may name people. */
function jsonIn(body: string): Partial<CloudEvent> | null {
  try {
    return JSON.parse(body);
  } catch {
    throw new Error('This is not JSON');
  }
}

/** The metadata of an event on the log. */
export function metaIn(envelope: CloudEvent): EventMeta {
  return {
    id: envelope.id,
    stream: envelope.streamversion === undefined ? null : envelope.subject,
    version: envelope.streamversion ?? null,
    time: envelope.time,
    teamId: envelope.teamid ?? null,
    actorId: envelope.actorid ?? null,
    onBehalfOfId: envelope.onbehalfofid ?? null,
    correlationId: envelope.correlationid,
    causationId: envelope.causationid ?? null,
    ...(envelope.signinid !== undefined && {
      from: { signInId: envelope.signinid, network: (envelope.network ?? 'UNKNOWN') as Network },
    }),
    ...(envelope.traceparent !== undefined && { traceparent: envelope.traceparent }),
  };
}

export function schemaName(type: string, version: number): string {
  return `/schemas/events/${type}/${version}`;
}

export function schemaVersionOf(dataschema: string): number {
  return Number(dataschema.slice(dataschema.lastIndexOf('/') + 1));
}

/** The event as JSON text, as it is on the log. */
export function envelope(
  stored: StoredEvent,
  topic: string,
  subject: string,
  meta: EventMeta,
): string {
  return JSON.stringify({
    specversion: '1.0',
    id: meta.id,
    source: `/lectern/${topic}`,
    type: stored.type,
    subject,
    time: meta.time,
    datacontenttype: 'application/json',
    dataschema: schemaName(stored.type, stored.schemaVersion),
    teamid: meta.teamId ?? undefined,
    actorid: meta.actorId ?? undefined,
    onbehalfofid: meta.onBehalfOfId ?? undefined,
    correlationid: meta.correlationId,
    causationid: meta.causationId ?? undefined,
    signinid: meta.from?.signInId,
    network: meta.from?.network,
    streamversion: meta.version ?? undefined,
    traceparent: meta.traceparent,
    data: stored.data,
  });
}
