import type { z } from 'zod';
import { nearest } from '../text/nearest.ts';
import { SAFE_PASSWORD_COST, settingsSchema } from './settings-schema.ts';

export const settingNames = Object.keys(settingsSchema.shape);

export type Settings = z.output<typeof settingsSchema>;

/** All problems of the environment, one line each. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
    this.name = 'SettingsError';
  }
}

/** Settings of the tools beside it, which may run in the same environment. */
const ofTools = ['LECTERN_BROWSER', 'LECTERN_ENGINES', 'LECTERN_ENGINES_CACHE'];

/** An empty value counts as not set; an unknown LECTERN_ name is a typo. @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value !== '' && Object.hasOwn(settingsSchema.shape, name),
    ),
  );
  const parsed = settingsSchema.safeParse(given);
  const wrong =
    parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const problems = [...new Set(wrong), ...problemsBetween(given), ...unknownIn(env)];
  if (problems.length > 0 || !parsed.success) throw new SettingsError(problems);
  return parsed.data;
}

function unknownIn(env: NodeJS.ProcessEnv): string[] {
  const known = Object.keys(settingsSchema.shape);
  const unknown = Object.keys(env).filter(
    (name) =>
      name.startsWith('LECTERN_') &&
      env[name] !== '' &&
      !known.includes(name) &&
      !ofTools.includes(name),
  );
  return unknown.toSorted().map((name) => {
    const meant = nearest(name, known);
    return `${name}: there is no such setting${meant === null ? '; README.md names them all' : `; did you mean ${meant}?`}`;
  });
}

/** Problems between settings that are valid by themselves. */
function problemsBetween(env: NodeJS.ProcessEnv): string[] {
  const problems: string[] = [];
  const {
    LECTERN_STORE,
    LECTERN_LOG,
    LECTERN_REALTIME,
    LECTERN_BLOBS,
    LECTERN_KEYS,
    LECTERN_URL,
    LECTERN_CONTENT_URL,
  } = env;
  if (isAt(LECTERN_STORE, 'mongodb') !== isAt(LECTERN_LOG, 'kafka')) {
    problems.push(
      'LECTERN_STORE and LECTERN_LOG: MongoDB goes with Kafka, SQLite with its own log',
    );
  }
  const elsewhere = [
    LECTERN_STORE,
    LECTERN_LOG,
    LECTERN_REALTIME,
    LECTERN_BLOBS,
    LECTERN_KEYS,
  ].some((url) => isAt(url, 'mongodb', 'kafka', 'nats', 's3'));
  if (elsewhere && !env['LECTERN_SECRET'])
    problems.push('LECTERN_SECRET: is required as soon as an engine is given by URL');
  if (
    Number(env['LECTERN_PASSWORD_COST'] ?? SAFE_PASSWORD_COST) < SAFE_PASSWORD_COST &&
    env['NODE_ENV'] !== 'test'
  ) {
    problems.push(`LECTERN_PASSWORD_COST: must be at least ${SAFE_PASSWORD_COST}`);
  }
  if (!env['LECTERN_RECAPTCHA_SITE_KEY'] !== !env['LECTERN_RECAPTCHA_SECRET'])
    problems.push('LECTERN_RECAPTCHA_SITE_KEY and LECTERN_RECAPTCHA_SECRET: are needed together');
  if (
    env['LECTERN_REGISTRATION'] === 'open' &&
    (!env['LECTERN_TERMS_URL'] || !env['LECTERN_PRIVACY_URL'])
  ) {
    problems.push(
      'LECTERN_TERMS_URL and LECTERN_PRIVACY_URL: are needed where LECTERN_REGISTRATION is open, because people who register agree to them',
    );
  }
  if (!env['LECTERN_ADMIN_EMAIL'] !== !env['LECTERN_ADMIN_PASSWORD'])
    problems.push('LECTERN_ADMIN_EMAIL and LECTERN_ADMIN_PASSWORD: are needed together');
  if (
    LECTERN_URL &&
    LECTERN_CONTENT_URL &&
    originOf(LECTERN_URL) === originOf(LECTERN_CONTENT_URL)
  ) {
    problems.push('LECTERN_CONTENT_URL: must be another origin than LECTERN_URL');
  } else if (isTaken(env['LECTERN_PORT'] ?? '4000', LECTERN_CONTENT_URL)) {
    problems.push(
      'LECTERN_CONTENT_URL: must have another port than LECTERN_PORT, because this machine serves both',
    );
  }
  return problems;
}

/** Whether this machine would serve both URLs on one port; with LECTERN_PORT 0 each gets a free one. */
function isTaken(port: string, contentUrl: string | undefined): boolean {
  if (contentUrl === undefined || !URL.canParse(contentUrl)) return false;
  const { protocol, hostname, port: own } = new URL(contentUrl);
  return protocol === 'http:' && isLoopback(hostname) && own !== '' && Number(own) === Number(port);
}

export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function isAt(url: string | undefined, ...schemes: string[]): boolean {
  return schemes.some((scheme) => url?.startsWith(scheme));
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
