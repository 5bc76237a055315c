const common = {
  // Node loads what they need by itself: nothing is transformed.
  transform: {},
  testRunner: '<rootDir>/deploy/jest/native-runner.js',
  modulePathIgnorePatterns: ['<rootDir>/web/dist', '<rootDir>/data'],
};
const folders = '<rootDir>/{schemas,services,gateway,bff,deploy,bench,web}';

const onEngines = (layer) => ({
  ...common,
  displayName: layer,
  testMatch: [`${folders}/**/*.${layer}.spec.ts`],
  globalSetup: '<rootDir>/deploy/engines/jest-setup.ts',
  globalTeardown: '<rootDir>/deploy/engines/jest-teardown.ts',
});

/** The suffix of a spec is its layer: no I/O, real engines, whole pages in jsdom, a real browser; the journey also on the cluster's engines. */
export default {
  // A busy machine is slow, not wrong.
  testTimeout: 300_000,
  workerIdleMemoryLimit: '1500MB',
  // As they end they write down what was compiled.
  workerGracefulExitTimeout: 20_000,
  testSequencer: '<rootDir>/deploy/jest/sequencer.js',
  projects: [
    { ...common, displayName: 'unit', testMatch: [`${folders}/**/*.unit.spec.ts`] },
    { ...common, displayName: 'int', testMatch: [`${folders}/**/*.int.spec.ts`] },
    onEngines('engines'),
    // All processes twice, killed one after the other: longer than every run of the tests should take.
    onEngines('cluster'),
    { ...common, displayName: 'e2e', testMatch: [`${folders}/**/*.e2e.spec.ts`] },
    {
      ...common,
      displayName: 'web',
      // Turns its worker into a page for good: not in one run with the others.
      testRunner: '<rootDir>/deploy/jest/page-runner.js',
      testMatch: ['<rootDir>/web/src/**/*.spec.tsx'],
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts'],
    },
  ],
};
