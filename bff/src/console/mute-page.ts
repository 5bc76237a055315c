import { readCapability } from '@lectern/schemas/access/capability.ts';
import { languages, preferredLanguage } from '@lectern/schemas/text/languages.ts';
import type { Request, Response } from 'express';
import type { Edge } from '../edge.ts';
import { notFound } from '../http/edge-error.ts';
import { Call } from '../http/call.ts';
import { sendError, sendJson } from '../http/send.ts';
import { mute } from '../routes/sharing/mute-shared-link.ts';
import { pagesInLanguages, sendPage } from './pages.ts';

type Of = Request<{ token: string; what: string }>;

/** For holders of a valid token; a forged or expired one is not found. @throws EdgeError NOT_FOUND */
export function mutePage(edge: Edge): (req: Of, res: Response) => Promise<void> {
  const pages = pagesInLanguages('mute');
  return async (req, res) => {
    const { token, what } = req.params;
    if (what !== 'notifications' && what !== 'reminders') throw notFound();
    if (readCapability(edge.engines.secrets, token, 'mute', Date.now()).status !== 'valid')
      throw notFound();
    const reader = preferredLanguage(req.headers['accept-language']) ?? languages[0];
    sendPage(edge, req, res, 200, await pages(reader));
  };
}

/** One-click unsubscribe of mail programs (RFC 8058), to the URL that the mail names. */
export function muteAtOnce(edge: Edge): (req: Of, res: Response) => Promise<void> {
  return async (req, res) => {
    const call = new Call(edge, req, res);
    const { token, what } = req.params;
    req.resume();
    try {
      await edge.limiters.count('session', call);
      if (what !== 'notifications' && what !== 'reminders') throw notFound();
      sendJson(
        res,
        200,
        await mute(
          call,
          token,
          what === 'notifications' ? { notificationLevel: 0 } : { areRemindersMuted: true },
        ),
      );
    } catch (error) {
      sendError(req, res, error, edge.engines.logger, call.correlationId);
    }
  };
}
