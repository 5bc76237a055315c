// `npm start`. What is compiled is kept for the next start, in a folder of the user's own: it takes half the time then.
// Plain JavaScript, so that nothing of the compiler is loaded where all is kept already.
import { enableCompileCache, registerHooks } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Threads look for it in the environment.
process.env.NODE_COMPILE_CACHE ??= join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'lectern',
  'compiled',
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);

// What is old is collected once it has grown to four times what lived the last time: under load, collecting it more often costs
// more than the place it takes.
setFlagsFromString('--heap-growing-percent=300');

// Where six hundred files of our own are is known, and a package is where it was when the same part of ours asked before: a
// tenth of a start went into asking the disk, folder by folder, for each import.
const root = new URL('../../', import.meta.url).href;
const parts = new Map(); // By name: where Node has found the first file of each.
const packages = new Map(); // By name and the part that asks.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL: asker = '' } = context;
    const isRelative = /^(\.|file:).*\.ts$/.test(specifier);
    if (isRelative)
      return {
        url: new URL(specifier, asker).href,
        format: 'module-typescript',
        shortCircuit: true,
      };
    // What zod says is said in our own words: of its sixty languages one is enough.
    if (specifier === '../locales/index.js' && asker.includes('/zod/'))
      return next('../locales/en.js', context);
    const [, part, path] = /^(@lectern\/[^/]+\/)(.+\.ts)$/.exec(specifier) ?? [];
    if (parts.has(part))
      return { url: parts.get(part) + path, format: 'module-typescript', shortCircuit: true };
    const isPackage = asker.endsWith('.ts') && !/^(\.|file:)/.test(specifier);
    const key = isPackage
      ? `${specifier} ${asker.slice(root.length).split('/src/', 1)}`
      : undefined;
    if (packages.has(key)) return packages.get(key);
    const found = next(specifier, context);
    if (part !== undefined) parts.set(part, found.url.slice(0, -path.length));
    else if (key !== undefined) packages.set(key, { ...found, shortCircuit: true });
    return found;
  },
});
await import('./serve.ts');
