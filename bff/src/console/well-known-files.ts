import type { RequestHandler } from 'express';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../web/public', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '/favicon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/vnd.microsoft.icon',
  '/robots.txt': 'text/plain; charset=utf-8',
};

export const wellKnownPaths = Object.keys(types);

/** What browsers and robots look for at a place of its own: the mark, and that neither links nor console are theirs to index. */
export const wellKnownFiles: RequestHandler = (req, res, next) => {
  const headers = { 'content-type': types[req.path], 'x-content-type-options': 'nosniff' };
  res.sendFile(req.path.slice(1), { root, maxAge: '1d', headers }, (error: unknown) => {
    if (error && !res.headersSent) next();
  });
};
