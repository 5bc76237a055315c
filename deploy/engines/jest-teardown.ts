/** Jest's `globalTeardown` of the engines run. */
export default async function teardown(): Promise<void> {
  await globalThis.lecternEngines?.stop();
}
