import { z } from 'zod';

/** The settings of the engines and of every process (DESIGN §3, §8). */
export const settingsSchema = z.object({
  LECTERN_STORE: z.string().regex(/^(sqlite:|mongodb(\+srv)?:\/\/)/, 'must be sqlite:<file> or mongodb://…').optional(),
  LECTERN_LOG: z.string().regex(/^(sqlite:|kafka:\/\/)/, 'must be kafka://host:port[,host:port][/prefix of topics]').optional(),
  LECTERN_REALTIME: z.string().regex(/^(local|nats:\/\/.+)$/, 'must be local or nats://host:port').optional(),
  LECTERN_BLOBS: z.string().regex(/^(file:|s3:\/\/|s3s:\/\/)/, 'must be file:<folder> or s3://key:secret@host:port/bucket').optional(),
  LECTERN_MAIL: z.string().regex(/^(file:|smtps?:\/\/)/, 'must be file:<folder> or smtp://host:port').optional(),
  LECTERN_KEYS: z.string().regex(/^(sqlite:|mongodb(\+srv)?:\/\/)/, 'must be sqlite:<file> or mongodb://…').optional(),
  /** Several, separated by a comma, while they are rotated: the first signs, all verify. */
  LECTERN_SECRET: z.string().regex(/^[^,]{32,}(,[^,]{32,})*$/, 'each secret must have at least 32 characters').optional(),
  LECTERN_DATA: z.string().default('./data'),
  LECTERN_PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  LECTERN_URL: z.url().optional(),
  LECTERN_CONTENT_URL: z.url().optional(),
  LECTERN_PING_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  LECTERN_MAIL_FROM: z.string().default('Lectern <lectern@localhost>'),
  LECTERN_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LECTERN_ADMIN_EMAIL: z.email().optional(),
  LECTERN_ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  LECTERN_TEAM_NAME: z.string().min(1).optional(),
  /** The largest file that may be uploaded, in bytes. */
  LECTERN_UPLOAD_LIMIT: z.coerce.number().int().min(1).default(2 * 1024 ** 3),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
});

export type Settings = z.output<typeof settingsSchema>;

/** Every problem of the environment at once, one line each. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/** @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
