import type { Terminal } from '../maintenance.ts';

const EVERY_MS = 2_000;

export const inWords = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** Tells how far long work is, every two seconds. */
export function teller(terminal: Terminal, what: string, total: number): (done: number) => void {
  let toldAt = performance.now();
  return (done) => {
    if (performance.now() - toldAt < EVERY_MS) return;
    toldAt = performance.now();
    terminal.log(`${what}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
  };
}
