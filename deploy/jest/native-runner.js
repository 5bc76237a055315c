// Runs a spec with Jest's own runner, but lets Node load it: as in production (types stripped, one realm), and each module
// once for all specs of a worker. Jest's loader would read and compile a thousand of them again for each spec.
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { transformSync } from 'rolldown/utils';
import { give, putBack } from './globals.js';

const require = createRequire(import.meta.url);
const globals = new URL('globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      target: 'es2024',
      jsx: { runtime: 'automatic' },
    });
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join('\n'));
    return { format: 'module', source: code, shortCircuit: true };
  },
});

let specs = 0;

/** The loader that Jest's runner expects. */
const nodeLoader = {
  // Its state must not carry over to the next spec.
  requireInternalModule(file) {
    delete require.cache[file];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(file);
  },
  requireModule: require,
  setGlobalsForRuntime: give,
  unstable_shouldLoadAsEsm: () => true,
  // Setup files run before each spec.
  unstable_importModule: (file) =>
    import(pathToFileURL(file).href + (file.includes('.spec.') ? '' : `?${specs}`)),
  enterTestCode() {},
  leaveTestCode() {},
};

export default async function run(globalConfig, config, environment, _loader, file, send) {
  specs++;
  const env = { ...process.env };
  // An error after the last test fails the spec too; a worker would only print it.
  const strays = [];
  const note = (error) => void strays.push(error);
  process.on('uncaughtException', note).on('unhandledRejection', note);
  try {
    const result = await circus.default(globalConfig, config, environment, nodeLoader, file, send);
    await turn();
    if (strays.length > 0) throw strays[0];
    return result;
  } finally {
    process.off('uncaughtException', note).off('unhandledRejection', note);
    putBack();
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }
}
