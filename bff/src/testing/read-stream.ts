import type { RunningEdge } from './start-edge.ts';

interface ServerEvent {
  id: string | null;
  event: string;
  data: Record<string, unknown>;
}

export interface OpenStream {
  events: ServerEvent[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

/** Reads server-sent events as a browser does. Resolves when the answer has begun. */
export async function openStream(
  edge: Pick<RunningEdge, 'url'>,
  path: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<OpenStream> {
  const abort = new AbortController();
  const answer = await fetch(edge.url + path, {
    signal: abort.signal,
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...headers },
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`${path} answered ${answer.status}`);
  const events: ServerEvent[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    let text = '';
    for await (const chunk of body.pipeThrough(
      new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>,
    )) {
      text += chunk;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const lines = new Map(
          message
            .split('\n')
            .map(
              (line) =>
                [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const,
            ),
        );
        const data = lines.get('data');
        if (data !== undefined)
          events.push({
            id: lines.get('id') ?? null,
            event: lines.get('event') ?? '',
            data: JSON.parse(data) as Record<string, unknown>,
          });
      }
    }
  };
  return { events, ended: read(answer.body).catch(() => {}), close: () => abort.abort() };
}
