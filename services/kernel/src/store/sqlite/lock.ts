import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from '../../engines/settings.ts';
import { makePrivateFile } from './private-file.ts';
import { resultCodeOf, SQLITE_BUSY } from './result-codes.ts';

/**
 * Locks a store for one server: two would both claim its jobs and keep separate limits. The lock is an exclusive transaction
 * on a file beside it, which the system ends when the process dies. Maintenance needs no lock.
 * @param file the store's
 * @returns releases it
 * @throws SettingsError when another process holds it
 */
export function holdStore(file: string, setting: string): () => void {
  makePrivateFile(`${file}.lock`);
  const database = new DatabaseSync(`${file}.lock`);
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if (resultCodeOf(error) !== SQLITE_BUSY) throw error;
    throw new SettingsError([
      `${setting}: another Lectern is running on ${file}; stop it, or choose another place for this one`,
    ]);
  }
}
