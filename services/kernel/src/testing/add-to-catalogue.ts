import { eventCatalogue, type CataloguedEvent } from '@lectern/schemas/events/catalogue.ts';

/** For specs: an event that is in no file of schemas/events, so that it can be published and read. */
export function addToCatalogue(event: CataloguedEvent): CataloguedEvent {
  (eventCatalogue as Map<string, CataloguedEvent>).set(event.definition.type, event);
  return event;
}
