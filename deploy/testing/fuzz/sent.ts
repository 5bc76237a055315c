import type { Answer, CalledLectern } from '../called-lectern.ts';

/** A slow call is slow every time: the machine has other work, too. */
const SLOW_TIMES = 3;
const AT_ONCE = 6;

/** What a call from a client may be. */
export interface Sent {
  method: string;
  path: string;
  /** JSON text. */
  body: string | null;
  /** Whether the body goes as a form. */
  isForm?: boolean;
  token: string | null;
}

/** Sends it, several times while it is slow. @returns what is wrong, in words */
export async function flawOfSent(
  lectern: CalledLectern,
  { method, path, body, isForm = false, token }: Sent,
  { slowestMs, wrongIn }: { slowestMs: number; wrongIn: (answer: Answer) => string | null },
): Promise<string | null> {
  for (let time = 1; ; time++) {
    const startedAt = performance.now();
    const answer = await lectern.call(method, path, {
      authorization: token && `Bearer ${token}`,
      ...(body !== null &&
        (isForm
          ? { body: formOf(body) }
          : { body, headers: { 'content-type': 'application/json' } })),
    });
    const took = performance.now() - startedAt;
    const flaw = wrongIn(answer);
    if (flaw !== null || took < slowestMs) return flaw;
    if (time === SLOW_TIMES) return `took ${Math.round(took)} ms`;
  }
}

function formOf(json: string): FormData {
  const form = new FormData();
  const fields: Record<string, unknown> = JSON.parse(json);
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat())
      form.append(name, typeof each === 'string' ? each : JSON.stringify(each));
  return form;
}

/** Several at once, begun in order. */
export async function concurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
