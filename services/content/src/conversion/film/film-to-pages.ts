import { link, realpath, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PresentationMedia } from '@lectern/schemas/events/content/media.ts';
import { convertedFile } from '@lectern/schemas/files/file-keys.ts';
import { ConversionError, conversionFailed } from '../conversion-error.ts';
import type { WorkerMessage } from '../messages.ts';
import { runInChild, type ChildWork } from '../run-in-child.ts';
import { partsOf, type FilmFacts } from './film-facts.ts';
import { FFMPEG } from './installed-ffmpeg.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

export type FilmChild = Omit<ChildWork, 'task' | 'onMessage'>;

/** How a film is shown, and the path of the copy that browsers play where there has to be one. */
export interface ReadFilm {
  facts: FilmFacts;
  media: PresentationMedia;
  converted: string | null;
}

/**
 * Reads a film or sound, and converts it where browsers do not play it.
 * @param ffmpeg path of the program; null where there is none
 * @throws ConversionError `no-converter` for a film that only a program that is missing reads
 */
export async function prepareFilm(
  work: FilmChild,
  mimeType: string,
  ffmpeg: string | null,
  onConverting: () => void,
): Promise<ReadFilm> {
  const facts = await readFacts(work);
  if (facts?.isPlayable) return { facts, converted: null, media: mediaOf(facts, mimeType, false) };
  if (ffmpeg === null) throw conversionFailed('no-converter', FFMPEG);
  onConverting();
  const made = await runFfmpeg({ ...work, ffmpeg }, toMp4, convertedFile);
  const converted = join(await realpath(work.folder), convertedFile);
  await rename(made, converted);
  const readAgain = await readFacts({ ...work, file: converted });
  if (!readAgain?.isPlayable) throw conversionFailed('damaged', 'Not playable when converted');
  const type = readAgain.kind === 'VIDEO' ? 'video/mp4' : 'audio/mp4';
  return { facts: readAgain, converted, media: mediaOf(readAgain, type, true) };
}

/** H.264 and AAC, at most 1080 lines, with its index at the beginning. */
const toMp4 = [
  ...['-i', 'film/original', '-map', '0:v:0?', '-map', '0:a:0?', '-sn', '-dn'],
  ...['-vf', "scale='trunc(min(iw,1920*sar)/2)*2':'trunc(ow/dar/2)*2',setsar=1"],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac', '-b:a', '160k', '-ac', '2', '-map_metadata', '-1', '-movflags', '+faststart'],
  ...['-f', 'mp4'],
];

function mediaOf(
  { kind, durationMs }: FilmFacts,
  mimeType: string,
  isConverted: boolean,
): PresentationMedia {
  return { kind, durationMs, mimeType, isConverted, url: null };
}

/** Null for a format that only a converter reads. */
async function readFacts(work: FilmChild): Promise<FilmFacts | null> {
  let facts: FilmFacts | null = null;
  await runInChild({
    ...work,
    task: { type: 'film' },
    onMessage(message) {
      if (message.type === 'film') ({ facts } = message);
      else if (message.type === 'failed') throw conversionFailed(message.reason, message.detail);
      else if (message.type !== 'done') throw conversionFailed('crashed', 'Not about a film');
    },
  });
  return facts;
}

const widest = 960;
const highest = 720;
const cardSize = { width: 960, height: 540 };

/** Draws a page for each part of the film; cards where no frames can be drawn. */
export async function drawFilm(
  work: FilmChild & { onMessage(message: WorkerMessage): void },
  { facts, converted }: ReadFilm,
  ffmpeg: string | null,
): Promise<void> {
  const pageCount = partsOf(facts.durationMs);
  const frames =
    facts.kind === 'VIDEO' && ffmpeg !== null && facts.width > 0 && facts.height > 0
      ? await framesOf({ ...work, file: converted ?? work.file }, facts, pageCount, ffmpeg)
      : null;
  const { kind, title } = facts;
  await runInChild({
    ...work,
    file: frames?.path ?? work.file,
    task: {
      type: 'storyboard',
      ...(frames?.size ?? cardSize),
      ...{ pageCount, kind, title, hasFrames: frames !== null },
    },
  });
}

/** A picture from the middle of each part, one below the other. Null for a film that is played but not decoded. */
async function framesOf(
  work: FilmChild,
  { width, height, durationMs }: FilmFacts,
  pageCount: number,
  ffmpeg: string,
) {
  const scale = Math.min(1, widest / width, highest / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const part = durationMs / 1000 / pageCount;
  try {
    const made = await runFfmpeg(
      { ...work, ffmpeg },
      [
        ...['-skip_frame', 'nokey', '-ss', (part / 2).toFixed(3), '-i', 'film/original'],
        ...['-an', '-sn', '-dn', '-frames:v', '1', '-q:v', '4', '-vf'],
        [
          `tpad=stop=-1:stop_mode=clone,fps=${(1 / part).toFixed(6)}`,
          `scale=${size.width}:${size.height},setsar=1,tile=1x${pageCount}`,
        ].join(','),
      ],
      'frames.jpg',
    );
    const path = join(work.folder, 'frames.jpg');
    await link(made, path);
    return { path, size };
  } catch (error) {
    if (!(error instanceof ConversionError) || error.isRetryable) throw error;
    return null;
  }
}
