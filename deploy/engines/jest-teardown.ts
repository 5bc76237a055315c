import type { Engines } from './start.ts';

/** Jest's `globalTeardown` of the engines run. */
export default async function teardown(): Promise<void> {
  await (globalThis as { lecternEngines?: Engines }).lecternEngines?.stop();
}
