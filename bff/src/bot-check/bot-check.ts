import type { Engines } from '@lectern/kernel/engines/engines.ts';
import { CaptchaService } from './captcha-service.ts';
import { ProofOfWork, type Challenge } from './proof-of-work.ts';

/** Above it the caller counts as a person. */
const THRESHOLD = 0.5;
/** For the proof of work: it shows an effort, not a person. */
const SCORE_OF_WORK = 0.7;

export type BotCheckChallenge =
  | ({ provider: 'proof-of-work' } & Challenge)
  | { provider: 'recaptcha'; siteKey: string; scriptUrl: string };

/** Tells people from programs (content §7): by an external service if one is set, otherwise by a proof of work. */
export class BotCheck {
  readonly #work: ProofOfWork;
  readonly #service: CaptchaService | null;

  constructor({ settings, secrets, counters, logger }: Engines) {
    const {
      LECTERN_RECAPTCHA_SITE_KEY: siteKey,
      LECTERN_RECAPTCHA_SECRET: secret,
      LECTERN_RECAPTCHA_URL: url,
    } = settings;
    this.#work = new ProofOfWork(secrets, settings.LECTERN_BOT_CHECK_BITS, counters);
    this.#service = siteKey && secret ? new CaptchaService({ url, siteKey, secret, logger }) : null;
  }

  /**
   * What a page needs to get a token. @param isOurs the proof of work even if a service is set: recipients are never
   * sent to one
   */
  ask(isOurs = false): BotCheckChallenge {
    if (this.#service && !isOurs)
      return {
        provider: 'recaptcha',
        siteKey: this.#service.siteKey,
        scriptUrl: this.#service.scriptUrl,
      };
    return { provider: 'proof-of-work', ...this.#work.challenge() };
  }

  /** From 0 to 1; null without a valid token. A token is accepted once. */
  async scoreOf(token: unknown): Promise<number | null> {
    if (typeof token !== 'string' || token === '') return null;
    if (this.#service) return this.#service.scoreOf(token);
    return (await this.didWork(token)) ? SCORE_OF_WORK : null;
  }

  /** Whether the proof of work was done, even if a service is set. */
  async didWork(token: unknown): Promise<boolean> {
    return typeof token === 'string' && this.#work.take(token);
  }

  async isPerson(token: unknown): Promise<boolean> {
    return isPassed(await this.scoreOf(token));
  }
}

export function isPassed(score: number | null): boolean {
  return score !== null && score > THRESHOLD;
}
