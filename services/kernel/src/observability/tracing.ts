import type { IncomingMessage } from 'node:http';
import type { Settings } from '../engines/settings.ts';
import type { LogRecord } from '../log/port.ts';
import type { SpanOptions, Tracing } from './open-telemetry.ts';

/** Null while traces are off: then nothing of OpenTelemetry is loaded. */
let tracing: Tracing | null = null;

/**
 * Sends traces to LECTERN_TRACES_URL, where it is set.
 * @param part the process, as traces name it
 * @returns sends what is left, and ends it
 */
export async function startTracing(
  settings: Pick<Settings, 'LECTERN_TRACES_URL' | 'LECTERN_TRACES_SHARE'>,
  part: string,
): Promise<() => Promise<void>> {
  const { LECTERN_TRACES_URL: url, LECTERN_TRACES_SHARE: share } = settings;
  if (url === undefined) return async () => {};
  const { openTracing } = await import('./open-telemetry.ts');
  const opened = openTracing({ url, share, part });
  tracing = opened;
  return async () => {
    if (tracing === opened) tracing = null;
    await opened.stop();
  };
}

/** Runs as a step of the current trace. Only a call from outside (`server`) starts a trace. */
export function traced<Answer>(
  name: string,
  options: SpanOptions,
  run: () => Promise<Answer>,
): Promise<Answer> {
  return tracing === null ? run() : tracing.run(name, options, run);
}

/**
 * A call from outside begins a trace of its own. The one that its W3C header `traceparent` names is linked to: a stranger
 * decides neither what is recorded nor which trace it joins.
 */
export function fromOutside(req: IncomingMessage): SpanOptions {
  return tracing === null ? {} : { kind: 'server', parent: null, link: traceparentOf(req) };
}

/** Between our processes a call continues the trace of its caller; one that belongs to no trace begins none. */
export function fromProcess(req: IncomingMessage): SpanOptions {
  const parent = traceparentOf(req);
  return tracing === null || parent === undefined ? {} : { kind: 'server', parent };
}

function traceparentOf({ headers: { traceparent } }: IncomingMessage): string | undefined {
  return typeof traceparent === 'string' ? traceparent : undefined;
}

/** The same header of a call to another process. */
export function traceHeader(): { traceparent?: string } {
  const parent = tracing?.traceparent();
  return parent === undefined ? {} : { traceparent: parent };
}

/** What an event says about the trace it was made in: nothing where that is not recorded. */
export function tracedMeta(): { traceparent?: string } {
  const parent = tracing?.traceparent();
  return parent?.endsWith('1') ? { traceparent: parent } : {};
}

/** Attributes of the current step. */
export function annotate(attributes: Record<string, string | number>): void {
  tracing?.annotate(attributes);
}

/** A batch was worked off: a step in the trace of each record that has one. @param startedAt by `Date.now()` */
export function traceBatch(
  name: string,
  records: readonly LogRecord[],
  types: ReadonlySet<string>,
  startedAt: number,
): void {
  if (tracing === null) return;
  for (const { body, event } of records) {
    const type = event?.type ?? /"type":"([^"]+)"/.exec(body)?.[1];
    const parent = event?.meta.traceparent ?? /"traceparent":"([^"]+)"/.exec(body)?.[1];
    if (parent !== undefined && type !== undefined && types.has(type))
      tracing.record(name, { parent, startedAt, attributes: { 'lectern.event': type } });
  }
}
