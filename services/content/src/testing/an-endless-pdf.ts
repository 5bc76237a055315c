import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** For tests: one page that draws a form that draws a form twenty times, nine levels deep. */
export async function anEndlessPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 100, 100] };
  let inner = context.register(context.stream('0 0 1 1 re f', form));
  for (let level = 0; level < 9; level++) {
    inner = context.register(
      context.stream('/F Do '.repeat(20), { ...form, Resources: { XObject: { F: inner } } }),
    );
  }
  const { node } = document.addPage([400, 300]);
  node.set(PDFName.of('Resources'), context.obj({ XObject: { F: inner } }));
  node.set(PDFName.of('Contents'), context.register(context.stream('/F Do')));
  return await document.save();
}
