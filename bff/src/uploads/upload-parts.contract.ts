import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import type { Blobs } from '@lectern/kernel/blobs/port.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { UploadParts, type UploadInfo } from './upload-parts.ts';

const MB = 1024 ** 2;
const teamId = newId();
const bytes = randomBytes(34 * MB);
const info: UploadInfo = {
  userId: newId(),
  purpose: 'presentation',
  fileName: 'x.pdf',
  mimeType: '',
  size: bytes.length,
  createdAt: new Date().toISOString(),
};

async function* chunks(from: number, to: number, size = 1 * MB): AsyncGenerator<Buffer> {
  for (let at = from; at < to; at += size) yield bytes.subarray(at, Math.min(at + size, to));
}

async function* breaking(from: number, to: number): AsyncGenerator<Buffer> {
  yield* chunks(from, to);
  throw new Error('The connection is gone');
}

/** Does not end before the specs do: its process is killed first. */
async function* hanging(
  from: number,
  to: number,
  told: () => void,
  end: Promise<void>,
): AsyncGenerator<Buffer> {
  yield* chunks(from, to);
  told();
  await end;
}

/** Whatever holds the blobs. @param open each time as another process does */
export function uploadPartsContract(name: string, open: () => Promise<Blobs>): void {
  describe(`uploads in parts, in ${name}`, () => {
    const end = Promise.withResolvers<void>();
    let killed: Promise<unknown> = end.promise;
    afterAll(async () => {
      end.resolve();
      await killed;
    });

    let id: string;
    beforeEach(() => {
      id = newId();
    });

    /** As another process opens it. */
    async function opened(): Promise<UploadParts> {
      return new UploadParts(await open(), teamId, id);
    }

    async function expectWhole(parts: UploadParts): Promise<void> {
      expect(await parts.reached()).toBe(bytes.length);
      expect(await parts.assemble()).toBe(createHash('sha256').update(bytes).digest('hex'));
      const blobs = await open();
      expect((await buffer((await blobs.get(originalKey(teamId, id)))!.body)).equals(bytes)).toBe(
        true,
      );
      const left: string[] = [];
      for await (const { key } of blobs.list(`${teamId}/uploads/${id}/`))
        left.push(key.split('/').at(-1)!);
      expect(left.sort()).toEqual(['done.json', 'info.json']);
    }

    test('what came before a connection broke is kept to the last byte, and the rest follows', async () => {
      const parts = await opened();
      await parts.begin(info);
      await expect(parts.append(breaking(0, 21 * MB + 5), 0)).rejects.toThrow(
        'The connection is gone',
      );
      expect(await parts.reached()).toBe(21 * MB + 5);
      expect(await parts.append(chunks(21 * MB + 5, bytes.length), 21 * MB + 5)).toBe(bytes.length);
      await expectWhole(parts);
    });

    test('concurrent calls get the same file', async () => {
      const blobs = await open();
      const [parts, other] = [1, 2].map(() => new UploadParts(blobs, teamId, id)) as [
        UploadParts,
        UploadParts,
      ];
      await parts.begin(info);
      await parts.append(chunks(0, bytes.length), 0);
      const digests = await Promise.all([parts.assemble(), other.assemble()]);
      expect(new Set(digests).size).toBe(1);
      await expectWhole(parts);
    });

    test('a killed process loses no more than 16 MB of what came at last; another one goes on from there', async () => {
      const first = await opened();
      await first.begin(info);
      await new Promise<void>(
        (resolve) =>
          void (killed = first
            .append(hanging(0, 33 * MB, resolve, end.promise), 0)
            .catch(() => {})),
      );
      const second = await opened();
      const reached = await second.reached();
      expect(reached).toBeGreaterThanOrEqual(17 * MB);
      expect(reached).toBeLessThanOrEqual(33 * MB);
      await second.append(chunks(reached, bytes.length), reached);
      await expectWhole(second);
    });

    test('two connections at once never set an upload back, nor mix its bytes', async () => {
      const parts = await opened();
      await parts.begin(info);
      await Promise.all([
        parts.append(chunks(0, 20 * MB), 0),
        parts.append(breaking(0, 7 * MB), 0).catch(() => {}),
      ]);
      expect(await parts.reached()).toBe(20 * MB);
      await Promise.all([
        parts.append(chunks(20 * MB, 27 * MB), 20 * MB),
        parts.append(chunks(20 * MB, bytes.length), 20 * MB),
      ]);
      await expectWhole(parts);
    });

    test('a process that dies while the file is made of its parts leaves it to the next', async () => {
      const parts = await opened();
      await parts.begin(info);
      await parts.append(chunks(0, bytes.length), 0);
      const blobs = await open();
      await blobs.put(
        originalKey(teamId, id),
        bytes.subarray(0, 5 * MB),
        'application/octet-stream',
      );
      await expectWhole(await opened());
      expect(await (await opened()).assemble()).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      );
    });

    test('the digest is right, whether or not the process that makes the file received its bytes', async () => {
      const parts = await opened();
      await parts.begin(info);
      await parts.append(chunks(0, bytes.length), 0);
      await expectWhole(parts);
      id = newId();
      const other = await opened();
      await other.begin(info);
      await other.append(chunks(0, bytes.length), 0);
      await expectWhole(await opened());
    });

    test('an upload that was removed is not there', async () => {
      const parts = await opened();
      await parts.begin(info);
      await parts.append(chunks(0, 3 * MB), 0);
      await parts.remove();
      expect([await parts.info(), await parts.reached()]).toEqual([null, 0]);
    });
  });
}
