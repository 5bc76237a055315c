import { languages, preferredLanguage } from '@lectern/schemas/text/languages.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeError } from '../http/edge-error.ts';
import { problems } from '../http/problems.ts';
import type { Catalogue } from './texts/catalogue.ts';
import { contentOriginTexts } from './texts/texts.ts';

const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";
const style =
  'body{margin:20vh auto 0;max-width:32em;padding:0 24px;font:16px/1.5 Inter,system-ui,sans-serif;color:#14181f;background:#fbfaf7}h1{font-size:20px}@media(prefers-color-scheme:dark){body{color:#e8e6e1;background:#0f1216}}';

/** Whether a browser shows the answer: a download, a direct link, or a page of a package in its frame. */
export function isOpenedByBrowser({ method, headers }: IncomingMessage): boolean {
  const { 'sec-fetch-dest': shownIn } = headers;
  return method === 'GET' && (shownIn === 'document' || shownIn === 'iframe');
}

function textsFor({ code, message }: EdgeError): [keyof Catalogue, keyof Catalogue] {
  if (message === problems.documentInPreparation || message === problems.pageDamaged)
    return ['preparing', 'preparingHint'];
  if (message === problems.fileDamaged) return ['damaged', 'damagedHint'];
  if (code === 'FORBIDDEN' || code === 'GONE') return ['expired', 'expiredHint'];
  return code === 'NOT_FOUND' ? ['notFound', 'notFoundHint'] : ['failed', 'failedHint'];
}

/** The error as a page in the reader's language. */
export function sendErrorPage(req: IncomingMessage, res: ServerResponse, error: EdgeError): void {
  const language = preferredLanguage(req.headers['accept-language']) ?? languages[0];
  const texts = contentOriginTexts[language];
  const [title, hint] = textsFor(error).map((key) => texts[key]);
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${hint}</p></body>
</html>
`;
  res.writeHead(error.status, {
    ...error.headers,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
  });
  res.end(page);
}
