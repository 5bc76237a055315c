import { fromOutside, traced } from '@lectern/kernel/observability/tracing.ts';
import { loadOnce } from '@lectern/kernel/graphql/load-once.ts';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { join } from 'node:path';
import { switchBack } from './access/sign-in-browser.ts';
import { assets } from './console/assets.ts';
import { consolePlaces } from './console/console-places.ts';
import { folderImages } from './console/folder-images.ts';
import { consolePictures } from './console/console-pictures.ts';
import { agreements, entrancePage, entrancePaths } from './console/entrance-page.ts';
import { muteAtOnce, mutePage } from './console/mute-page.ts';
import { wantsHtml, notFoundPage } from './console/not-found-page.ts';
import {
  distFolder,
  consoleRedirect,
  httpsRedirect,
  Page,
  sendConsolePage,
} from './console/pages.ts';
import { viewerPage } from './console/viewer-page.ts';
import { wellKnownFiles, wellKnownPaths } from './console/well-known-files.ts';
import type { Edge } from './edge.ts';
import { EdgeError, notFound, toEdgeError } from './http/edge-error.ts';
import { healthz, metricsPage, readyz } from './http/health.ts';
import { redirect, sendError } from './http/send.ts';
import type { NamedRoute } from './route/load-routes.ts';
import { serveRoute } from './route/serve-route.ts';
import { uploadsPath } from './uploads/uploads-path.ts';
import { problems } from './http/problems.ts';

const consolePaths = ['/', ...consolePlaces.flatMap((place) => [`/${place}`, `/${place}/*rest`])];

/** The console's origin: routes, graph, pages. */
export function consoleApp(
  edge: Edge,
  routes: readonly NamedRoute[],
  isReady: () => boolean,
): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', false);
  app.set('query parser', 'simple');

  app.get('/healthz', healthz);
  app.get('/readyz', readyz(edge, isReady));
  app.get('/metrics', metricsPage);
  app.post(
    '/graphql',
    withFirst(async () => (await import('./graph/graphql-endpoint.ts')).graphqlEndpoint(edge)),
  );
  for (const route of routes) {
    if (route.isGetOnly && route.method === 'GET')
      app.head(route.path, () => {
        throw wrongMethod(['GET']);
      });
    app[route.method.toLowerCase() as 'get'](route.path, serveRoute(edge, route));
  }
  const { LECTERN_RECAPTCHA_PATH: botCheckPath } = edge.engines.settings;
  const botCheck = routes.find(({ path }) => path === '/api/recaptcha');
  if (botCheckPath && botCheck) app.get(botCheckPath, serveRoute(edge, botCheck));
  app.get(['/s/:token', ...entrancePaths, ...consolePaths], (req, res, next) => {
    const other = httpsRedirect(edge, req);
    if (other) redirect(res, 301, other);
    else next();
  });
  app.all(
    [uploadsPath, `${uploadsPath}/:id`],
    withFirst(async () => (await import('./uploads/resumable-uploads.ts')).resumableUploads(edge)),
  );
  const openLinkPage = viewerPage(edge);
  app.get('/s/:token', (req, res) =>
    traced('GET /s/:token', fromOutside(req), () => openLinkPage(req, res)),
  );
  app.get('/mute/:token/:what', mutePage(edge));
  app.post('/mute/:token/:what', muteAtOnce(edge));
  app.get('/files/presentations/:presentationId/:fileId/:folder/:name', consolePictures(edge));
  app.get('/files/folders/:folderId/:fileId', folderImages(edge));
  servePages(app, edge);

  const methods = methodsByPath(routes);
  // One layer of the router each; `app.all` would make one for every method.
  for (const [path, allowed] of [...methods, ['/graphql', ['POST']] as const])
    app.route(path).all(() => {
      throw wrongMethod(allowed);
    });
  app.use(() => {
    throw notFound();
  });
  const asPage = notFoundPage(edge);
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    // The router's own error for a path that cannot be decoded.
    const known = status === 400 && !(error instanceof EdgeError) ? notFound() : toEdgeError(error);
    const send = (failure: unknown) => sendError(req, res, failure, edge.engines.logger, '');
    if (known.code === 'NOT_FOUND' && wantsHtml(req) && !res.headersSent)
      asPage(req, res).catch(send);
    else send(known);
  });
  return app;
}

type Handler = (req: Request, res: Response) => Promise<void>;

function withFirst(load: () => Promise<Handler>): Handler {
  const handler = loadOnce(load);
  return async (req, res) => (await handler())(req, res);
}

function servePages(app: Express, edge: Edge): void {
  const page = new Page('index.html');
  app.get('/admin', (_req, res) => redirect(res, 302, '/'));
  app.get(entrancePaths, entrancePage(edge));
  for (const [path, url] of Object.entries(agreements(edge)))
    if (url) app.get(path, (_req, res) => redirect(res, 302, url));
  app.get(consolePaths, async (req, res) => {
    const other = consoleRedirect(edge, req) ?? ((await switchBack(edge, req, res)) ? '/' : null);
    if (other) return redirect(res, 302, other);
    sendConsolePage(edge, req, res, 200, await page.text());
  });
  app.get(wellKnownPaths, wellKnownFiles);
  app.use('/assets', assets(join(distFolder, 'assets')));
}

function methodsByPath(routes: readonly NamedRoute[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { method, path, isGetOnly } of routes)
    methods.set(path, [
      ...(methods.get(path) ?? []),
      ...(method === 'GET' && !isGetOnly ? ['GET', 'HEAD'] : [method]),
    ]);
  return methods;
}

function wrongMethod(allowed: readonly string[]): EdgeError {
  return new EdgeError('METHOD_NOT_ALLOWED', problems.notPossibleHere, {
    headers: { allow: allowed.join(', ') },
  });
}
