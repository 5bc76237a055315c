import { fstatSync, readFileSync } from 'node:fs';
import { FileRefused } from '../file-refused.ts';
import type { StoryboardTask, WorkerMessage } from '../messages.ts';
import { documentIn } from '../page-paths.ts';
import { PicturePdf } from '../picture-pdf.ts';
import { writePage } from './convert-image.ts';
import { sharp } from './sharp-alone.ts';

const mostBytes = 100 * 1024 ** 2;

/**
 * The pages of a film: a picture from each of its parts. Of a sound, or where no program reads films, all show a card.
 * @param file descriptor of the pictures, one below the other; with `hasFrames` false it is not read
 */
export async function drawStoryboard(
  file: number,
  { pageCount, width, height, hasFrames, kind, title }: StoryboardTask,
  send: (message: WorkerMessage) => Promise<void>,
): Promise<void> {
  const frames = hasFrames ? await readFrames(file, { width, height, pageCount }) : null;
  const card = frames
    ? null
    : await sharp(Buffer.from(cardOf(kind, { width, height })))
        .png()
        .toBuffer();
  await send({ type: 'opened', pageCount, title, outline: [] });
  const document = await PicturePdf.create(documentIn(''));
  for (let index = 0; index < pageCount; index++) {
    const picture = frames
      ? sharp(frames.subarray(index * width * height * 3, (index + 1) * width * height * 3), {
          raw: { width, height, channels: 3 },
        })
      : sharp(card ?? undefined);
    const size = await writePage(picture, index + 1, document);
    await send({
      type: 'page',
      page: { number: index + 1, ...size, text: '', links: [], isNotice: false },
    });
  }
  await document.end();
}

/** As raw pixels, decoded once. */
async function readFrames(
  file: number,
  { width, height, pageCount }: Pick<StoryboardTask, 'width' | 'height' | 'pageCount'>,
): Promise<Buffer> {
  if (fstatSync(file).size > mostBytes)
    throw new FileRefused('damaged', 'Too many bytes of frames');
  const { data, info } = await sharp(readFileSync(file))
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height * pageCount || info.channels !== 3)
    throw new FileRefused('damaged', `Frames of ${info.width} x ${info.height}`);
  return data;
}

/** A triangle, or bars like those of a sound. */
function cardOf(
  kind: StoryboardTask['kind'],
  { width, height }: { width: number; height: number },
): string {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) / 6];
  const bars = [0.4, 0.8, 1.2, 0.7, 1, 0.5, 0.3].map((share, index) => {
    const [left, high] = [x + (index - 3.5) * r * 0.4, r * share];
    return `<rect x="${left}" y="${y - high}" width="${r * 0.2}" height="${2 * high}" rx="${r * 0.1}" fill="#fff"/>`;
  });
  const mark =
    kind === 'VIDEO'
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#fff" stroke-width="${r / 10}"/><path d="M${x - r * 0.35} ${y - r * 0.5}L${x + r * 0.55} ${y}L${x - r * 0.35} ${y + r * 0.5}Z" fill="#fff"/>`
      : bars.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1d2733"/>${mark}</svg>`;
}
