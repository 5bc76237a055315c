import type { Sharp } from 'sharp';
import { sharp } from '../sharp-alone.ts';

/** In points: a slide. */
export const cardSize = { width: 960, height: 540 };
const SCALE = 2;
const colors = { paper: '#FBFAF7', ink: '#14181F', quiet: '#5B6472', line: '#E6E2DA' };

/**
 * The picture of a page that only a browser could draw: its title and first lines, beside a picture of the package where
 * there is one. Without fonts on the machine it has no words.
 * @param picture a JPEG
 */
export async function cardOf(
  { title, lines }: { title: string; lines: readonly string[] },
  picture: Buffer | null,
): Promise<Sharp> {
  const room = picture ? 460 : 800;
  const heading = wrapped(title, room / 22).slice(0, 3);
  const body = lines
    .filter((line) => line !== title)
    .flatMap((line) => wrapped(line, room / 10))
    .slice(0, 12 - heading.length);
  const top = 90;
  const texts = [
    ...heading.map((line, index) => row(line, top + index * 46, 40, colors.ink, 700)),
    ...body.map((line, index) =>
      row(line, top + heading.length * 46 + 10 + index * 28, 19, colors.quiet, 400),
    ),
  ];
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colors.paper}"/><rect x="0" y="0" width="${width}" height="8" fill="${colors.line}"/>${texts.join('')}</svg>`;
  const card = sharp(Buffer.from(svg)).flatten({ background: colors.paper });
  if (!picture) return card;
  const inset = await sharp(picture)
    .resize({ width: 340 * SCALE, height: 400 * SCALE, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const left = (width - 40) * SCALE - inset.info.width;
  const composed = await card
    .composite([{ input: inset.data, left, top: 70 * SCALE }])
    .png()
    .toBuffer();
  return sharp(composed);
}

function row(line: string, y: number, size: number, color: string, weight: number): string {
  return `<text x="60" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" fill="${color}">${escaped(line)}</text>`;
}

/** By the number of letters: letters of East Asian scripts are twice as wide. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const word of text.slice(0, 2000).split(/(?<=[\s\u3000-\u9fff])/)) {
    const wide = [...word].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
    if (width > 0 && width + wide > letters) {
      lines.push(line.trim());
      [line, width] = ['', 0];
    }
    line += word;
    width += wide;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** XML allows few control characters, and no half of a pair. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
