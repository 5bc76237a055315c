import { open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outbox, SentMail } from './port.ts';

/** Say whose mail it is, and whose data is in it; only in the folder. */
export const TEAM_HEADER = 'X-Lectern-Team';
export const PERSONS_HEADER = 'X-Lectern-Persons';

const fileName = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{12}\.eml$/;
/** Of the newest; what is older is looked up in the folder itself. */
const MOST_FILES = 5_000;
const HEAD_BYTES = 4_096;

/** What lies in a folder of .eml files, as the administrators of a team may read it. */
export function folderOutbox(folder: string): Outbox {
  const pathOf = (id: string) => join(folder, `${id}.eml`);

  /** What stands in a header of ours; empty where there is none, or no such mail. */
  async function headerOf(id: string, name: string): Promise<string> {
    const file = await open(pathOf(id)).catch(() => null);
    if (!file) return '';
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n', 1);
      const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
      return lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
    } finally {
      await file.close();
    }
  }

  const isOfTeam = async (id: string, teamId: string) => (await headerOf(id, TEAM_HEADER)) === teamId;

  async function read(id: string): Promise<SentMail> {
    const { default: PostalMime } = await import('postal-mime'); // Seldom needed.
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
    async forget(personIds) {
      for (const name of (await readdir(folder)).filter((each) => fileName.test(each))) {
        const persons = (await headerOf(name.slice(0, -'.eml'.length), PERSONS_HEADER)).split(' ');
        if (personIds.some((personId) => persons.includes(personId))) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** From `20261120T120000000Z-…`. */
function timeOf(id: string): string {
  return id.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z');
}
