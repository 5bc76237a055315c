import { fstatSync, read } from 'node:fs';
import { promisify } from 'node:util';
import { ALL_FORMATS, CustomSource, Input } from 'mediabunny';
import { FileRefused } from '../file-refused.ts';
import type { FilmFacts } from '../film/film-facts.ts';

const readBytes = promisify(read);

const videoCodecs = new Set(['avc', 'vp8', 'vp9', 'av1']);
const audioCodecs = new Set([
  'aac',
  'mp3',
  'opus',
  'vorbis',
  'flac',
  'pcm-s16',
  'pcm-u8',
  'pcm-s24',
  'pcm-f32',
]);

/**
 * Length, size and codecs of a film or sound. Nothing of it is decoded.
 * @param file its descriptor
 * @returns null for a format that only a converter reads
 * @throws FileRefused
 */
export async function readFilm(file: number): Promise<FilmFacts | null> {
  const { size } = fstatSync(file);
  using input = new Input({
    formats: ALL_FORMATS,
    source: new CustomSource({
      getSize: () => size,
      async read(start, end) {
        const { buffer, bytesRead } = await readBytes(
          file,
          Buffer.alloc(end - start),
          0,
          end - start,
          start,
        );
        if (bytesRead < end - start) throw new FileRefused('damaged', 'It ends early');
        return buffer;
      },
    }),
  });
  try {
    if (!(await input.canRead())) return null;
    return await factsOf(input);
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('damaged', String(error));
  }
}

async function factsOf(input: Input): Promise<FilmFacts> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video && !audio) throw new FileRefused('damaged', 'Neither pictures nor sound');
  const durationMs = Math.round((await input.computeDuration()) * 1000);
  if (!(durationMs > 0)) throw new FileRefused('damaged', `It lasts ${durationMs} ms`);
  const { title } = await input.getMetadataTags();
  const [videoCodec, audioCodec] = [await video?.getCodec(), await audio?.getCodec()];
  return {
    kind: video ? 'VIDEO' : 'AUDIO',
    durationMs,
    width: (await video?.getDisplayWidth()) ?? 0,
    height: (await video?.getDisplayHeight()) ?? 0,
    title: title?.trim().slice(0, 500) || null,
    isPlayable:
      (videoCodec === undefined || (videoCodec !== null && videoCodecs.has(videoCodec))) &&
      (audioCodec === undefined || (audioCodec !== null && audioCodecs.has(audioCodec))),
  };
}
