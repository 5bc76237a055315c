import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { codeOf } from '@lectern/kernel/errors.ts';
import { aPdf } from '../testing/a-pdf.ts';
import { anEndlessPdf } from '../testing/an-endless-pdf.ts';
import {
  convertFile,
  type ConversionProgress,
  type ConvertedFile,
  type FileToConvert,
} from './convert.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-conversion-'));
});
afterEach(() => rm(home, { recursive: true }));

async function convert(
  bytes: Uint8Array | string,
  options: Partial<FileToConvert> = {},
): Promise<ConvertedFile> {
  const file = join(home, 'upload.pdf');
  await writeFile(file, bytes);
  return convertFile({ file, folder: join(home, 'pages'), ...options });
}

/** Processes that know of this test's folder: the converter, if it still runs. Asked where the system can say. */
async function converters(): Promise<number[]> {
  const ids = (await readdir('/proc').catch(() => [])).filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid,
  );
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, index) => commands[index]!.includes(home)).map(Number);
}

async function expectNothingLeft(): Promise<void> {
  expect(await readdir(home)).toEqual(['upload.pdf']);
  expect(await converters()).toEqual([]);
}

test('every page of a deck becomes a picture, a thumbnail and text, the first one early', async () => {
  const progress: ConversionProgress[] = [];
  const { title, outline, pages } = await convert(
    await aPdf({ pages: 12, title: 'Twelve slides' }),
    { onProgress: (step) => progress.push(step) },
  );

  expect(title).toBe('Twelve slides');
  expect(pages.map(({ number, width, height }) => [number, width, height])).toEqual(
    Array.from({ length: 12 }, (_, index) => [index + 1, 960, 540]),
  );
  expect(pages[0]!.text).toContain('A proposal for your team');
  expect(pages[8]!.text).toContain('9 / 12');
  expect(outline.map(({ page }) => page)).toEqual(pages.map(({ number }) => number));
  expect(outline[11]).toEqual({ title: 'Shall we begin?', page: 12, children: [] });
  expect(pages[11]!.links).toEqual([
    { x: 64, y: 294, width: 250, height: 56, uri: 'https://example.com/visit' },
  ]);

  for (const { picture, thumbnail } of pages) {
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 720,
    });
    expect(await sharp(thumbnail).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 180,
    });
  }
  expect(
    new Set(await Promise.all(pages.map(({ picture }) => readFile(picture, 'base64')))).size,
  ).toBe(12);
  const { dominant } = await sharp(pages[0]!.picture).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r); // Ink, not its mirror image: red and blue are in their places.

  expect(JSON.parse(await readFile(pages[0]!.runs, 'utf8'))).toMatchObject({ links: [], outline });
  expect(JSON.parse(await readFile(pages[11]!.runs, 'utf8'))).toMatchObject({
    links: pages[11]!.links,
  });
  const slide = JSON.parse(await readFile(pages[1]!.runs, 'utf8'));
  expect(slide).toMatchObject({ width: 960, height: 540 });
  const heading = slide.runs.find(
    ({ text }: { text: string }) => text === 'What we will talk about',
  );
  expect(heading.x).toBeCloseTo(64, -1);
  expect(heading.y + heading.height / 2).toBeCloseTo(78, -1); // 36 points tall, its base 90 points below the top

  expect(progress[0]).toEqual({ phase: 'opening', pagesDone: 0, pageCount: null });
  expect(progress[1]).toEqual({ phase: 'pages', pagesDone: 0, pageCount: 12 });
  expect(progress[2]).toEqual({ phase: 'pages', pagesDone: 1, pageCount: 12, page: pages[0] });
  expect(progress.at(-1)).toMatchObject({ phase: 'pages', pagesDone: 12, pageCount: 12 });
  expect(await converters()).toEqual([]);
});

test('the copy for readers who may not have the file has the same pages, each one large picture', async () => {
  const { document, pages } = await convert(await aPdf({ pages: 3 }));
  const bytes = await readFile(document);
  expect((await PDFDocument.load(bytes)).getPages().map((page) => page.getSize())).toEqual(
    pages.map(({ width, height }) => ({ width, height })),
  );
  const pictures = bytes
    .toString('latin1')
    .split('\xff\xd8\xff')
    .slice(1)
    .map((picture) => Buffer.from(`\xff\xd8\xff${picture}`, 'latin1'));
  expect(pictures).toHaveLength(3);
  for (const [index, picture] of pictures.entries()) {
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 2560,
      height: 1440,
    });
    const [small, page] = await Promise.all(
      [picture, pages[index]!.picture].map((each) =>
        sharp(each).resize(64, 36, { fit: 'fill' }).grayscale().raw().toBuffer(),
      ),
    );
    const difference =
      small!.reduce((sum, value, at) => sum + Math.abs(value - page![at]!), 0) / small!.length;
    expect(difference).toBeLessThan(2); // Of 255: the same page, not another one.
  }
});

test('text is where it is shown on a turned and cropped page, and only safe links are kept', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 600]);
  page.setCropBox(100, 100, 200, 400);
  page.setRotation(degrees(90));
  page.drawText('Turned', { x: 280, y: 120, size: 20, rotate: degrees(90) });
  const link = (action: object) =>
    document.context.obj({ Subtype: 'Link', Rect: [100, 100, 120, 110], A: action } as never);
  const actions = [
    { S: 'URI', URI: PDFString.of('www.example.com/a') },
    { S: 'URI', URI: PDFString.of('javascript:alert(1)') },
    { S: 'URI', URI: PDFString.of('file:///etc/passwd') },
    { S: 'Launch', F: PDFString.of('calc.exe') },
    { S: 'JavaScript', JS: PDFString.of('app.alert(1)') },
    { S: 'GoTo', D: [page.ref, PDFName.of('Fit')] },
  ];
  page.node.set(PDFName.of('Annots'), document.context.obj(actions.map(link)));
  const { pages } = await convert(await document.save());

  expect(pages[0]).toMatchObject({ width: 400, height: 200, text: 'Turned' });
  const box = { x: 0, y: 0, width: 10, height: 20 };
  expect(pages[0]!.links).toEqual([
    { ...box, uri: 'https://www.example.com/a' },
    { ...box, page: 1 },
  ]);
  const { runs } = JSON.parse(await readFile(pages[0]!.runs, 'utf8'));
  expect(runs).toHaveLength(1);
  expect(runs[0].x).toBeCloseTo(20, -1);
  expect(runs[0].y + runs[0].height).toBeCloseTo(184, -1);
  expect(runs[0].width).toBeGreaterThan(runs[0].height * 2);
});

test('a large figure beside, above and between the letters of small text is a run of its own', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const [beside, between] = [document.addPage([960, 540]), document.addPage([960, 540])];
  beside.drawText('18%', { x: 64, y: 300, size: 120, font });
  beside.drawText('non-revenue water, per year', { x: 340, y: 360, size: 20, font });
  // As some programs write them: letter by letter.
  for (const [text, size, y] of [
    ['18%', 96, 250],
    ['non-revenue water', 21, 230],
  ] as const) {
    let x = 64;
    for (const letter of text) {
      between.drawText(letter, { x, y, size, font });
      x += font.widthOfTextAtSize(letter, size);
    }
  }
  const { pages } = await convert(await document.save());
  const textsOf = async (page: number) =>
    (
      JSON.parse(await readFile(pages[page]!.runs, 'utf8')) as { runs: { text: string }[] }
    ).runs.map(({ text }) => text);
  expect(await textsOf(0)).toEqual(['18%', 'non-revenue water, per year']);
  expect(await textsOf(1)).toEqual(['18%', 'non-revenue water']);
});

test('a file that is only protected against changes is converted', async () => {
  const { pages } = await convert(await encrypted({ ownerPassword: 'owner' }));
  expect(pages[1]!.text).toContain('2 / 2');
});

test.each<[string, () => Promise<Uint8Array | string>, { reason: string; message: string }]>([
  ['an empty file', async () => '', { reason: 'empty', message: 'The file is empty.' }],
  [
    'noise',
    async () => randomBytes(50_000),
    {
      reason: 'not-a-pdf',
      message: expect.stringMatching(/^Only PDF, PowerPoint/) as unknown as string,
    },
  ],
  [
    'a text',
    async () => 'Dear customer',
    {
      reason: 'not-a-pdf',
      message:
        'Only PDF, PowerPoint, Word and Excel files, images, videos, sounds, web pages, ePub and ZIP files can be published, and this one seems to be a text file.',
    },
  ],
  [
    'a truncated PDF',
    async () => (await aPdf()).subarray(0, 9000),
    {
      reason: 'damaged',
      message: 'The file is damaged or incomplete. Please export it again and upload the new copy.',
    },
  ],
  [
    'noise dressed as a PDF',
    async () => dressed(randomBytes(50_000)),
    {
      reason: 'damaged',
      message: 'The file is damaged or incomplete. Please export it again and upload the new copy.',
    },
  ],
  [
    'an encrypted PDF',
    () => encrypted({ userPassword: 'secret' }),
    {
      reason: 'encrypted',
      message: 'This file is protected by a password. Please upload a copy without one.',
    },
  ],
])('%s fails with a plain sentence and leaves nothing behind', async (_, bytes, failure) => {
  await expect(convert(await bytes())).rejects.toMatchObject({
    name: 'ConversionError',
    isRetryable: false,
    ...failure,
  });
  await expectNothingLeft();
});

test('a file with more pages than the limit is refused', async () => {
  const failure = {
    reason: 'too-many-pages',
    message: 'The file has 12 pages; at most 11 can be published in one file.',
  };
  await expect(convert(await aPdf({ pages: 12 }), { limits: { pages: 11 } })).rejects.toMatchObject(
    failure,
  );
  await expectNothingLeft();
});

test('a page that keeps the converter busy is stopped at its time limit', async () => {
  await expect(
    convert(await anEndlessPdf(), { limits: { pageMilliseconds: 600, megabytes: 4096 } }),
  ).rejects.toMatchObject({ reason: 'took-too-long' });
  await expectNothingLeft();
});

test('a file that takes too long is stopped, and its finished pages are removed', async () => {
  await expect(
    convert(await aPdf({ pages: 200 }), { limits: { milliseconds: 700 } }),
  ).rejects.toMatchObject({ reason: 'took-too-long', isRetryable: false });
  await expectNothingLeft();
});

test('a file that fills the memory is stopped', async () => {
  await expect(convert(await anEndlessPdf(), { limits: { megabytes: 200 } })).rejects.toMatchObject(
    { reason: 'out-of-memory' },
  );
  await expectNothingLeft();
});

test('an abort ends the converter at once', async () => {
  const controller = new AbortController();
  const onProgress = ({ pagesDone }: ConversionProgress) =>
    pagesDone === 1 && controller.abort(new Error('Not needed any more'));
  await expect(
    convert(await aPdf({ pages: 50 }), { onProgress, signal: controller.signal }),
  ).rejects.toThrow('Not needed any more');
  await expectNothingLeft();
  await expect(convert(await aPdf(), { signal: controller.signal })).rejects.toThrow(
    'Not needed any more',
  );
});

/** The first one that ends takes the others of its sandbox along. */
function killIfThere(id: number, signal: NodeJS.Signals): void {
  try {
    process.kill(id, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

test.each([
  [
    'a signal from outside is not the file’s fault',
    'SIGKILL',
    { reason: 'interrupted', isRetryable: true },
  ],
  ['a crash is the file’s fault', 'SIGSEGV', { reason: 'crashed', isRetryable: false }],
] as const)('when a converter ends early, %s', async (_, signal, failure) => {
  let killing: Promise<void> | undefined;
  const onProgress = ({ pageCount }: ConversionProgress) =>
    void (
      pageCount &&
      (killing ??= converters().then((ids) => ids.forEach((id) => killIfThere(id, signal))))
    );
  await expect(
    convert(await anEndlessPdf(), { onProgress, limits: { megabytes: 4096 } }),
  ).rejects.toMatchObject(failure);
  await killing;
  await expectNothingLeft();
});

test('a caller that throws on progress gets its own error', async () => {
  const onProgress = ({ pagesDone }: ConversionProgress) => {
    if (pagesDone === 1) throw new Error('No room for the thumbnail');
  };
  await expect(convert(await aPdf(), { onProgress })).rejects.toThrow('No room for the thumbnail');
  await expectNothingLeft();
});

test('a folder that is not empty is left alone', async () => {
  await expect(convert(await aPdf(), { folder: home })).rejects.toThrow('not empty');
  expect(await stat(join(home, 'upload.pdf'))).toBeDefined();
});

async function encrypted(passwords: {
  userPassword?: string;
  ownerPassword?: string;
}): Promise<Uint8Array> {
  const document = await PDFDocument.load(await aPdf({ pages: 2 }));
  document.encrypt(passwords);
  return await document.save();
}

function dressed(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes, Buffer.from('\nstartxref\n9\n%%EOF\n')]);
}
