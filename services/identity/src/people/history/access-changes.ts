import type { RecordedEvent } from '@lectern/kernel/events/recorded-event.ts';
import type { Step } from '@lectern/kernel/commands/loaded.ts';
import type { Device } from '../../sign-in/device/state.ts';
import { changeOf, type Change } from './change.ts';

const endReasons: Record<string, string> = {
  TIME: ' after an hour',
  RIGHTS: ' because a permission it needs was removed',
};

/** The event's metadata names the actor, except when the impersonation ended by itself. */
export function changesOfImpersonation(events: readonly RecordedEvent[]): Change[] {
  return events.map((event) => {
    const { type, data, meta } = event;
    if (type === 'ImpersonationStarted')
      return changeOf(event, {
        summary:
          typeof data['reason'] === 'string'
            ? `Started acting as them: “${data['reason'].replace(/[.]$/, '')}”.`
            : 'Started acting as them.',
      });
    const by = String(data['impersonatorId']);
    const why = endReasons[String(data['because'])];
    if (meta.actorId === by)
      return changeOf(event, {
        summary: why === undefined ? 'Stopped acting as them.' : `Acting as them ended${why}.`,
      });
    return changeOf(event, {
      summary:
        why === undefined
          ? 'Ended {person}’s session as them.'
          : `The use of Lectern as them by {person} ended${why}.`,
      named: by,
    });
  });
}

export function changesOfDevice(steps: readonly Step<Device>[]): Change[] {
  return steps.flatMap(({ before, events }) =>
    events
      .filter(({ type }) => type === 'DeviceRevoked')
      .map((event) =>
        changeOf(event, {
          summary:
            before.status === 'active' && before.name !== null
              ? `Device “${before.name}” revoked.`
              : 'Device revoked.',
        }),
      ),
  );
}
