import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { record } from '../http/request-metrics.ts';
import type { Route } from '../route/route.ts';
import { routeName, serving } from '../route/serve-route.ts';
import { pingViewerSession, recordViewerEvent } from '../routes/analytics/viewer-telemetry.ts';
import { openPublicLink } from '../routes/sharing/open-public-link.ts';

const plain = /^[\w.-]+$/;

/**
 * Finds the three routes that crowds call without Express, whose router costs more than they do. They are
 * served like every route. Unusually written paths are left to Express.
 * @returns whether it answers
 */
export function fastLane(edge: Edge): (req: IncomingMessage, res: ServerResponse) => boolean {
  const hot = [pingViewerSession, recordViewerEvent, openPublicLink].map((route) => ({
    method: route.method,
    name: routeName(route),
    serve: serving(edge, route),
    find: paramsIn(route),
  }));
  return (req, res) => {
    const startedAt = performance.now();
    const url = req.url ?? '';
    const mark = url.indexOf('?');
    const path = mark === -1 ? url : url.slice(0, mark);
    for (const { method, name, serve, find } of hot) {
      const params = req.method === method ? find(path) : null;
      if (!params) continue;
      const call = new Call(edge, req, res, true);
      void serve(call, { params, query: mark === -1 ? {} : parse(url.slice(mark + 1)) }).then(() =>
        record(name, res.statusCode, startedAt),
      );
      return true;
    }
    return false;
  };
}

/** The one parameter of a path like this route's. */
function paramsIn({ path: declared }: Route): (path: string) => Record<string, string> | null {
  const [, before = '', name = '', after = ''] = /^(.+):(\w+)(.*)$/.exec(declared) ?? [];
  return (path) => {
    if (!path.startsWith(before) || !path.endsWith(after)) return null;
    const value = path.slice(before.length, path.length - after.length);
    return plain.test(value) ? { [name]: value } : null;
  };
}
