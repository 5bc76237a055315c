import { randomBytes } from 'node:crypto';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { PublicApi } from '../standalone/public-api.ts';
import type { CollectedSpan, TraceCollector } from './trace-collector.ts';

/** Steps of one trace, from its beginning to one that caused nothing further. */
type Path = readonly CollectedSpan[];

/** Publishes and shares a document, and reads it; one ping and one command carry a trace. */
export async function callTraced(url: string): Promise<{
  ping: string;
  command: string;
  secrets: readonly string[];
}> {
  const api = await PublicApi.signIn(url);
  const presentationId = await api.publish(await aPdf({ pages: 2 }), 'zq-deck.pdf');
  const { token } = await api.share(presentationId);
  const session = await api.openSession(token);
  const traced = async (method: string, path: string, body: unknown) => {
    const trace = randomBytes(16).toString('hex');
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: api.authorization,
        traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return trace;
  };
  const ping = await traced('PUT', `/api/sessions/${encodeURIComponent(session)}/ping`, {
    elapsed_ms: 1_500,
    page: 1,
  });
  const command = await traced('POST', `/api/presentations/${presentationId}/share`, {
    name: 'Zqname of the link',
  });
  return { ping, command, secrets: ['zq-deck', 'Zqname', token, api.authorization] };
}

/** Resolves when the trace has a path of these steps, each caused by the one before. */
export function pathOf(
  collector: TraceCollector,
  traceId: string,
  names: readonly (string | RegExp)[],
): Promise<Path> {
  const isNamed = ({ name }: CollectedSpan, wanted: string | RegExp | undefined) =>
    typeof wanted === 'string' ? name === wanted : (wanted?.test(name) ?? false);
  const look = (): Path | undefined => {
    const spans = collector.spans().filter((span) => span.traceId === traceId);
    let paths: Path[] = spans.filter((span) => isNamed(span, names[0])).map((span) => [span]);
    for (const name of names.slice(1))
      paths = paths.flatMap((path) =>
        spans
          .filter((span) => span.parentSpanId === path.at(-1)?.spanId && isNamed(span, name))
          .map((span) => [...path, span]),
      );
    return paths[0];
  };
  return until(look, `the trace has ${names.join(' → ')}`);
}
