import type { IncomingMessage } from 'node:http';

/** The first header of that name. The `headers` object of node:http costs as much as a ping's body. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index] ?? '';
    if (candidate.length === name.length && candidate.toLowerCase() === name)
      return rawHeaders[index + 1];
  }
  return undefined;
}
