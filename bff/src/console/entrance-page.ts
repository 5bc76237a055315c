import { ownPath } from '@lectern/kernel/text/own-path.ts';
import type { Request, Response } from 'express';
import { switchBack } from '../access/sign-in-browser.ts';
import { authenticate } from '../access/authenticate.ts';
import type { Edge } from '../edge.ts';
import { Call } from '../http/call.ts';
import { redirect } from '../http/send.ts';
import { consoleRedirect, Page, sendConsolePage } from './pages.ts';

/** The pages before one is in: small, and nothing of the console. */
export const entrancePaths = [
  '/login',
  '/setup',
  '/password/create',
  '/password/forgot',
  '/password/reset',
  '/register',
  '/register/trial',
  '/register/thankyou',
  '/register/activate',
];

/** Users who are signed in already skip `/login` and go on to where they wanted. */
export function entrancePage(edge: Edge): (req: Request, res: Response) => Promise<void> {
  const page = new Page('entrance.html');
  const captcha = captchaOrigins(edge);
  return async (req, res) => {
    const other =
      consoleRedirect(edge, req) ?? (req.path === '/login' ? await wayIn(edge, req, res) : null);
    if (other) redirect(res, 302, other);
    else sendConsolePage(edge, req, res, 200, await page.text(), captcha);
  };
}

/** URLs of the terms that a company agrees to when it registers. */
export function agreements({ engines: { settings } }: Edge): Record<string, string | undefined> {
  return {
    '/customer-terms': settings.LECTERN_TERMS_URL,
    '/privacy': settings.LECTERN_PRIVACY_URL,
  };
}

/** From where the captcha service that is set brings its script and its frame. */
function captchaOrigins({ engines: { settings } }: Edge): readonly string[] {
  const { origin } = new URL(settings.LECTERN_RECAPTCHA_URL);
  if (!settings.LECTERN_RECAPTCHA_SITE_KEY) return [];
  return origin === 'https://www.google.com' ? [origin, 'https://www.gstatic.com'] : [origin];
}

/** For users who are signed in; an impersonator gets their own sign-in back first. */
async function wayIn(edge: Edge, req: Request, res: Response): Promise<string | null> {
  const isBack = await switchBack(edge, req, res).catch(
    (err: unknown) => (
      edge.engines.logger.warn({ err }, 'nobody can say whose the sign-in that waits is'),
      false
    ),
  );
  if (isBack) return '/';
  return (await isSignedIn(edge, req, res)) ? ownPath(req.query['next']) : null;
}

/** If that cannot be checked, they may sign in. */
async function isSignedIn(edge: Edge, req: Request, res: Response): Promise<boolean> {
  const call = new Call(edge, req, res);
  await authenticate(call).catch((err: unknown) =>
    edge.engines.logger.warn({ err }, 'nobody can say who is signed in'),
  );
  return call.claims.kind === 'user';
}
