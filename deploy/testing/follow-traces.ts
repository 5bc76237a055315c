import { randomBytes } from 'node:crypto';
import { aPdf } from '@lectern/content/testing/a-pdf.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { PublicApi } from '../standalone/public-api.ts';
import type { CollectedSpan, TraceCollector } from './trace-collector.ts';

/** Steps of one trace, from its beginning to one that caused nothing further. */
type Path = readonly CollectedSpan[];

/** Publishes and shares a document, and reads it. */
export async function callTraced(url: string): Promise<{
  /** Ids of the traces that the upload, a ping and a command said they belong to. */
  upload: string;
  ping: string;
  command: string;
  secrets: readonly string[];
}> {
  const api = await PublicApi.signIn(url);
  const [upload, ping, command] = [aTrace(), aTrace(), aTrace()];
  const presentationId = await api.publish(
    await aPdf({ pages: 2 }),
    'zq-deck.pdf',
    headersOf(upload),
  );
  const { token } = await api.share(presentationId);
  const session = await api.openSession(token);
  const call = async (trace: string, method: string, path: string, body: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: api.authorization,
        ...headersOf(trace),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  await call(ping, 'PUT', `/api/sessions/${encodeURIComponent(session)}/ping`, {
    elapsed_ms: 1_500,
    page: 1,
  });
  await call(command, 'POST', `/api/presentations/${presentationId}/share`, {
    name: 'Zqname of the link',
  });
  return { upload, ping, command, secrets: ['zq-deck', 'Zqname', token, api.authorization] };
}

const aTrace = () => randomBytes(16).toString('hex');
const headersOf = (trace: string) => ({
  traceparent: `00-${trace}-${randomBytes(8).toString('hex')}-01`,
});

/**
 * Resolves when a trace of ours that is linked to this one has a path of these steps, each caused by the one before.
 * @throws Error where a step joined it
 */
export function pathOf(
  collector: TraceCollector,
  linked: string,
  names: readonly (string | RegExp)[],
): Promise<Path> {
  const isNamed = ({ name }: CollectedSpan, wanted: string | RegExp | undefined) =>
    typeof wanted === 'string' ? name === wanted : (wanted?.test(name) ?? false);
  const look = (): Path | undefined => {
    const spans = collector.spans();
    if (spans.some(({ traceId }) => traceId === linked))
      throw new Error('A call joined the trace of its caller.');
    let paths: Path[] = spans
      .filter(({ links }) => links.some(({ traceId }) => traceId === linked))
      .filter((span) => isNamed(span, names[0]))
      .map((span) => [span]);
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
