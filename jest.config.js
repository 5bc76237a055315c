import { bundledPackages } from './deploy/jest/bundle-packages.js';

const common = {
  transform: { '^.+\\.tsx?$': '<rootDir>/deploy/jest/oxc.mjs' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/web/dist', '<rootDir>/data'],
};
const server = { ...common, testEnvironment: '<rootDir>/deploy/jest/node-env.js' };
const folders = '<rootDir>/{schemas,services,gateway,bff,deploy,bench,web}';

/** The suffix of a spec is its layer: no I/O, real engines, whole pages in jsdom, a real browser; the journey also on the cluster's engines. */
export default {
  // A busy machine is slow, not wrong.
  testTimeout: 120_000,
  // Edges that have ended take a while to be collected: cheaper to start anew than to look through them again and again.
  workerIdleMemoryLimit: '900MB',
  testSequencer: '<rootDir>/deploy/jest/sequencer.js',
  projects: [
    { ...server, displayName: 'unit', testMatch: [`${folders}/**/*.unit.spec.ts`] },
    { ...server, displayName: 'int', testMatch: [`${folders}/**/*.int.spec.ts`] },
    {
      ...server,
      displayName: 'engines',
      testMatch: [`${folders}/**/*.engines.spec.ts`],
      globalSetup: '<rootDir>/deploy/engines/jest-setup.ts',
      globalTeardown: '<rootDir>/deploy/engines/jest-teardown.ts',
    },
    { ...server, displayName: 'e2e', testMatch: [`${folders}/**/*.e2e.spec.ts`] },
    {
      ...common,
      displayName: 'web',
      testEnvironment: '<rootDir>/deploy/jest/jsdom-env.js',
      testMatch: ['<rootDir>/web/src/**/*.spec.tsx'],
      setupFilesAfterEnv: ['<rootDir>/web/src/testing/setup.ts'],
      // As a bundler for browsers would: without exports of its own, Node's part of it would come.
      globalSetup: '<rootDir>/deploy/jest/bundle-packages.js',
      moduleNameMapper: { ...bundledPackages, '\\.css$': '<rootDir>/deploy/jest/empty-style.js', '^tus-js-client$': '<rootDir>/node_modules/tus-js-client/lib.es5/browser/index.js' },
    },
  ],
};
