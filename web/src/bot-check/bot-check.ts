import { callEdge } from '../edge/edge-fetch.ts';
import type { Challenge } from './solve.ts';

type BotChallenge =
  | ({ provider: 'proof-of-work'; expires_at: string } & Challenge)
  | { provider: 'recaptcha'; site_key: string; script_url: string };

/** A token that is about to expire may expire on its way. */
const SLACK_MS = 30_000;

interface Work {
  token: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Proves that a person sends the form. Each token works once. */
export interface BotCheck {
  /** Starts the work early. */
  prepare(): void;
  token(): Promise<string>;
}

/** @param isOurs use our own check: recipients never reach third parties */
export function createBotCheck({ isOurs = false }: { isOurs?: boolean } = {}): BotCheck {
  let started: Promise<Work> | null = null;
  const prepare = () => {
    started ??= work(isOurs);
    started.catch(() => undefined);
    return started;
  };
  return {
    prepare: () => void prepare(),
    async token() {
      const done = await prepare().finally(() => {
        started = null;
      });
      return (done.until - SLACK_MS > Date.now() ? done : await work(isOurs)).token;
    },
  };
}

async function work(isOurs: boolean): Promise<Work> {
  const { data: botChallenge } = await callEdge<{ data: BotChallenge }>(
    isOurs ? '/api/recaptcha?provider=proof-of-work' : '/api/recaptcha',
  );
  if (botChallenge.provider === 'recaptcha') {
    const { captchaToken } = await import('./captcha.ts');
    // Third-party tokens expire after two minutes.
    return {
      token: await captchaToken({
        siteKey: botChallenge.site_key,
        scriptUrl: botChallenge.script_url,
      }),
      until: Date.now() + 120_000,
    };
  }
  const { challenge, difficulty } = botChallenge;
  return {
    token: await solved({ challenge, difficulty }),
    until: Date.parse(botChallenge.expires_at),
  };
}

async function solved(challenge: Challenge): Promise<string> {
  if (typeof Worker === 'undefined') return (await import('./solve.ts')).solve(challenge);
  const worker = new Worker(new URL('./solve-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () =>
        reject(
          new Error(
            'This browser could not show that you are a person. Reload the page and try again.',
          ),
        );
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
