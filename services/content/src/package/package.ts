import { aggregate } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';
import { decide } from './commands.ts';
import { events, noPackage, type PackageEvent, type PackageState } from './state.ts';

/** Older contents of a text are dropped, but for the one that was unpacked. */
const MOST_VERSIONS = 50;

function evolve(state: PackageState, { type, data }: PackageEvent, meta: EventMeta): PackageState {
  switch (type) {
    case 'PackageUnpacked': {
      const { presentationId, fileId } = data;
      const files = data.files.map(({ id, path, size }) => ({
        id,
        path,
        versions: [{ number: 1, size, digest: null, editedAt: meta.time, editorId: null }],
      }));
      return { status: 'unpacked', teamId: meta.teamId, presentationId, fileId, files };
    }
    case 'PackageTextEdited': {
      if (state.status === 'none') return state;
      const { fileId, size, digest } = data;
      const files = state.files.map((file) => {
        if (file.id !== fileId) return file;
        const number = (file.versions.at(-1)?.number ?? 0) + 1;
        const version = { number, size, digest, editedAt: meta.time, editorId: meta.actorId };
        const [first, ...others] = [...file.versions, version];
        const kept = others.slice(1 - MOST_VERSIONS);
        return { ...file, versions: first ? [first, ...kept] : kept };
      });
      return { ...state, files };
    }
  }
}

/** The files of an HTML package, a ZIP file or an ePub as a presentation shows them. */
export const Package = aggregate({
  name: 'Package',
  scope: 'team',
  events,
  initial: noPackage,
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { files: 'texts', presentationId: 'text' },
    lists: {
      byFile: { filters: ['files'], orderBy: 'id' },
    },
    index: (state: PackageState) =>
      state.status === 'unpacked'
        ? { files: state.files.map(({ id }) => id), presentationId: state.presentationId }
        : { files: [], presentationId: null },
  },
});
