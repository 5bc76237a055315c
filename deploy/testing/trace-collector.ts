import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { portOf } from '../engines/ports.ts';

/** A step of a trace. */
export interface CollectedSpan {
  part: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  /** Steps of other systems' traces. */
  links: readonly { traceId: string }[];
  attributes: Record<string, unknown>;
}

export interface TraceCollector {
  url: string;
  spans(): readonly CollectedSpan[];
  /** Everything that was sent, as text. */
  sent(): string;
  stop(): Promise<void>;
}

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((all) =>
    Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])),
  );
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  links: z.array(z.object({ traceId: z.string() })).default([]),
  attributes,
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** Takes OTLP over HTTP, as a collector of OpenTelemetry does. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const collected: CollectedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((req, res) => {
    void json(req).then((body) => {
      texts.push(JSON.stringify(body));
      for (const { resource, scopeSpans } of exported.parse(body).resourceSpans) {
        const part = String(resource.attributes['service.name']);
        for (const each of scopeSpans.flatMap(({ spans }) => spans))
          collected.push({ part, ...each });
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    spans: () => collected,
    sent: () => texts.join('\n'),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
