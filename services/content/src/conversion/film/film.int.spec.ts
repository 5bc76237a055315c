import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aFilm, type Film } from '../../testing/a-film.ts';
import { convertFile, type ConvertedFile } from '../convert.ts';
import { installedFfmpeg } from './installed-ffmpeg.ts';

let home: string;
beforeEach(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-film-'))));
afterEach(() => rm(home, { recursive: true }));

async function convert(
  bytes: Film | Uint8Array,
  ffmpeg: string | null = null,
): Promise<ConvertedFile> {
  const file = join(home, 'file');
  await writeFile(file, typeof bytes === 'string' ? aFilm(bytes) : bytes);
  return convertFile({ file, folder: join(home, 'pages'), ffmpeg });
}

async function colorOf(file: string): Promise<string> {
  const { data } = await sharp(file)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return red > blue ? 'red' : 'blue';
}

test('films and sounds say how long they are, and get a page for each part', async () => {
  const read: Record<string, unknown> = {};
  for (const film of ['film.mp4', 'film.mov', 'tone.mp3', 'tone.m4a', 'tone.wav'] as const) {
    const { film: made, pages, title, clean, document } = await convert(film);
    const { kind, durationMs = 0, mimeType, isConverted } = made?.media ?? {};
    const seconds = Math.round((durationMs ?? 0) / 1000);
    read[film] = [kind, seconds, mimeType, isConverted, pages.length, title];
    expect(clean).toBeNull();
    expect((await readFile(document)).subarray(0, 5).toString()).toBe('%PDF-');
    await rm(join(home, 'pages'), { recursive: true });
  }
  expect(read).toEqual({
    'film.mp4': ['VIDEO', 8, 'video/mp4', false, 4, 'Roof tour'],
    'film.mov': ['VIDEO', 8, 'video/quicktime', false, 4, null],
    'tone.mp3': ['AUDIO', 5, 'audio/mpeg', false, 2, null],
    'tone.m4a': ['AUDIO', 5, 'audio/mp4', false, 2, null],
    'tone.wav': ['AUDIO', 1, 'audio/wav', false, 1, null],
  });
});

test('a film that browsers do not play waits for the program that converts it', async () => {
  for (const film of ['film.mpg', 'hevc.mp4'] as const)
    await expect(convert(film)).rejects.toMatchObject({ reason: 'no-converter', cause: 'ffmpeg' });
});

test('a film that was cut short, or is none, is refused with its reason', async () => {
  const cut = aFilm().subarray(0, 3_000);
  await expect(convert(cut)).rejects.toMatchObject({ reason: 'damaged' });
  const noise = aFilm('tone.mp3').map((byte, index) => (index < 200 ? byte : (index * 7) % 251));
  await expect(convert(noise)).rejects.toMatchObject({ name: 'ConversionError' });
});

// Only where the program is: nothing else reads the pictures of films.
const ffmpeg = await installedFfmpeg(process.env['LECTERN_FFMPEG']);
if (ffmpeg !== null) {
  test('each part of a film has its picture', async () => {
    const { pages } = await convert('film.mp4', ffmpeg);
    const colors = await Promise.all(pages.map(({ picture }) => colorOf(picture)));
    expect(colors).toEqual(['red', 'red', 'blue', 'blue']);
  });

  test('what browsers do not play is converted', async () => {
    for (const film of ['film.mpg', 'hevc.mp4'] as const) {
      const { film: made } = await convert(film, ffmpeg);
      expect(made?.media).toMatchObject({ mimeType: 'video/mp4', isConverted: true });
      const { film: again } = await convertFile({
        file: made?.converted ?? '',
        folder: join(home, 'again'),
        ffmpeg: null,
      });
      expect(again?.media).toMatchObject({ kind: 'VIDEO', isConverted: false });
      for (const folder of ['pages', 'again']) await rm(join(home, folder), { recursive: true });
    }
  });
}
