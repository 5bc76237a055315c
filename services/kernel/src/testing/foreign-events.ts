import type { Engines } from '../engines/engines.ts';
import type { DomainEvent } from '../events/recorded-event.ts';
import type { Fact } from '../events/codec.ts';
import { newId } from '../ids.ts';

/** Puts events of another service's stream on the log, as if that service had committed them, one commit each. */
export async function publishForeign(
  { codec, log }: Pick<Engines, 'codec' | 'log'>,
  stream: string,
  teamId: string | null,
  events: readonly DomainEvent[],
  firstVersion = 1,
  time: string | null = null,
): Promise<void> {
  for (const [index, event] of events.entries()) {
    const meta = {
      time: time ?? new Date().toISOString(),
      teamId,
      actorId: null,
      onBehalfOfId: null,
      correlationId: 'spec',
      causationId: null,
    };
    const at = firstVersion + index;
    const stored = [await codec.store(event)];
    await log.publish(
      codec.envelopes({
        stream,
        number: at,
        id: newId(),
        firstVersion: at,
        events: stored,
        meta,
        idempotency: null,
      }),
    );
  }
}

/** Puts a reported fact on the log, keyed by its presentation, as the edge does. */
export async function publishFact(
  { codec, log }: Pick<Engines, 'codec' | 'log'>,
  teamId: string,
  event: DomainEvent,
  id = newId(),
): Promise<void> {
  const key = String(event.data['presentationId']);
  await log.publish([
    await codec.fact({
      event: event as Fact['event'],
      id,
      key,
      subject: key,
      teamId,
      time: new Date().toISOString(),
    }),
  ]);
}
