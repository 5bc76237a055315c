import { z } from 'zod';
import { parseNetworks } from '../network/ip.ts';
import { hostNames, origins, ssoHosts, subgraphUrls } from './host-lists.ts';

/** For our own URLs: a path after the host would be lost. */
const notAnOrigin = 'must be http://host[:port] or https://host[:port]';
const origin = z.url(notAnOrigin).regex(/^https?:\/\/[^/?#]+\/?$/, notAnOrigin);
const wholeNumber = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int(error).min(from, error).max(to, error);
};
const notAShare = 'must be a number from 0 to 1';
const share = z.coerce.number(notAShare).min(0, notAShare).max(1, notAShare);
const oneOf = <const Name extends string>(...names: Name[]) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

const notSsoHosts =
  'must be okta, dynamics or egnyte with an origin each, separated by commas, as in okta=https://login.example.com; of okta also the path of an issuer, as in okta=https://login.example.com/realms/acme';

/** The cost of hashing real passwords: log₂ of scrypt's N. */
export const SAFE_PASSWORD_COST = 15;

/** The settings of the engines and of every process. */
export const settingsSchema = z.object({
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
  /** Gets the messages of the contact form; in one process, LECTERN_ADMIN_EMAIL by default. */
  LECTERN_CONTACT_EMAIL: z.email('must be an email address').optional(),
  /** A collector that takes OTLP over HTTP: traces go there. */
  LECTERN_TRACES_URL: z.url({ protocol: /^https?$/, error: 'must be http://host:port' }).optional(),
  /** How many of all traces are recorded. */
  LECTERN_TRACES_SHARE: share.default(1),
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
  /** The program that draws pictures of films and converts those that browsers do not play. */
  LECTERN_FFMPEG: z
    .string()
    .regex(/^\//, 'must be the path of ffmpeg, as in /opt/ffmpeg/bin/ffmpeg')
    .optional(),
  /** Where a process of a cluster serves the others; never reachable from outside. */
  LECTERN_INTERNAL_HOST: z
    .union(
      [z.ipv4(), z.ipv6(), z.literal('localhost')],
      'must be an address of this machine, as in 127.0.0.1',
    )
    .default('127.0.0.1'),
  LECTERN_INTERNAL_PORT: wholeNumber(0, 65_535).default(4100),
  /** Where the services answer in a cluster, by name. */
  LECTERN_SUBGRAPHS: z
    .string()
    .transform(
      (text, given) =>
        subgraphUrls(text) ??
        (given.addIssue({
          code: 'custom',
          message:
            'must name every service with its origin, separated by commas, as in content=http://content:4100',
        }),
        z.NEVER),
    )
    .optional(),
  /** Where the gateway answers in a cluster. */
  LECTERN_GATEWAY_URL: origin.optional(),
  /** Where the keys are published that sign the claims of calls between processes. */
  LECTERN_JWKS_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a key set' })
    .optional(),
  NODE_ENV: oneOf('production', 'development', 'test').default('production'),
});
