// `npm start`. What is compiled is kept for the next start, in a folder of the user's own: it takes half the time then.
// Plain JavaScript, so that nothing of the compiler is loaded where all is kept already.
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

// Threads look for it in the environment.
process.env.NODE_COMPILE_CACHE ??= join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'),
  'lectern',
  'compiled',
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);

await import('./serve.ts');
