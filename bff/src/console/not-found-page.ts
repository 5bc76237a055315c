import { languages, preferredLanguage } from '@lectern/schemas/text/languages.ts';
import type { Request, Response } from 'express';
import type { Edge } from '../edge.ts';
import { redirect } from '../http/send.ts';
import { consoleRedirect, Page, pagesInLanguages, sendConsolePage, sendPage } from './pages.ts';
import { codes, withVisit } from './viewer-page.ts';
import { problems } from '../http/problems.ts';

/** Whether a browser will show the answer. */
export function wantsHtml(req: Request): boolean {
  return (
    (req.method === 'GET' || req.method === 'HEAD') &&
    /\btext\/html\b/.test(req.headers.accept ?? '')
  );
}

/** An unknown URL as a page: below `/s` the viewer shows it, elsewhere the console. */
export function notFoundPage(edge: Edge): (req: Request, res: Response) => Promise<void> {
  const console = new Page('index.html');
  const viewers = pagesInLanguages('viewer');
  return async (req, res) => {
    if (/^\/s(\/|$)/.test(req.path)) {
      const reader = preferredLanguage(req.headers['accept-language']) ?? languages[0];
      sendPage(
        edge,
        req,
        res,
        404,
        withVisit(await viewers(reader), {
          error: { code: codes.unknown, message: problems.linkNotFound },
        }),
      );
      return;
    }
    const other = consoleRedirect(edge, req);
    if (other) redirect(res, 302, other);
    else sendConsolePage(edge, req, res, 404, await console.text());
  };
}
