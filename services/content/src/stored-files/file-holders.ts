import { hash } from 'node:crypto';
import { eventCatalogue, type CataloguedEvent } from '@lectern/schemas/events/catalogue.ts';
import { parseStream } from '@lectern/kernel/commands/aggregate.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';

/** An entity of any service that holds stored files. */
export interface FileHolder {
  service: string;
  /** Name and id of its aggregate. */
  type: string;
  id: string;
  /** File ids by slot, as its events declare them (`files` in schemas/events). */
  files: Readonly<Record<string, string>>;
}

/** Raise it when rows are computed differently, also when an event declares other files than before. */
const SHAPE = 1;

/**
 * The registry of stored files: which entity holds which file. Its version depends on the events it follows, so that
 * it is filled from the beginning of the log once another event declares `files`.
 */
export function fileHoldersOf(events: Iterable<CataloguedEvent>) {
  const holding = [...events].filter(({ definition }) => definition.files);
  const byType = new Map(holding.map((each) => [each.definition.type, each]));
  return projection({
    name: 'file-holders',
    version: versionOf([...byType.keys()]),
    on: holding.map(({ definition }) => definition),
    fields: { files: 'texts' },
    lists: { byFile: { filters: ['files'], orderBy: 'id' } },

    rowIds: ({ type, meta }) => {
      const holder = meta.stream === null ? null : parseStream(meta.stream);
      if (!holder?.teamId) throw new Error(`${type} holds files but is in no stream of a team`);
      return [holderKey(holder.name, holder.id)];
    },

    apply(before: FileHolder | undefined, { type, data, meta }): FileHolder | undefined {
      const event = byType.get(type);
      if (!event?.definition.files || meta.stream === null) return before;
      const change = event.definition.files(data);
      if (change === 'none') return undefined;
      const files = { ...before?.files };
      for (const [slot, fileId] of Object.entries(change)) {
        if (fileId) files[slot] = fileId;
        else if (fileId === null) delete files[slot];
      }
      const { name, id } = parseStream(meta.stream);
      return Object.keys(files).length > 0
        ? { service: event.topic, type: name, id, files }
        : undefined;
    },

    index: ({ files }) => ({ files: [...new Set(Object.values(files))] }),
  });
}

function versionOf(types: readonly string[]): number {
  return Number.parseInt(hash('sha256', JSON.stringify([SHAPE, types.toSorted()])).slice(0, 8), 16);
}

export function holderKey(type: string, id: string): string {
  return `${type}/${id}`;
}

export const fileHolders = projection(fileHoldersOf(eventCatalogue.values()));
