import { randomBytes } from 'node:crypto';
import type { Edge } from '../../edge.ts';
import { headers } from '../headers.ts';
import type { Published } from './packages.ts';

const sources = [
  'https://connect.facebook.net https://www.facebook.com',
  'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  'https://*.hs-scripts.com https://*.hs-analytics.net https://*.hubspot.com https://*.hs-banner.com',
  'https://snap.licdn.com https://px.ads.linkedin.com',
  'https://*.i.posthog.com https://*.posthog.com',
].join(' ');

/** An id as these services give them, or null: it goes into a script. */
const idOf = (text: string | null | undefined) =>
  text != null && /^[\w.-]{1,100}$/.test(text) ? text : null;

/** The page of a presentation's pixels; null where it has none. Readers who agreed load it beside the presentation. */
export function trackersPage(
  { engines: { urls } }: Edge,
  published: Published,
  title: string,
): { html: string; headers: Record<string, string> } | null {
  const scripts = scriptsOf(published);
  if (scripts.length === 0) return null;
  const nonce = randomBytes(16).toString('base64url');
  const tags = scripts
    .map((script) =>
      'src' in script
        ? `<script nonce="${nonce}" async src="${script.src}"></script>`
        : `<script nonce="${nonce}">${script.code}</script>`,
    )
    .join('');
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>${tags}</head><body></body></html>`,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}' ${sources}; img-src ${sources}; connect-src ${sources}; frame-ancestors ${urls.console}; base-uri 'none'; form-action 'none'; sandbox allow-scripts`,
    },
  };
}

function scriptsOf(published: Published): ({ src: string } | { code: string })[] {
  const facebook = idOf(published.facebookPixel);
  const google = idOf(published.googleAnalyticsId);
  const hubspot = idOf(published.hubspotPixel);
  const linkedin = idOf(published.linkedinPixel);
  const posthog = idOf(published.posthogApiKey);
  return [
    ...(facebook === null
      ? []
      : [
          {
            code: `window.fbq=function(){fbq.callMethod?fbq.callMethod.apply(fbq,arguments):fbq.queue.push(arguments)};fbq.push=fbq;fbq.loaded=true;fbq.version='2.0';fbq.queue=[];fbq('init','${facebook}');fbq('track','PageView')`,
          },
          { src: 'https://connect.facebook.net/en_US/fbevents.js' },
        ]),
    ...(google === null
      ? []
      : [
          {
            code: `window.dataLayer=[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${google}',{client_storage:'none'})`,
          },
          { src: `https://www.googletagmanager.com/gtag/js?id=${google}` },
        ]),
    ...(hubspot === null ? [] : [{ src: `https://js.hs-scripts.com/${hubspot}.js` }]),
    ...(linkedin === null
      ? []
      : [
          {
            code: `window._linkedin_partner_id='${linkedin}';window._linkedin_data_partner_ids=['${linkedin}']`,
          },
          { src: 'https://snap.licdn.com/li.lms-analytics/insight.min.js' },
        ]),
    ...(posthog === null
      ? []
      : [
          { src: 'https://us-assets.i.posthog.com/static/array.js' },
          {
            code: `addEventListener('load',function(){window.posthog&&posthog.init('${posthog}',{api_host:'https://us.i.posthog.com',persistence:'memory'})})`,
          },
        ]),
  ];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
