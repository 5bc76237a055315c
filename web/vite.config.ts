import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfjsFiles } from './pdfjs-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two pages that share nothing but tokens: the console (React) and what a recipient sees (Preact, small). */
const pages = ['index.html', 'viewer.html'].map(here).filter(existsSync);

export default defineConfig({
  root: here('.'),
  plugins: [react({ exclude: [/node_modules/, /src\/viewer\//] }), pdfjsFiles],
  build: { outDir: here('dist'), emptyOutDir: true, modulePreload: { polyfill: false }, rolldownOptions: { input: pages } },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(['/api', '/graphql', '/login', '/logout', '/files', '/s/'].map((path) => [path, 'http://localhost:4000'])),
  },
});
