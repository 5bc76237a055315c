import type { IncomingMessage } from 'node:http';

/** The first header of that name as it came: the object that node:http builds of all of them costs as much as a ping's body. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index] ?? '';
    if (candidate.length === name.length && candidate.toLowerCase() === name)
      return rawHeaders[index + 1];
  }
  return undefined;
}
