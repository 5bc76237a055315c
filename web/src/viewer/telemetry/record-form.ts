import type { RecordEvent } from './telemetry.ts';

/** A form was sent: which, never what was answered. */
export function recordForm(record: RecordEvent, formUuid: string): void {
  record('data-capture', 'submit', { path: formUuid });
}
