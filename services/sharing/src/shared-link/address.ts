import { randomBytes } from 'node:crypto';
import { problems } from '../texts/problems.ts';

/** Aliases that could be mistaken for a part of the product. */
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

/** A message for the field; null for a valid alias. */
export function aliasProblem(alias: string): string | null {
  if (alias.length < 3 || alias.length > 60) return problems.aliasLength;
  if (!/^[a-z0-9-]+$/.test(alias)) return problems.aliasCharacters;
  if (!/^[a-z0-9].*[a-z0-9]$/.test(alias)) return problems.aliasEnds;
  if (reserved.has(alias)) return problems.aliasReserved;
  return null;
}

/** 128 random bits: 22 characters of base64url. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The recipients' URL. @param consoleUrl without a trailing slash */
export function linkUrl(
  consoleUrl: string,
  { token, alias }: { token: string; alias: string | null },
): string {
  return `${consoleUrl}/s/${alias ?? token}`;
}

export function presentationPageUrl(consoleUrl: string, presentationId: string): string {
  return `${consoleUrl}/content/${presentationId}`;
}

/** The link's page in the console. */
export function linkPageUrl(consoleUrl: string, sharedLinkId: string): string {
  return `${consoleUrl}/links/${sharedLinkId}`;
}
