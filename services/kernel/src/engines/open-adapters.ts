import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { parseSecrets, type Secrets } from '../keys/secrets.ts';
import { openFolderBlobs } from '../blobs/folder.ts';
import type { Blobs } from '../blobs/port.ts';
import { openLocalCounters } from '../store/counters/local.ts';
import type { Counters } from '../store/counters/port.ts';
import { codeOf } from '../errors.ts';
import type { Keys } from '../keys/port.ts';
import { openSqliteKeys } from '../keys/sqlite.ts';
import type { Log } from '../log/port.ts';
import { openFolderMailer } from '../mail/folder.ts';
import type { Mailer } from '../mail/port.ts';
import { openLocalRealtime } from '../realtime/local.ts';
import type { Realtime } from '../realtime/port.ts';
import { DiskReserve, type DiskRoom } from './disk-reserve.ts';
import { folderFromUrl, sqliteFile } from './engine-paths.ts';
import { makeFolder } from './make-folder.ts';
import type { Settings } from './settings.ts';

export async function openReserve(store: string, logger: Logger): Promise<DiskReserve> {
  await makeFolder(dirname(store));
  return DiskReserve.open(`${store}.reserve`, logger);
}

export async function openKeys(
  settings: Settings,
  data: string,
  onDiskFailed: (error: Error) => void,
): Promise<Keys> {
  const url =
    settings.LECTERN_KEYS ??
    (settings.LECTERN_STORE?.startsWith('mongodb') ? settings.LECTERN_STORE : undefined);
  if (url?.startsWith('mongodb')) return (await import('../keys/mongo.ts')).openMongoKeys({ url });
  const { path } = sqliteFile(url, join(data, 'keys.sqlite'));
  await makeFolder(dirname(path));
  return openSqliteKeys({ file: path, onDiskFailed });
}

/** @param url `kafka://…` */
export async function openClusterLog(url: string): Promise<Log> {
  const { openKafkaLog, parseKafkaUrl } = await import('../log/kafka/kafka.ts');
  return openKafkaLog({ ...parseKafkaUrl(url), clientId: 'lectern' });
}

export async function openRealtime(
  { LECTERN_REALTIME: url }: Settings,
  logger: Logger,
): Promise<Realtime> {
  const onError = (err: unknown) => logger.warn({ err }, 'realtime');
  if (url?.startsWith('nats:'))
    return (await import('../realtime/nats.ts')).openNatsRealtime({ url, onError });
  return openLocalRealtime({ onError });
}

/** Follows the store. */
export async function openCounters(
  { LECTERN_STORE: url }: Settings,
  secrets: Secrets,
  logger: Logger,
): Promise<Counters> {
  if (!url?.startsWith('mongodb')) return openLocalCounters();
  const onError = (err: unknown) => logger.warn({ err }, 'counters');
  return (await import('../store/counters/mongo.ts')).openMongoCounters({ url, secrets, onError });
}

export async function openBlobs(
  { LECTERN_BLOBS: url }: Settings,
  data: string,
  disk: DiskRoom,
): Promise<Blobs> {
  if (url?.startsWith('s3')) return (await import('../blobs/s3.ts')).openS3Blobs({ url });
  const folder = folderFromUrl(url, join(data, 'blobs'));
  await makeFolder(folder);
  return openFolderBlobs({ folder, disk });
}

export async function openMailer(
  { LECTERN_MAIL: url, LECTERN_MAIL_FROM: from }: Settings,
  data: string,
): Promise<Mailer> {
  if (url?.startsWith('smtp'))
    return (await import('../mail/smtp.ts')).openSmtpMailer({ url, from });
  const folder = folderFromUrl(url, join(data, 'mail'));
  await makeFolder(folder);
  return openFolderMailer({ folder, from });
}

/** Made once and kept in the data folder when everything is embedded; otherwise the settings have it. */
export async function openSecrets(settings: Settings, data: string): Promise<Secrets> {
  if (settings.LECTERN_SECRET) return parseSecrets(settings.LECTERN_SECRET);
  const file = join(data, 'secret');
  try {
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return parseSecrets(await readFile(file, 'utf8'));
}
