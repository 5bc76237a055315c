import { access, realpath } from 'node:fs/promises';
import { constants } from 'node:fs';

/** What people know the program by. */
export const FFMPEG = 'ffmpeg';

const places = ['/usr/local/bin/ffmpeg', '/usr/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];

/**
 * Path of the program that draws pictures of films and converts what browsers do not play; null where there is none.
 * @param chosen where it is; looked for in the usual places when left out
 */
export async function installedFfmpeg(chosen?: string): Promise<string | null> {
  for (const place of chosen === undefined ? places : [chosen]) {
    try {
      await access(place, constants.X_OK);
      return await realpath(place);
    } catch {
      continue;
    }
  }
  return null;
}
