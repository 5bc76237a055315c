import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { degrees, PDFDocument, PDFName, PDFString, rgb, type PDFPage } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { aScan, scanSize } from '../testing/a-scan.ts';
import { convertFile } from './convert.ts';
import type { ConvertedPage } from './messages.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lectern-drawn-'));
});
afterEach(() => rm(home, { recursive: true }));

async function convert(document: PDFDocument): Promise<ConvertedPage[]> {
  return convertBytes(await document.save());
}

async function convertBytes(bytes: Uint8Array): Promise<ConvertedPage[]> {
  const file = join(home, 'upload.pdf');
  await writeFile(file, bytes);
  return (await convertFile({ file, folder: join(home, 'pages') })).pages;
}

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much of an area is dark, 0 to 1; in points from the lower left corner of the page, without its edges. */
async function darkness(
  picture: string,
  page: { width: number; height: number },
  { x, y, width, height }: Area,
): Promise<number> {
  const pixels = sharp(picture);
  const scale = (await pixels.metadata()).width / page.width;
  const edge = 2;
  const left = Math.round((x + edge) * scale),
    top = Math.round((page.height - y - height + edge) * scale);
  const area = {
    left,
    top,
    width: Math.round((width - 2 * edge) * scale),
    height: Math.round((height - 2 * edge) * scale),
  };
  const { data } = await pixels
    .extract(area)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 128).length / data.length;
}

test('what is filled into a form is drawn, in the picture and in the thumbnail', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 400]);
  const form = document.getForm();
  const areas: Record<string, Area> = {};
  const at = (name: string, x: number, y: number, width = 200, height = 40) =>
    (areas[name] = { x, y, width, height });

  const text = form.createTextField('name');
  text.setText('WWWWWWWW');
  text.addToPage(page, { ...at('text', 20, 320), borderWidth: 0 });
  form.createTextField('empty').addToPage(page, { ...at('empty text', 320, 320), borderWidth: 0 });
  for (const name of ['ticked', 'not ticked']) {
    const box = form.createCheckBox(name);
    box.addToPage(page, { ...at(name, name === 'ticked' ? 20 : 320, 220, 60, 60), borderWidth: 0 });
    if (name === 'ticked') box.check();
  }
  const radios = form.createRadioGroup('choice');
  radios.addOptionToPage('one', page, { ...at('not chosen', 320, 120, 60, 60), borderWidth: 0 });
  radios.addOptionToPage('two', page, { ...at('chosen', 20, 120, 60, 60), borderWidth: 0 });
  radios.select('two');
  const list = form.createDropdown('country');
  list.setOptions(['WWWWWWWW', 'Other']);
  list.select('WWWWWWWW');
  list.addToPage(page, { ...at('dropdown', 20, 40), borderWidth: 0 });

  const [drawn] = await convert(document);
  for (const picture of [drawn!.picture, drawn!.thumbnail]) {
    const dark = Object.fromEntries(
      await Promise.all(
        Object.entries(areas).map(
          async ([name, area]) => [name, (await darkness(picture, drawn!, area)) > 0.02] as const,
        ),
      ),
    );
    expect(dark).toEqual({
      text: true,
      'empty text': false,
      ticked: true,
      'not ticked': false,
      chosen: true,
      'not chosen': false,
      dropdown: true,
    });
  }
});

test('fields without an appearance are drawn from their values', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 200]);
  const form = document.getForm();
  const text = form.createTextField('text');
  text.setText('WWWWWWWW');
  text.addToPage(page, { x: 20, y: 100, width: 200, height: 40, borderWidth: 0 });
  const box = form.createCheckBox('box');
  box.addToPage(page, { x: 20, y: 20, width: 60, height: 60, borderWidth: 0 });
  box.check();
  for (const field of form.getFields())
    for (const { dict } of field.acroField.getWidgets()) dict.delete(PDFName.of('AP'));
  const [drawn] = await convertBytes(await document.save({ updateFieldAppearances: false }));
  expect(
    await darkness(drawn!.picture, drawn!, { x: 20, y: 100, width: 200, height: 40 }),
  ).toBeGreaterThan(0.02);
  expect(
    await darkness(drawn!.picture, drawn!, { x: 20, y: 20, width: 60, height: 60 }),
  ).toBeGreaterThan(0.02);
});

test('a field is drawn in its place on a page that is turned and cropped, and on later pages', async () => {
  const document = await PDFDocument.create();
  document.addPage([400, 200]);
  const page = document.addPage([400, 600]);
  page.setCropBox(100, 100, 200, 400);
  page.setRotation(degrees(90));
  const field = document.getForm().createTextField('code');
  field.setText('WWWW');
  field.addToPage(page, {
    x: 120,
    y: 120,
    width: 150,
    height: 40,
    borderWidth: 0,
    backgroundColor: rgb(0, 0, 0),
    textColor: rgb(0, 0, 0),
  });

  const turned = (await convert(document))[1]!;
  expect(turned).toMatchObject({ width: 400, height: 200 });
  // 20 points right of and above the corner of the crop box; turned by 90° that corner is the upper left one.
  expect(
    await darkness(turned.picture, turned, { x: 20, y: 30, width: 40, height: 150 }),
  ).toBeGreaterThan(0.9);
  expect(await darkness(turned.picture, turned, { x: 70, y: 0, width: 330, height: 200 })).toBe(0);
});

test('hidden fields are not drawn, and no script of a form runs', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 200]);
  const hidden = document.getForm().createTextField('hidden');
  hidden.setText('WWWWWWWW');
  hidden.addToPage(page, { x: 20, y: 100, width: 200, height: 40, hidden: true });
  const field = document.getForm().createTextField('scripted');
  field.addToPage(page, { x: 20, y: 20, width: 200, height: 40, borderWidth: 0 });
  const fill = `this.getField('scripted').value = 'WWWWWWWW';`;
  document.addJavaScript('fill', fill);
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj({ S: 'JavaScript', JS: PDFString.of(fill) }),
  );

  const [drawn] = await convert(document);
  expect(await darkness(drawn!.picture, drawn!, { x: 0, y: 0, width: 400, height: 200 })).toBe(0);
});

test('annotations are drawn as before; a link gets no frame', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 200]);
  const annotations = [
    { Subtype: 'Square', Rect: [20, 20, 120, 120], IC: [0, 0, 0] },
    {
      Subtype: 'Link',
      Rect: [220, 20, 320, 120],
      C: [0, 0, 0],
      A: { S: 'URI', URI: PDFString.of('https://example.com/') },
    },
  ];
  annotate(page, annotations);
  const [drawn] = await convert(document);
  expect(
    await darkness(drawn!.picture, drawn!, { x: 20, y: 20, width: 100, height: 100 }),
  ).toBeGreaterThan(0.9);
  expect(await darkness(drawn!.picture, drawn!, { x: 200, y: 0, width: 200, height: 200 })).toBe(0);
  expect(drawn!.links).toEqual([
    { x: 220, y: 80, width: 100, height: 100, uri: 'https://example.com/' },
  ]);
});

test('a scan in JBIG2 is drawn', async () => {
  const [drawn] = await convertBytes(await aScan());
  const half = { y: 0, width: scanSize / 2, height: scanSize };
  expect(await darkness(drawn!.picture, drawn!, { ...half, x: 0 })).toBeGreaterThan(0.99);
  expect(await darkness(drawn!.picture, drawn!, { ...half, x: scanSize / 2 })).toBeLessThan(0.01);
});

test('red is red and blue is blue, in what a page draws and in its fields', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 200]);
  page.drawRectangle({ x: 0, y: 0, width: 200, height: 200, color: rgb(1, 0, 0) });
  document
    .getForm()
    .createTextField('blue')
    .addToPage(page, {
      x: 200,
      y: 0,
      width: 200,
      height: 200,
      borderWidth: 0,
      backgroundColor: rgb(0, 0, 1),
    });
  const [drawn] = await convert(document);
  const half = async (left: number) =>
    (
      await sharp(
        await sharp(drawn!.picture)
          .extract({ left, top: 20, width: 600, height: 600 })
          .png()
          .toBuffer(),
      ).stats()
    ).channels.map(({ mean }) => Math.round(mean / 255));
  expect([await half(20), await half(660)]).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ]);
});

function annotate(page: PDFPage, annotations: readonly object[]): void {
  const { context } = page.doc;
  page.node.set(
    PDFName.of('Annots'),
    context.obj(annotations.map((each) => context.obj({ Type: 'Annot', ...each } as never))),
  );
}
