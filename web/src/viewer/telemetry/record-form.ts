import { useEffect } from 'preact/hooks';
import type { RecordEvent } from './telemetry.ts';

/** A form was sent: which, never what was answered. */
export function recordForm(record: RecordEvent, formUuid: string): void {
  record('data-capture', 'submit', { path: formUuid });
}

/** Reports the form that was sent before the pages, when there was no viewing yet. */
export function useSentForm(record: RecordEvent, formUuid: string | null | undefined): void {
  useEffect(() => {
    if (formUuid) recordForm(record, formUuid);
  }, []);
}
