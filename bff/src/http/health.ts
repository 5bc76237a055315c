import { metrics, metricsText } from '@lectern/kernel/observability/metrics.ts';
import type { Request, Response } from 'express';
import type { Edge } from '../edge.ts';
import { dataHeaders, sendJson } from './send.ts';

/** Alive: the process answers. */
export function healthz(_req: Request, res: Response): void {
  sendJson(res, 200, { status: 'alive' });
}

/** Ready to be sent calls. Not while it stops; a log that is away does not make it unready. */
export function readyz(edge: Edge, isReady: () => boolean): (req: Request, res: Response) => void {
  const reasonNow = () => {
    if (edge.stopping.aborted) return 'It is stopping.';
    if (!isReady()) return 'The database takes no writes.';
    return edge.engines.disk.isFull ? 'The disk is full: uploads are refused.' : null;
  };
  return (_req, res) => {
    const reason = reasonNow();
    if (reason === null) sendJson(res, 200, { status: 'ready' });
    else sendJson(res, 503, { status: 'not ready', reason }, { 'retry-after': '5' });
  };
}

export async function metricsPage(_req: Request, res: Response): Promise<void> {
  const text = await metricsText();
  res.writeHead(200, { ...dataHeaders, 'content-type': metrics.contentType }).end(text);
}
