import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** In pixels, and in points on its page. */
export const scanSize = 256;

/** A PDF of one page as scanners make it, for tests: black on the left half, as JBIG2 with a line of MMR. */
export async function aScan(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const { context } = document;
  const image = context.stream(jbig2(leftHalfBlack()), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: scanSize,
    Height: scanSize,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'JBIG2Decode',
  });
  const { node } = document.addPage([scanSize, scanSize]);
  node.set(PDFName.of('Resources'), context.obj({ XObject: { Scan: context.register(image) } }));
  node.set(
    PDFName.of('Contents'),
    context.register(context.stream(`${scanSize} 0 0 ${scanSize} 0 0 cm /Scan Do`)),
  );
  return document.save();
}

/** A page with one generic region, coded as fax machines do (MMR): ISO/IEC 14492, 7.2 to 7.4. */
function jbig2(mmr: Buffer): Buffer {
  const page = Buffer.concat([
    uint32(scanSize),
    uint32(scanSize),
    uint32(0),
    uint32(0),
    Buffer.from([0, 0, 0]),
  ]);
  const region = Buffer.concat([
    uint32(scanSize),
    uint32(scanSize),
    uint32(0),
    uint32(0),
    Buffer.from([0, 1]),
    mmr,
  ]);
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region)]);
}

function segment(number: number, type: number, data: Buffer): Buffer {
  return Buffer.concat([uint32(number), Buffer.from([type, 0, 1]), uint32(data.length), data]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Lines of 128 black and 128 white pixels in MMR (ITU-T T.6). */
function leftHalfBlack(): Buffer {
  const horizontal = '001',
    noWhite = '00110101',
    black128 = '0000110010000000110111',
    unchanged = '1',
    end = '000000000001'.repeat(2);
  const first = horizontal + noWhite + black128 + unchanged;
  const bits = first + unchanged.repeat(3 * (scanSize - 1)) + end;
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2)));
}
