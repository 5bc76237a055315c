import { isEventDefinition, type EventDefinition } from './event.ts';
import { eventFiles } from './generated.ts';

/** One event as the catalogue knows it: its definition and the topic it is published to. */
export interface CataloguedEvent {
  definition: EventDefinition;
  /** Its service, or `telemetry`, or `pings`: the name of its file, or of the folder that this is in. */
  topic: string;
}

function catalogue(): ReadonlyMap<string, CataloguedEvent> {
  const events = new Map<string, CataloguedEvent>();
  for (const [topic, files] of Object.entries(eventFiles)) {
    for (const definition of files
      .flatMap((file) => Object.values(file))
      .filter(isEventDefinition)) {
      if (events.has(definition.type)) throw new Error(`Two events are called ${definition.type}`);
      events.set(definition.type, { definition, topic });
    }
  }
  return events;
}

/** Every published event by its type. */
export const eventCatalogue = catalogue();

/** @throws Error for an event that no file of schemas/events exports */
export function topicOf(definition: EventDefinition): string {
  const known = eventCatalogue.get(definition.type);
  if (!known) throw new Error(`No file of schemas/events declares ${definition.type}`);
  return known.topic;
}

/** Reported facts belong to no stream: the topic tells. */
export function isFact(topic: string): boolean {
  return topic === 'telemetry' || topic === 'pings';
}

export const topics = Object.keys(eventFiles).map((name) => ({ name, isPings: name === 'pings' }));
