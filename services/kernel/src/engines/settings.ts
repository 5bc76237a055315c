import { z } from 'zod';
import { parseNetworks } from '../network/ip.ts';
import { hostNames, origins, ssoHosts } from './host-lists.ts';
import { nearest } from '../text/nearest.ts';

/** For our own URLs: a path after the host would be lost. */
const notAnOrigin = 'must be http://host[:port] or https://host[:port]';
const origin = z.url(notAnOrigin).regex(/^https?:\/\/[^/?#]+\/?$/, notAnOrigin);
const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error);
};
const oneOf = <const Name extends string>(...names: Name[]) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

const notSsoHosts =
  'must be okta, dynamics or egnyte with an origin each, separated by commas, as in okta=https://login.example.com; of okta also the path of an issuer, as in okta=https://login.example.com/realms/acme';

/** The cost of hashing real passwords: log₂ of scrypt's N. */
const SAFE_PASSWORD_COST = 15;

/** The settings of the engines and of every process (DESIGN §3, §8). */
const settingsSchema = z.object({
  LECTERN_STORE: z
    .string()
    .regex(/^(sqlite:.|mongodb(\+srv)?:\/\/)/, 'must be sqlite:<file> or mongodb://…')
    .optional(),
  LECTERN_LOG: z
    .string()
    .regex(/^(sqlite:|kafka:\/\/)/, 'must be kafka://host:port[,host:port][/prefix of topics]')
    .optional(),
  LECTERN_REALTIME: z
    .string()
    .regex(/^(local|nats:\/\/.+)$/, 'must be local or nats://host:port')
    .optional(),
  LECTERN_BLOBS: z
    .string()
    .regex(
      /^(file:.|s3:\/\/|s3s:\/\/)/,
      'must be file:<folder> or s3://key:secret@host:port/bucket',
    )
    .optional(),
  LECTERN_MAIL: z
    .string()
    .regex(/^(file:.|smtps?:\/\/)/, 'must be file:<folder> or smtp://host:port')
    .optional(),
  LECTERN_KEYS: z
    .string()
    .regex(/^(sqlite:.|mongodb(\+srv)?:\/\/)/, 'must be sqlite:<file> or mongodb://…')
    .optional(),
  /** Several, separated by a comma, while they are rotated: the first signs, all verify. */
  LECTERN_SECRET: z
    .string()
    .regex(/^[^,]{32,}(,[^,]{32,})*$/, 'each secret must have at least 32 characters')
    .optional(),
  LECTERN_DATA: z.string().default('./data'),
  /** Where it listens; every address of this machine by default. */
  LECTERN_HOST: z
    .union(
      [z.ipv4(), z.ipv6(), z.literal('localhost')],
      'must be an address of this machine, as in 127.0.0.1',
    )
    .optional(),
  LECTERN_PORT: wholeNumber(0, 65_535).default(4000),
  LECTERN_URL: origin.optional(),
  LECTERN_CONTENT_URL: origin.optional(),
  /** Further host names under which it answers. */
  LECTERN_HOSTS: z
    .string()
    .transform(
      (text, given) =>
        hostNames(text) ??
        (given.addIssue({
          code: 'custom',
          message:
            'must be host names without ports, separated by commas, as in lectern.internal, 10.0.0.5',
        }),
        z.NEVER),
    )
    .optional(),
  /** Proxies whose forwarding headers are trusted: addresses and CIDR ranges, separated by commas. */
  LECTERN_TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => parseNetworks(text) !== null,
      'must be addresses or CIDR ranges, separated by commas, as in 127.0.0.1, 10.0.0.0/8',
    )
    .optional(),
  /** Connections at once; by default as many as the file descriptors allow. */
  LECTERN_CONNECTIONS: wholeNumber(16, 1_000_000).optional(),
  /** From one address; by default a quarter of all, at most 1,024. A trusted proxy may have all. */
  LECTERN_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).optional(),
  LECTERN_PING_DAYS: wholeNumber(1, 3_650).default(30),
  LECTERN_MAIL_FROM: z.string().default('Lectern <lectern@localhost>'),
  /** Gets the messages of the contact form; the first administrator by default. */
  LECTERN_CONTACT_EMAIL: z.email('must be an email address').optional(),
  LECTERN_LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent').default('info'),
  LECTERN_ADMIN_EMAIL: z.email('must be an email address').optional(),
  LECTERN_ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  LECTERN_TEAM_NAME: z.string().min(1).optional(),
  /** Whether companies may register themselves. */
  LECTERN_REGISTRATION: oneOf('off', 'open').default('off'),
  /** What people agree to when they register. */
  LECTERN_TERMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a page' })
    .optional(),
  LECTERN_PRIVACY_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a page' })
    .optional(),
  /** Hosts of self-hosted identity providers, which the operator trusts. */
  LECTERN_SIGN_ON_HOSTS: z
    .string()
    .transform(
      (text, given) =>
        ssoHosts(text) ?? (given.addIssue({ code: 'custom', message: notSsoHosts }), z.NEVER),
    )
    .optional(),
  /** Origins in private networks that outbound calls for customers may reach, because the operator trusts them. */
  LECTERN_OUTBOUND_HOSTS: z
    .string()
    .transform(
      (text, given) =>
        origins(text) ??
        (given.addIssue({
          code: 'custom',
          message: 'must be origins, separated by commas, as in https://crm.example.internal:8443',
        }),
        z.NEVER),
    )
    .optional(),
  /** The DNS server that looks up the records that prove domains; the machine's own resolver by default. */
  LECTERN_DNS_SERVER: z
    .string()
    .regex(
      /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:]+\])(:\d{1,5})?$/i,
      'must be the address of a DNS server, as in 192.0.2.53 or 127.0.0.1:5353',
    )
    .optional(),
  /** The browser's work for the bot check: each bit doubles it. */
  LECTERN_BOT_CHECK_BITS: wholeNumber(1, 24).default(16),
  /** A captcha service instead of that work: reCAPTCHA, or another with the same API. */
  LECTERN_RECAPTCHA_SITE_KEY: z.string().optional(),
  LECTERN_RECAPTCHA_SECRET: z.string().optional(),
  LECTERN_RECAPTCHA_URL: z
    .url('must be the address below which api.js and api/siteverify are')
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://www.google.com/recaptcha'),
  /** An additional path of the bot check. */
  LECTERN_RECAPTCHA_PATH: z
    .string()
    .regex(/^(\/[\w-]+)+$/, 'must be a path, as in /api/recaptcha')
    .optional(),
  /** Only specs, which hash hundreds of passwords, may go below the safe cost. */
  LECTERN_PASSWORD_COST: wholeNumber(10, SAFE_PASSWORD_COST).default(SAFE_PASSWORD_COST),
  /** The largest file that may be uploaded, in bytes. */
  LECTERN_UPLOAD_LIMIT: wholeNumber(1, Number.MAX_SAFE_INTEGER).default(2 * 1024 ** 3),
  /**
   * What happens at the start where uploaded files cannot be converted in a sandbox, and others reach this installation.
   */
  LECTERN_UNSAFE_CONVERSION: oneOf('refuse', 'allow').default('refuse'),
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
});

export const settingNames = Object.keys(settingsSchema.shape);

export type Settings = z.output<typeof settingsSchema>;

/** All problems of the environment, one line each. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
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
