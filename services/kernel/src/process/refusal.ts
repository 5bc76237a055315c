import { DomainError, NewerRelease } from '../errors.ts';
import { faultOf } from '../engines/faults.ts';
import { isDamage } from '../store/sqlite/result-codes.ts';
import { SettingsError } from '../engines/settings.ts';

interface ListenError {
  code?: string;
  port?: number;
  isForFiles?: boolean;
  isInternal?: boolean;
}

const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error && 'code' in error;

/** Why data cannot be used, for the person who runs the installation; null for anything else. */
export function reasonOf(error: unknown): string | null {
  if (error instanceof NewerRelease)
    return `${error.message}: a later release of Lectern wrote this data. Use that release, or a later one.`;
  if (isDamage(error))
    return 'the database is damaged. Keep a copy of the data folder, and restore a backup into another one.';
  return error instanceof DomainError ? error.message : null;
}

/** Why the start failed, in a sentence, if the user can fix it; null for bugs of ours. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof SettingsError)
    return `Lectern cannot start. Settings:\n  ${error.message.replaceAll('\n', '\n  ')}`;
  const reason = reasonOf(error);
  if (reason !== null) return `Lectern cannot start: ${reason}`;
  const { code, port, isForFiles, isInternal }: ListenError = isListenError(error) ? error : {};
  const [what, setting, settings] = isForFiles
    ? [`the port for files (${port}, LECTERN_CONTENT_URL)`, 'LECTERN_CONTENT_URL']
    : isInternal
      ? [`port ${port}`, 'LECTERN_INTERNAL_PORT']
      : [`port ${port}`, 'LECTERN_PORT', 'LECTERN_PORT (and LECTERN_CONTENT_URL)'];
  if (code === 'EADDRINUSE')
    return `Lectern cannot start: ${what} is taken. Stop what uses it, or set ${settings ?? setting} to another one.`;
  if (code === 'EACCES' && port !== undefined)
    return `Lectern cannot start: ${what} may not be used by this user. Set ${setting} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL')
    return `Lectern cannot start: ${isInternal ? 'LECTERN_INTERNAL_HOST' : 'LECTERN_HOST'} is no address of this machine.`;
  const fault = faultOf(error);
  return fault && `Lectern cannot start: ${fault.message} (${code})`;
}
