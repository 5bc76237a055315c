import { resolve } from 'node:path';
import { enginePaths } from '@lectern/kernel/engines/engine-paths.ts';
import { SettingsError, type Settings } from '@lectern/kernel/engines/settings.ts';

const elsewhere = [
  'This command is for the embedded store. In a cluster the tools of the engines do it:',
  '  MongoDB  mongodump --oplog, or snapshots of the replica set; the database of the keys (…_keys) into a place of its own',
  '  Kafka    a mirror (MirrorMaker 2) or snapshots of the brokers, not older than the store',
  '  S3       versioning with replication, or a copy (rclone, mc mirror) made after that of the store',
].join('\n');

/**
 * Where an embedded installation keeps its files, and the folders of a backup.
 * @throws SettingsError in a cluster
 */
export function placesOf(settings: Settings, folder: string, keysFolder: string) {
  const places = enginePaths(settings);
  const { store, keys } = places;
  if (!store || !keys) throw new SettingsError([elsewhere]);
  return { places: { ...places, store, keys }, data: resolve(folder), keys: resolve(keysFolder) };
}
