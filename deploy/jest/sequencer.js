const kinds = ['process', 'e2e', 'engines', 'int', 'web', 'unit'];
/** One line that calls a contract: what runs long stands elsewhere. */
const CONTRACT_BYTES = 1_000;

/** What takes long first, so that no worker is left alone with it at the end. Nothing is remembered: a fresh machine does as well. */
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
