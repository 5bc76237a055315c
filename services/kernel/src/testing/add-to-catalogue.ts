import { eventCatalogue, type CataloguedEvent } from '@lectern/schemas/events/catalogue.ts';

const catalogue = eventCatalogue as Map<string, CataloguedEvent>;

/** For specs: adds events that are in no file of schemas/events, so that they can be published and read. @returns how to remove them */
export function addToCatalogue(...events: readonly CataloguedEvent[]): () => void {
  for (const event of events) catalogue.set(event.definition.type, event);
  return () => {
    for (const { definition } of events) catalogue.delete(definition.type);
  };
}
