import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What strace is told to note: everything that changes a file, and what is sent to clients. */
export const traced = 'pwrite64,write,writev,ftruncate,fsync,fdatasync,unlink';

/** A system call that matters, in the order in which the system was asked, or had done it. */
export type Call =
  | { call: 'write'; file: string; at: number; bytes: Buffer }
  | { call: 'truncate'; file: string; length: number }
  | { call: 'sync'; file: string }
  | { call: 'delete'; file: string }
  /** Bytes to a client. */
  | { call: 'send'; text: string };

/**
 * Reads what `strace -f -y -xx` wrote. Answers count from the moment at which they are handed to the system, syncs from
 * the moment at which the system says that they are done.
 */
export async function* callsIn(traceFile: string): AsyncGenerator<Call> {
  const begun = new Map<string, string>();
  for await (const line of createInterface({ input: createReadStream(traceFile) })) {
    const [, pid = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? [];
    if (rest.endsWith('<unfinished ...>')) {
      const call = rest.slice(0, -'<unfinished ...>'.length).trimEnd();
      const sent = sentBy(call);
      if (sent) yield sent;
      else begun.set(pid, call);
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(rest)?.[1];
    const call = resumed === undefined ? rest : (begun.get(pid) ?? '') + resumed;
    if (resumed !== undefined) begun.delete(pid);
    if (/ = -1 /.test(call.slice(-120))) continue;
    const found = sentBy(call) ?? changeBy(call);
    if (found) yield found;
  }
}

function sentBy(call: string): Call | null {
  const [, name, fd = ''] = /^(writev?)\(\d+<([^>]*)>/.exec(call) ?? [];
  if (name === undefined || !text(fd).startsWith('socket:')) return null;
  return { call: 'send', text: stringsIn(call.slice(call.indexOf('>'))).toString('latin1') };
}

function changeBy(call: string): Call | null {
  const [, name, fd = '', rest = ''] = /^(\w+)\(\d+<([^>]*)>(.*)$/.exec(call) ?? [];
  const file = text(fd);
  switch (name) {
    case 'pwrite64':
      return {
        call: 'write',
        file,
        at: Number(/, (\d+)\) += \d+$/.exec(rest)?.[1]),
        bytes: stringsIn(rest),
      };
    case 'ftruncate':
      return { call: 'truncate', file, length: Number(/^, (\d+)/.exec(rest)?.[1]) };
    case 'fsync':
    case 'fdatasync':
      return { call: 'sync', file };
  }
  const deleted = /^unlink\("([^"]*)"/.exec(call)?.[1];
  return deleted === undefined ? null : { call: 'delete', file: text(deleted) };
}

/** The texts of a call, which strace writes as `\x41\x42…`, one after the other. */
function stringsIn(call: string): Buffer {
  return Buffer.concat([...call.matchAll(/"([^"]*)"/g)].map(([, escaped = '']) => bytes(escaped)));
}

function bytes(escaped: string): Buffer {
  return Buffer.from(escaped.replaceAll('\\x', ''), 'hex');
}

function text(escaped: string): string {
  return bytes(escaped).toString();
}
