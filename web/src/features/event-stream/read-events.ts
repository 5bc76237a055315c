import { edgeUrl, problemFrom } from '../../edge/edge-fetch.ts';
import { unreachable } from '../../edge/problem.ts';

/** An event of the feed: a CloudEvent with its cursor. */
export interface FeedEvent {
  id: string;
  type: string;
  time: string;
  subject: string;
  cursor: string;
  data: Record<string, unknown>;
}

export interface ParsedChunk {
  /** Null if no event up to here matches. */
  event: FeedEvent | null;
  cursor: string;
}

/** The feed's path, for this page and for the curl command. */
export function streamPath({
  after,
  types,
}: {
  after: string | null;
  types: readonly string[];
}): string {
  const query = new URLSearchParams({
    ...(after !== null && { after }),
    ...(types.length > 0 && { type: types.join(',') }),
  }).toString();
  return `/api/event-stream${query && `?${query}`}`;
}

/**
 * Streams events until the connection ends or the signal aborts. EventSource cannot do it: it
 * needs the event names in advance. Resolves when the server answers.
 * @throws Problem
 */
export async function openEvents(
  path: string,
  signal: AbortSignal,
): Promise<AsyncGenerator<ParsedChunk>> {
  const answer = await fetch(edgeUrl(path), {
    headers: { accept: 'text/event-stream' },
    credentials: 'same-origin',
    signal,
  }).catch(() => {
    throw unreachable();
  });
  if (!answer.ok || answer.body === null)
    throw problemFrom(answer.status, await answer.json().catch(() => null));
  return parseBlock(answer.body.getReader());
}

async function* parseBlock(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<ParsedChunk> {
  const decoder = new TextDecoder();
  for (let text = ''; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const parsed = parseBlocks(block);
      if (parsed) yield parsed;
    }
  }
}

function parseBlocks(block: string): ParsedChunk | null {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')),
        line.slice(line.indexOf(':') + 1).trimStart(),
      ]),
  );
  const [data, id] = [fields.get('data'), fields.get('id')];
  const event: FeedEvent | null = data ? JSON.parse(data) : null;
  const cursor = event?.cursor ?? id;
  return cursor ? { event: event?.type ? event : null, cursor } : null;
}
