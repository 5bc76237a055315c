import type { Logger } from '@lectern/kernel/observability/logger.ts';
import { z } from 'zod';

const PATIENCE_MS = 5_000;
const answer = z.object({ success: z.boolean(), score: z.number().min(0).max(1).optional() });

/** An external service that scores how much a caller looks like a person, as reCAPTCHA does. */
export class CaptchaService {
  readonly siteKey: string;
  readonly scriptUrl: string;
  readonly #secret: string;
  readonly #verifyUrl: string;
  readonly #logger: Logger;

  constructor({
    url,
    siteKey,
    secret,
    logger,
  }: {
    url: string;
    siteKey: string;
    secret: string;
    logger: Logger;
  }) {
    this.siteKey = siteKey;
    this.scriptUrl = `${url}/api.js?render=${encodeURIComponent(siteKey)}`;
    this.#secret = secret;
    this.#verifyUrl = `${url}/api/siteverify`;
    this.#logger = logger;
  }

  /** From 0 to 1; null if it refuses or fails. It does not get the visitor's address. */
  async scoreOf(token: string): Promise<number | null> {
    try {
      const said = await fetch(this.#verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.#secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { success, score } = answer.parse(await said.json());
      return success ? (score ?? 1) : null;
    } catch (err) {
      this.#logger.warn(
        { err },
        'the captcha service did not answer: whoever asks now is unverified',
      );
      return null;
    }
  }
}
