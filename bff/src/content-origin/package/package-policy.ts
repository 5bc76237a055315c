import type { Edge } from '../../edge.ts';
import { headers } from '../headers.ts';

/**
 * Of a page or picture that can hold scripts. It has an origin of its own that nothing else shares, so that it cannot name
 * the frames around it: packages have frames in frames.
 */
export function documentHeaders(
  { engines: { urls } }: Edge,
  { base, isBook, hasConsent }: { base: string; isBook: boolean; hasConsent: boolean },
): Record<string, string> {
  const script = `${urls.content}/package.js`;
  const others = urls.console.startsWith('https:') ? 'https: wss:' : 'https: http: wss: ws:';
  const policy = isBook
    ? bookPolicy(base, script)
    : packagePolicy(base, script, hasConsent ? others : '');
  return {
    ...headers,
    'content-security-policy': [
      ...Object.entries(policy).map((pair) => pair.join(' ')),
      `base-uri ${base}`,
      [
        'sandbox allow-popups allow-popups-to-escape-sandbox',
        ...(hasOwnHost(urls) ? ['allow-scripts'] : []),
        ...(isBook ? [] : ['allow-forms allow-pointer-lock']),
      ].join(' '),
    ].join('; '),
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-dns-prefetch-control': 'off',
  };
}

/** Where both hosts have one name, browsers send our cookies to either: nothing of a customer's runs there. */
function hasOwnHost({ console, content }: { console: string; content: string }): boolean {
  return new URL(console).hostname !== new URL(content).hostname;
}

/**
 * A book runs nothing but our own script.
 * @param base the URL of the package, with the grant in it: no other package is in reach
 */
function bookPolicy(base: string, script: string): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': script,
    'style-src': `${base} 'unsafe-inline'`,
    'img-src': `${base} data:`,
    'font-src': `${base} data:`,
    'media-src': base,
    'form-action': "'none'",
  };
}

/** @param others nothing until the reader has agreed: before that no other site learns of them */
function packagePolicy(base: string, script: string, others: string): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': `${base} ${script} 'unsafe-inline' 'unsafe-eval' blob: ${others}`,
    'style-src': `${base} 'unsafe-inline' ${others}`,
    'img-src': `${base} data: blob: ${others}`,
    'font-src': `${base} data: ${others}`,
    'media-src': `${base} data: blob: ${others}`,
    'connect-src': `${base} data: blob: ${others}`,
    'frame-src': `${base} data: blob: ${others}`,
    'worker-src': 'blob:',
    'form-action': others || "'none'",
  };
}
