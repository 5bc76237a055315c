import { type Engines, startEngines } from './start.ts';

/** Jest's `globalSetup` of the engines run: starts them once; every worker inherits where they are. */
export default async function setup(): Promise<void> {
  const engines = await startEngines();
  Object.assign(process.env, engines.settings);
  console.log(`\nEngines of this run:\n${engines.description}`);
  running.lecternEngines = engines;
}

/** Jest gives the two hooks the same global object but not the same module. */
const running = globalThis as { lecternEngines?: Engines };
