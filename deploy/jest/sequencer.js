const kinds = ['process', 'e2e', 'engines', 'int', 'web', 'unit'];
/** A spec this small only calls a contract, which may run long. */
const CONTRACT_BYTES = 1_000;

/** Runs long specs first, so that no worker is left alone with one at the end. It keeps no timings, so a fresh machine does as well. */
export default class LongestFirst {
  sort(tests) {
    const rankOf = ({ path, context }) =>
      kinds.indexOf(/\/deploy\/.*\.int\./.test(path) ? 'process' : context.config.displayName.name);
    const sizeOf = ({ path, context }) => {
      const bytes = context.hasteFS.getSize(path) ?? 0;
      return bytes < CONTRACT_BYTES ? Infinity : bytes;
    };
    const inOrder = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    return tests.toSorted((a, b) => inOrder(rankOf(a), rankOf(b)) || inOrder(sizeOf(b), sizeOf(a)));
  }

  allFailedTests(tests) {
    return this.sort(tests);
  }

  cacheResults() {}
}
