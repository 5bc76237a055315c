import { TestEnvironment } from 'jest-environment-node';

const LONG_MS = 5_000;

/** Ends timers that a file leaves behind, such as those of rate limits: each would keep all of its modules in memory until it is due. */
export default class TidyNodeEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.left = new Set();
    for (const name of ['setTimeout', 'setInterval']) {
      const start = this.global[name];
      const startKept = (work, ms, ...rest) => {
        const timer = start(work, ms, ...rest);
        if (ms >= LONG_MS) this.left.add(timer);
        return timer;
      };
      this.global[name] = Object.defineProperties(startKept, Object.getOwnPropertyDescriptors(start));
    }
  }

  async teardown() {
    for (const timer of this.left) clearTimeout(timer);
    await super.teardown();
  }
}
