import type { Plugin } from 'vite';
import type { Message } from '@lectern/schemas/text/message.ts';
import { languages } from '../schemas/text/languages.ts';
import { formTexts } from './src/form/texts/all.ts';
import { muteTexts } from './src/mute/texts/all.ts';
import { viewerTexts } from './src/viewer/texts/all.ts';

type Texts = Readonly<Record<string, Message>>;

/** What recipients open, and links in mails, is built once for each language, with its texts inlined. */
const catalogues: Record<string, Record<(typeof languages)[number], Texts>> = {
  viewer: viewerTexts,
  mute: muteTexts,
  form: formTexts,
};

/**
 * Makes `viewer.html`, `mute.html` and `form.html` English, and writes `viewer.de.html` and so on beside them:
 * no page waits for its texts. `{{key}}` in the HTML is that text.
 */
export const texts: Plugin = {
  name: 'texts',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const [page, catalogue] of Object.entries(catalogues)) {
        const built = bundle[`${page}.html`];
        if (built?.type !== 'asset') continue;
        const html = String(built.source);
        for (const language of languages.slice(1))
          this.emitFile({
            type: 'asset',
            fileName: `${page}.${language}.html`,
            source: withTexts(html, language, catalogue[language]),
          });
        built.source = withTexts(html, languages[0], catalogue[languages[0]]);
      }
    },
  },
  /** The development server's pages are English. */
  transformIndexHtml(html, { path, server }) {
    const catalogue = catalogues[path.replace(/^\/|\.html$/g, '')];
    return server && catalogue ? withTexts(html, languages[0], catalogue[languages[0]]) : html;
  },
};

function withTexts(html: string, language: string, texts: Texts): string {
  const json = JSON.stringify(texts).replaceAll('<', '\\u003c');
  return html
    .replace('lang="en"', `lang="${language}"`)
    .replace(
      '<!--lectern-texts-->',
      () => `<script type="application/json" id="lectern-texts">${json}</script>`,
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const text = texts[key];
      if (typeof text !== 'string') throw new Error(`There is no text ${key}.`);
      return text;
    });
}
