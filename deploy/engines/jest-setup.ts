import { type Engines, startEngines } from './start.ts';

/** Jest's `globalSetup` of the engines run: starts the engines once; every worker inherits their URLs. */
export default async function setup(): Promise<void> {
  const engines = await startEngines();
  Object.assign(process.env, engines.settings);
  console.log(`\nEngines of this run:\n${engines.description}`);
  globalThis.lecternEngines = engines;
}

declare global {
  /** Jest gives setup and teardown the same global object but not the same module. */
  var lecternEngines: Engines | undefined;
}
