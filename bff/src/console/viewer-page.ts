import { pageFile } from '@lectern/schemas/files/file-keys.ts';
import { isShownInFrame } from '@lectern/schemas/files/shown-in-frame.ts';
import { smallScreen } from '@lectern/schemas/files/screen-sizes.ts';
import type { Request, Response } from 'express';
import { asRecipient } from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { toEdgeError, type EdgeError } from '../http/edge-error.ts';
import { lookAtLink, openLink } from '../links/open-link.ts';
import { withFirstPage } from './first-page.ts';
import { languageOfLink } from '../links/link-language.ts';
import { pagesInLanguages, sendPage } from './pages.ts';
import { withSocialCard } from './social-card.ts';
import { problems } from '../http/problems.ts';

const place = '<!--lectern-visit-->';
/** The viewer's codes (accounts §8). */
export const codes = { unknown: 10001, gone: 10003, other: 10004 } as const;

/**
 * `/s/:token`: records the hit and answers the viewer with the link inlined, so that the first picture is on its way
 * before any script has loaded. HEAD records nothing.
 */
export function viewerPage(
  edge: Edge,
): (req: Request<{ token: string }>, res: Response) => Promise<void> {
  const pages = pagesInLanguages('viewer');
  return async (req, res) => {
    const call = new Call(edge, req, res);
    try {
      if (req.method === 'HEAD') {
        const link = await lookAtLink(edge, req.params.token, call);
        sendPage(edge, req, res, 200, await pages(languageOfLink(link, call.language)));
        return;
      }
      const opened = await openLink(edge, req.params.token, null, await asRecipient(call));
      const { json, pagesUrl, fileUrl, isOpen, link, language } = opened;
      if (isOpen && link.isDirect)
        return void res
          .writeHead(302, {
            location: fileUrl,
            'cache-control': 'no-store',
            'referrer-policy': 'no-referrer',
          })
          .end();
      // Nothing can be loaded before the gates are passed, and a package begins with its own files.
      const isFramed = isShownInFrame(link.presentation?.presentationType ?? '');
      const preload =
        isOpen && !isFramed
          ? preloadOf(pagesUrl + pageFile('small', 1), smallScreen) +
            preloadOf(pagesUrl + pageFile('large', 1), `not ${smallScreen}`)
          : '';
      sendPage(
        edge,
        req,
        res,
        200,
        withSocialCard(await withFirstPage(edge, await pages(language), opened), opened).replace(
          place,
          () => preload + inlined(json),
        ),
      );
    } catch (thrown) {
      const error = toEdgeError(thrown);
      if (error.code === 'INTERNAL')
        edge.engines.logger.error(
          { err: error.cause, correlationId: call.correlationId },
          'a link could not be opened',
        );
      for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value);
      const known = edge.links.knownByToken(req.params.token);
      const html = await pages(languageOfLink(known, call.language));
      sendPage(edge, req, res, error.status, withVisit(html, { error: refusalOf(error) }));
    }
  };
}

function preloadOf(url: string, media: string): string {
  return `<link rel="preload" as="image" fetchpriority="high" media="${media}" href="${url}">`;
}

interface Refusal {
  code: number;
  message: string;
  /** Seconds; where the same may open later. */
  retry_after?: number;
  [detail: string]: unknown;
}

/** The viewer's code for a link that does not open, with the details of the REST answer. */
function refusalOf({ status, message, details, headers }: EdgeError): Refusal {
  const code = status === 404 ? codes.unknown : status === 410 ? codes.gone : codes.other;
  const isBusy = status === 429 || status >= 500;
  return {
    code,
    message: isBusy ? message : problems.linkNotFound,
    ...details,
    ...(isBusy && { retry_after: Number(headers['retry-after'] ?? 5) }),
  };
}

export function withVisit(html: string, visit: { error: Refusal }): string {
  return html.replace(place, () => inlined(JSON.stringify(visit)));
}

/** Keeps customers' texts from ending the element or beginning another. */
function inlined(json: string): string {
  const safe = json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script type="application/json" id="lectern-visit">${safe}</script>`;
}
