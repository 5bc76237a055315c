import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertFile } from '../convert.ts';

let home: string;
beforeAll(async () => void (home = await mkdtemp(join(tmpdir(), 'lectern-clean-'))));
afterAll(() => rm(home, { recursive: true, force: true }));

async function cleaned(
  bytes: Uint8Array | string,
): Promise<{ bytes: Buffer; isDocument: boolean }> {
  const file = join(home, 'file');
  const folder = join(home, 'pages');
  await writeFile(file, bytes);
  await rm(folder, { recursive: true, force: true });
  const { clean, document } = await convertFile({ file, folder });
  return { bytes: await readFile(clean ?? document), isDocument: clean === document };
}

/** Without compression, so that what it says can be searched. */
async function readable(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
}

async function aHostilePdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  page.drawText('Read me');
  const { context, catalog } = document;
  const text = (value: string) => PDFString.of(value);
  const action = (fields: Record<string, unknown>) => context.obj(fields as never);
  await document.attach(Buffer.from('payload'), 'payload-attached.exe');
  document.addJavaScript('main', 'payloadOfNames()');
  catalog.set(
    PDFName.of('OpenAction'),
    action({ S: 'JavaScript', JS: text('payloadAtOpening()') }),
  );
  catalog.set(
    PDFName.of('AA'),
    action({ WC: { S: 'JavaScript', JS: text('payloadAtClosing()') } }),
  );
  catalog.set(PDFName.of('URI'), action({ Base: text('https://base:payload@evil.example/') }));
  page.node.set(PDFName.of('AA'), action({ O: { S: 'JavaScript', JS: text('payloadOfPage()') } }));
  const indirect = context.register(
    action({ S: 'JavaScript', JS: context.register(text('payloadIndirect()')) }),
  );
  const actions = [
    { S: 'Launch', F: text('payload.exe') },
    { S: 'SubmitForm', F: text('https://payload.example/') },
    { S: 'ImportData', F: text('payload.fdf') },
    { S: 'GoToR', F: text('\\\\payload\\share') },
    { S: 'URI', URI: text('https://user:payload@evil.example/') },
    { S: 'URI', URI: text('javascript:payload()') },
    { S: 'URI', URI: PDFHexString.fromText('file:///payload') },
    { S: 'URI', URI: text('https:/\\user:payload@evil.example') },
    { S: 'URI', URI: text('https://kept.example/a?b=1@2') },
    { S: 'URI', URI: text('mailto:kept@kept.example') },
    { S: 'GoTo', D: [page.ref, PDFName.of('Fit')] },
    {
      S: 'URI',
      URI: text('https://kept.example/next'),
      Next: { S: 'JavaScript', JS: text('payloadNext()') },
    },
  ].map((each) => action({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: each }));
  page.node.set(
    PDFName.of('Annots'),
    context.obj([
      ...actions,
      action({ Subtype: 'Link', Rect: [0, 0, 9, 9], A: indirect }),
      action({ Subtype: 'FileAttachment', Contents: text('payload of an annotation') }),
      action({ Subtype: 'RichMedia', Contents: text('payload of media') }),
    ] as never),
  );
  document.setAuthor('Kept author');
  return document.save({ useObjectStreams: false });
}

test('the copy for recipients runs nothing, starts nothing, carries nothing, and still reads the same', async () => {
  const { bytes, isDocument } = await cleaned(await aHostilePdf());
  expect(isDocument).toBe(false);
  const text = await readable(bytes);
  expect(text).not.toMatch(/payload/i);
  for (const name of ['JavaScript', 'EmbeddedFile', 'Launch', 'SubmitForm', 'OpenAction', 'GoToR'])
    expect(text).not.toContain(`/${name}`);
  for (const kept of ['kept.example/a?b=1@2', 'mailto:kept@', 'kept.example/next', '/GoTo'])
    expect(text).toContain(kept);
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  expect([document.getPageCount(), document.getAuthor()]).toEqual([1, 'Kept author']);
  expect(document.getPage(0).node.lookup(PDFName.of('Resources'))).toBeInstanceOf(PDFDict);
});

test('names that are written with escapes are found too', async () => {
  const hostile = Buffer.from(await aHostilePdf())
    .toString('latin1')
    .replaceAll('/JavaScript', '/#4aavaScript')
    .replaceAll('/Launch', '/L#61unch');
  // The table of offsets is wrong now: it is found again, as readers do.
  const { bytes } = await cleaned(Buffer.from(hostile, 'latin1'));
  const text = await readable(bytes).catch(() => bytes.toString('latin1'));
  expect(text).not.toMatch(/payload/i);
});

test('a document that starts at a page, with fields, an outline and named places keeps them', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  const field = document.getForm().createTextField('name.of.field');
  field.addToPage(page);
  document.catalog.set(
    PDFName.of('OpenAction'),
    document.context.obj([page.ref, PDFName.of('Fit')]),
  );
  const { bytes } = await cleaned(await document.save());
  const copy = await PDFDocument.load(bytes);
  expect(copy.getForm().getTextField('name.of.field').getName()).toBe('name.of.field');
  expect(copy.catalog.has(PDFName.of('OpenAction'))).toBe(true);
});

test('what cannot be cleaned goes out as pictures', async () => {
  const document = await PDFDocument.create();
  document.addPage([300, 200]);
  document.encrypt({ ownerPassword: 'owner' });
  const { isDocument } = await cleaned(await document.save());
  expect(isDocument).toBe(true);
});
