import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfjsFiles } from './pdfjs-files.ts';
import { passwordBudget, viewerBudget } from './budgets.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Pages that share nothing but tokens: the console (React), what a recipient sees (Preact, small), and where mails are turned off (neither). */
const pages = ['index.html', 'viewer.html', 'mute.html'].map(here).filter(existsSync);

/** The console's two fonts come with the page, so that no line breaks anew when they arrive. */
const fontsFirst: Plugin = {
  name: 'fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { filename, bundle = {} }) => {
      if (!filename.endsWith('index.html')) return [];
      const fonts = Object.keys(bundle).filter((name) => /(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/.test(name));
      return fonts.map((name) => ({ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' }, injectTo: 'head' as const }));
    },
  },
};

/** What several parts of the viewer share comes as one file: beside the first page's picture there is room for few requests. */
const viewerParts = { name: 'viewer-parts', test: /\/src\/viewer\/|\/node_modules\/preact\//, minShareCount: 2 };

export default defineConfig({
  root: here('.'),
  plugins: [react({ exclude: [/node_modules/, /src\/viewer\//] }), pdfjsFiles, fontsFirst, viewerBudget, passwordBudget],
  build: { outDir: here('dist'), emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 600, rolldownOptions: { input: pages, output: { codeSplitting: { groups: [viewerParts] } } } },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(['/api', '/graphql', '/login', '/logout', '/files', '/s/'].map((path) => [path, 'http://localhost:4000'])),
  },
});
