import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pdfjsFiles } from './pdfjs-files.ts';
import { budgets } from './budgets.ts';
import { compressed } from './compressed.ts';
import { texts } from './texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The console (React), the entrance, viewer and form (Preact), and the mute page (neither). */
const pages = ['index.html', 'entrance.html', 'viewer.html', 'mute.html', 'form.html']
  .map(here)
  .filter(existsSync);

/** Preloads the two fonts, so lines do not reflow. */
const fontsFirst: Plugin = {
  name: 'fonts-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { filename, bundle = {} }) => {
      if (!/(index|entrance)\.html$/.test(filename)) return [];
      const fonts = Object.keys(bundle).filter((name) =>
        /(inter|source-serif-4)-latin-wght-normal-[^/]*\.woff2$/.test(name),
      );
      return fonts.map((name) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${name}`,
          crossorigin: '',
        },
        injectTo: 'head' as const,
      }));
    },
  },
};

/** One chunk for code shared within the viewer: few requests fit beside the first picture. */
const viewerParts = { name: 'viewer-parts', test: /\/src\/viewer\//, minShareCount: 2 };
/** Code shared across entries, in separate chunks. */
const apart = [
  // What every entry needs, in one request.
  { name: 'preload', test: /preload-helper|\/schemas\/text\/message\./ },
  { name: 'preact', test: /\/node_modules\/preact\// },
];
/** Libraries stay cached in browsers when only the console changes. */
const grounds = [
  { name: 'mantine', test: /\/node_modules\/(@mantine|@floating-ui|clsx|tabbable)\// },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|@apollo\/client|graphql|rxjs|optimism|@wry)\//,
  },
];

export default defineConfig({
  root: here('.'),
  plugins: [
    react({ exclude: [/node_modules/, /src\/(viewer|entrance|form)\//] }),
    pdfjsFiles,
    fontsFirst,
    texts,
    budgets,
    compressed,
  ],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      input: pages,
      output: { codeSplitting: { groups: [...apart, ...grounds, viewerParts] } },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/graphql', '/login', '/logout', '/files', '/s/'].map((path) => [
        path,
        'http://localhost:4000',
      ]),
    ),
  },
});
