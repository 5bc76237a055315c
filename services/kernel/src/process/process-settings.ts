import { readSettings, SettingsError, type Settings } from '../engines/settings.ts';

type SettingName = keyof Settings;

/** What every process of a cluster reads. */
const ofEvery = [
  'NODE_ENV',
  'LECTERN_LOG_LEVEL',
  'LECTERN_INTERNAL_HOST',
  'LECTERN_INTERNAL_PORT',
  'LECTERN_TRACES_URL',
  'LECTERN_TRACES_SHARE',
] as const satisfies readonly SettingName[];

/** The engines, and where people reach Lectern: services and the edge read them. */
export const engineSettings = [
  'LECTERN_STORE',
  'LECTERN_LOG',
  'LECTERN_KEYS',
  'LECTERN_REALTIME',
  'LECTERN_BLOBS',
  'LECTERN_MAIL',
  'LECTERN_MAIL_FROM',
  'LECTERN_SECRET',
  'LECTERN_PING_DAYS',
  'LECTERN_URL',
  'LECTERN_CONTENT_URL',
  'LECTERN_OUTBOUND_HOSTS',
  'LECTERN_JWKS_URL',
] as const satisfies readonly SettingName[];

/** Which engine a process of a cluster needs, since it shares no disk with the others. */
const shared: Partial<Record<SettingName, { isShared: RegExp; example: string }>> = {
  LECTERN_STORE: { isShared: /^mongodb/, example: 'mongodb://…' },
  LECTERN_LOG: { isShared: /^kafka/, example: 'kafka://…' },
  LECTERN_REALTIME: { isShared: /^nats/, example: 'nats://…' },
  LECTERN_BLOBS: { isShared: /^s3/, example: 's3://…' },
  LECTERN_MAIL: { isShared: /^smtp/, example: 'smtp://…' },
  LECTERN_SECRET: { isShared: /./, example: 'at least 32 characters' },
  LECTERN_URL: { isShared: /./, example: 'the URL of the console' },
  LECTERN_CONTENT_URL: { isShared: /./, example: 'the URL of customers’ files' },
  LECTERN_JWKS_URL: { isShared: /./, example: 'where identity publishes its keys' },
  LECTERN_SUBGRAPHS: { isShared: /./, example: 'where each service answers' },
  LECTERN_GATEWAY_URL: { isShared: /./, example: 'where the gateway answers' },
};

/**
 * The settings of one process of a cluster: those it names, and those of every process. Others in its environment are
 * ignored, so that all processes may have the same.
 * @throws SettingsError with every problem at once
 */
export function readProcessSettings(
  env: NodeJS.ProcessEnv,
  names: readonly SettingName[],
): Settings {
  const own = Object.fromEntries(
    [...ofEvery, ...names].flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
  );
  const missing = names.flatMap((name) => {
    const needed = shared[name];
    return needed && !needed.isShared.test(own[name] ?? '')
      ? [`${name}: must be ${needed.example}, because the processes of a cluster share it`]
      : [];
  });
  const settings = settingsOrProblems(own);
  const problems = [...missing, ...(settings instanceof SettingsError ? settings.problems : [])];
  if (problems.length > 0 || settings instanceof SettingsError) throw new SettingsError(problems);
  return settings;
}

function settingsOrProblems(env: NodeJS.ProcessEnv): Settings | SettingsError {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error;
    throw error;
  }
}

/** A setting that the process could not have started without. */
export function needed<Name extends SettingName>(
  settings: Settings,
  name: Name,
): NonNullable<Settings[Name]> {
  const value = settings[name];
  if (value === undefined || value === null) throw new SettingsError([`${name}: is missing`]);
  return value;
}
