import { DomainError } from '@lectern/kernel/errors.ts';
import { SettingsError } from '@lectern/kernel/engines/settings.ts';

interface ListenError {
  code?: string;
  port?: number;
  isForFiles?: boolean;
}

const isListenError = (error: unknown): error is ListenError =>
  error instanceof Error && 'code' in error;

/** Why the start failed, in a sentence, if the user can fix it; null for bugs of ours. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof SettingsError)
    return `Lectern cannot start. Settings:\n  ${error.message.replaceAll('\n', '\n  ')}`;
  if (error instanceof DomainError) return `Lectern cannot start: ${error.message}`;
  const { code, port, isForFiles }: ListenError = isListenError(error) ? error : {};
  const [what, setting] = isForFiles
    ? [`the port for files (${port}, LECTERN_CONTENT_URL)`, 'LECTERN_CONTENT_URL']
    : [`port ${port}`, 'LECTERN_PORT'];
  if (code === 'EADDRINUSE')
    return `Lectern cannot start: ${what} is taken. Stop what uses it, or set ${isForFiles ? setting : `${setting} (and LECTERN_CONTENT_URL)`} to another one.`;
  if (code === 'EACCES' && port !== undefined)
    return `Lectern cannot start: ${what} may not be used by this user. Set ${setting} to one above 1023.`;
  if (code === 'EADDRNOTAVAIL')
    return 'Lectern cannot start: LECTERN_HOST is no address of this machine.';
  return null;
}
