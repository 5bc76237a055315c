import { metrics, metricsText } from '@lectern/kernel/observability/metrics.ts';
import type { Request, Response } from 'express';
import type { Edge } from '../edge.ts';
import { dataHeaders, sendJson } from './send.ts';

/** Alive: the process answers. */
export function healthz(_req: Request, res: Response): void {
  sendJson(res, 200, { status: 'alive' });
}

/** Ready to be sent calls. Not while it stops; a log that is away does not make it unready (DESIGN §5). */
export function readyz(edge: Edge, isReady: () => boolean): (req: Request, res: Response) => void {
  return (_req, res) => {
    const is = isReady() && !edge.stopping.aborted;
    sendJson(res, is ? 200 : 503, { status: is ? 'ready' : 'not ready' });
  };
}

export async function metricsPage(_req: Request, res: Response): Promise<void> {
  const text = await metricsText();
  res.writeHead(200, { ...dataHeaders, 'content-type': metrics.contentType }).end(text);
}
