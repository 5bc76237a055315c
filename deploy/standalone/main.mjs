// `npm start`. Keeps compiled code for the next start, in the user's cache: that halves the time.
// Plain JavaScript, so that a cached start loads no compiler.
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

// Worker threads read it from the environment.
process.env.NODE_COMPILE_CACHE ??= join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'lectern',
  'compiled',
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);

await import('./serve.ts');
