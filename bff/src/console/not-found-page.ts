import type { Request, Response } from 'express';
import type { Edge } from '../edge.ts';
import { redirect } from '../http/send.ts';
import { consoleRedirect, Page, sendConsolePage, sendPage } from './pages.ts';
import { codes, withVisit } from './viewer-page.ts';

/** Whether a browser will show the answer. */
export function wantsHtml(req: Request): boolean {
  return (
    (req.method === 'GET' || req.method === 'HEAD') &&
    /\btext\/html\b/.test(req.headers.accept ?? '')
  );
}

/** An unknown URL as a page: below `/s` the viewer shows it, elsewhere the console. */
export function notFoundPage(edge: Edge): (req: Request, res: Response) => Promise<void> {
  const [console, viewer] = [new Page('index.html'), new Page('viewer.html')];
  return async (req, res) => {
    if (/^\/s(\/|$)/.test(req.path)) {
      sendPage(
        edge,
        req,
        res,
        404,
        withVisit(await viewer.text(), {
          error: { code: codes.unknown, message: 'Link not found.' },
        }),
      );
      return;
    }
    const other = consoleRedirect(edge, req);
    if (other) redirect(res, 302, other);
    else sendConsolePage(edge, req, res, 404, await console.text());
  };
}
