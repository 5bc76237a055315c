import { PersonExportRequested } from '@lectern/schemas/events/identity/users.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';
import { aggregate, type Decision } from '@lectern/kernel/commands/aggregate.ts';
import type { EventMeta } from '@lectern/kernel/events/recorded-event.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

/** A request; each service gathers its part (kernel, personal-data). */
export type ExportState =
  | { status: 'none' }
  | {
      status: 'asked';
      userId: string;
      requestedBy: string;
      requestedAt: string;
      expiresAt: string;
    };
interface RequestPersonExport {
  type: 'RequestPersonExport';
  exportId: string;
  userId: string;
  teamId: string;
  requestedBy: string;
}

function decide(
  { now, exportId, userId, teamId, requestedBy }: RequestPersonExport & Decision,
  state: ExportState,
): EventOf<typeof PersonExportRequested>[] {
  const expiresAt = new Date(Date.parse(now) + KEPT_MS).toISOString();
  return state.status === 'asked'
    ? []
    : [PersonExportRequested({ exportId, userId, teamId, requestedBy, expiresAt })];
}

function evolve(
  _before: ExportState,
  { data: { userId, requestedBy, expiresAt } }: EventOf<typeof PersonExportRequested>,
  { time }: EventMeta,
): ExportState {
  return { status: 'asked', userId, requestedBy, requestedAt: time, expiresAt };
}

export const personExport = aggregate({
  name: 'PersonExport',
  scope: 'team',
  events: [PersonExportRequested],
  initial: { status: 'none' },
  evolve,
  decide,
  shape: 1,
  view: {
    fields: { userId: 'text', requestedBy: 'text', expiresAt: 'text' },
    lists: {
      newest: { equals: ['userId', 'requestedBy'], filters: ['expiresAt'], orderBy: '-expiresAt' },
    },
    index: (state) =>
      state.status === 'none'
        ? { userId: null, requestedBy: null, expiresAt: null }
        : { userId: state.userId, requestedBy: state.requestedBy, expiresAt: state.expiresAt },
  },
});
