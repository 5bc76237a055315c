import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Outbox, SentMail } from './port.ts';

/** Says whose mail it is; only in the folder. */
export const TEAM_HEADER = 'X-Lectern-Team';

const fileName = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{12}\.eml$/;
/** Of the newest; what is older is looked up in the folder itself. */
const MOST_FILES = 5_000;
const HEAD_BYTES = 4_096;

/** What lies in a folder of .eml files, as the administrators of a team may read it. */
export function folderOutbox(folder: string): Outbox {
  const pathOf = (id: string) => join(folder, `${id}.eml`);

  async function isOfTeam(id: string, teamId: string): Promise<boolean> {
    const file = await open(pathOf(id)).catch(() => null);
    if (!file) return false;
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1);
      return head.split('\r\n').includes(`${TEAM_HEADER}: ${teamId}`);
    } finally {
      await file.close();
    }
  }

  async function read(id: string): Promise<SentMail> {
    const { to, subject, text, html } = await PostalMime.parse(await readFile(pathOf(id)));
    return { id, sentAt: timeOf(id), to: to?.[0]?.address ?? '', subject: subject ?? '', text: text ?? '', html: html ?? '' };
  }

  return {
    async list(teamId, limit) {
      const names = (await readdir(folder)).filter((name) => fileName.test(name)).toSorted().toReversed();
      const ids: string[] = [];
      for (const name of names.slice(0, MOST_FILES)) {
        const id = name.slice(0, -'.eml'.length);
        if (await isOfTeam(id, teamId)) ids.push(id);
        if (ids.length === limit) break;
      }
      return Promise.all(ids.map(read));
    },
    async read(teamId, id) {
      return fileName.test(`${id}.eml`) && (await isOfTeam(id, teamId)) ? read(id) : null;
    },
  };
}

/** From `20261120T120000000Z-…`. */
function timeOf(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z');
}
