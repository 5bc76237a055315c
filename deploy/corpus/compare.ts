import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';

const run = promisify(execFile);
const width = 400;

/** Prints page 1 as raw RGB, after a line with its size. */
const program = `
import sys, pypdfium2
pdf = pypdfium2.PdfDocument(sys.argv[1])
pdf.init_forms()
page = pdf[0]
picture = page.render(scale=${width} / page.get_width(), rev_byteorder=True)
sys.stdout.buffer.write(f"{picture.width} {picture.height} {picture.stride}\\n".encode() + bytes(picture.buffer))
`;

/** The difference to pypdfium2's picture of page 1: 0 alike, 1 black on white; null if pypdfium2 refuses the file. */
export async function differenceFrom(pdf: string, picture: string): Promise<number | null> {
  const drawn = await run('python3', ['-c', program, pdf], {
    encoding: 'buffer',
    maxBuffer: 1 << 28,
  }).catch((error: Error) => {
    if (error.message.includes('No module named'))
      throw new Error('--compare needs pypdfium2: pip install pypdfium2', { cause: error });
    return null;
  });
  if (drawn === null) return null;
  const start = drawn.stdout.indexOf('\n') + 1;
  const [across = 0, down = 0, stride = 0] = drawn.stdout
    .toString('latin1', 0, start)
    .split(' ')
    .map(Number);
  const theirs = drawn.stdout.subarray(start);
  const ours = await sharp(picture)
    .resize(across, down, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  let difference = 0;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across * 3; x++)
      difference += Math.abs(ours.readUInt8(y * across * 3 + x) - theirs.readUInt8(y * stride + x));
  return difference / (across * down * 3 * 255);
}
