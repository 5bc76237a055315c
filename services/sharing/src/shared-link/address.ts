import { randomBytes } from 'node:crypto';

/** Addresses that could be taken for a part of the product itself. */
const reserved = new Set([
  'about',
  'account',
  'admin',
  'api',
  'app',
  'assets',
  'auth',
  'billing',
  'content',
  'dashboard',
  'demo',
  'docs',
  'download',
  'files',
  'graphql',
  'health',
  'healthz',
  'help',
  'home',
  'index',
  'lectern',
  'legal',
  'link',
  'links',
  'login',
  'logout',
  'metrics',
  'new',
  'null',
  'password',
  'preview',
  'pricing',
  'privacy',
  'public',
  'readyz',
  'register',
  'robots',
  'root',
  'security',
  'settings',
  'setup',
  'share',
  'shared',
  'signin',
  'signup',
  'space',
  'spaces',
  'static',
  'status',
  'support',
  'system',
  'team',
  'terms',
  'undefined',
  'user',
  'users',
  'www',
]);

/** What stands in the way of an alias, as a sentence for its field; null where nothing does. */
export function aliasProblem(alias: string): string | null {
  if (alias.length < 3 || alias.length > 60) return 'An address has 3 to 60 characters.';
  if (!/^[a-z0-9-]+$/.test(alias)) return 'Use lower-case letters, digits and hyphens.';
  if (!/^[a-z0-9].*[a-z0-9]$/.test(alias)) return 'Begin and end with a letter or a digit.';
  if (reserved.has(alias)) return 'This address is reserved. Please choose another one.';
  return null;
}

/** 128 bits, base64url: 22 characters that nobody guesses. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Where recipients open a link. @param consoleUrl without a slash at the end */
export function linkUrl(
  consoleUrl: string,
  { token, alias }: { token: string; alias: string | null },
): string {
  return `${consoleUrl}/s/${alias ?? token}`;
}

/** Its page in the console, for whoever owns it. */
export function linkPageUrl(consoleUrl: string, sharedLinkId: string): string {
  return `${consoleUrl}/links/${sharedLinkId}`;
}
