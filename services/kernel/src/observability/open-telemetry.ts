import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { codeOf } from '../errors.ts';

type Attributes = Record<string, string | number>;

export interface SpanOptions {
  /** By default a step inside this process. */
  kind?: 'server' | 'consumer';
  /** The step that caused it, as a `traceparent`; by default the current one. Null: it belongs to no trace. */
  parent?: string | null | undefined;
  /** A step of another system's trace, likewise: it is linked to, and decides nothing. */
  link?: string | undefined;
  attributes?: Attributes;
}

export interface Tracing {
  run<Answer>(name: string, options: SpanOptions, run: () => Promise<Answer>): Promise<Answer>;
  /** A step that is over. @param startedAt in milliseconds since 1970 */
  record(
    name: string,
    options: { parent: string; startedAt: number; attributes: Attributes },
  ): void;
  annotate(attributes: Attributes): void;
  traceparent(): string | undefined;
  stop(): Promise<void>;
}

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER };
const header = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * OpenTelemetry over OTLP/HTTP. Attributes are names and numbers, never personal data. Whether a trace is recorded
 * follows from its id, so that all processes with the same share agree.
 */
export function openTracing({
  url,
  share,
  part,
}: {
  url: string;
  share: number;
  part: string;
}): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': part, 'service.namespace': 'lectern' }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url.replace(/\/+$/, '')}/v1/traces` }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('lectern');
  // Globally, so that libraries that trace themselves (the gateway) join.
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);

  return {
    run(name, { kind, parent, link, attributes }, run) {
      const cause = parent === undefined ? context.active() : contextOf(parent);
      if (kind !== 'server' && !trace.getSpanContext(cause)) return context.with(cause, run);
      const linked = trace.getSpanContext(contextOf(link ?? null));
      const span = tracer.startSpan(
        name,
        {
          kind: kind ? kinds[kind] : SpanKind.INTERNAL,
          attributes: { ...attributes },
          ...(linked && { links: [{ context: linked }] }),
        },
        cause,
      );
      return context.with(trace.setSpan(cause, span), () => ended(span, run));
    },
    record(name, { parent, startedAt, attributes }) {
      const options = { kind: SpanKind.CONSUMER, startTime: startedAt, attributes };
      tracer.startSpan(name, options, contextOf(parent)).end();
    },
    annotate: (attributes) => void trace.getActiveSpan()?.setAttributes(attributes),
    traceparent() {
      const current = trace.getSpanContext(context.active());
      if (!current) return undefined;
      const flags = current.traceFlags.toString(16).padStart(2, '0');
      return `00-${current.traceId}-${current.spanId}-${flags}`;
    },
    async stop() {
      context.disable();
      trace.disable();
      await provider.shutdown().catch(() => {}); // No collector: the process ends all the same.
    },
  };
}

function contextOf(traceparent: string | null): Context {
  const [, traceId, spanId, flags] = header.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}

async function ended<Answer>(span: Span, run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    // Not its message: that may name people.
    const type = codeOf(error) ?? (error instanceof Error ? error.name : 'Error');
    span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
