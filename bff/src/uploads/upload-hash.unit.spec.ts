import { expect, test } from '@jest/globals';
import type { Upload } from './receive-upload.ts';
import { hashOfUpload } from './upload-hash.ts';

const upload = (
  fields: Upload['fields'] = { name: ['One'], groups: ['a', 'b'], _token: ['t'] },
  file: Partial<Upload['file']> = {},
): Upload => ({
  file: { fileName: 'a.pdf', mimeType: 'application/pdf', size: 9, digest: 'd', ...file },
  fields,
});
const hash = (given = upload()) => hashOfUpload('request', given);

test('the same form with the same file is a retry, with its fields in any order, and from a reloaded page', () => {
  expect(hash(upload({ _token: ['another'], groups: ['a', 'b'], name: ['One'] }))).toBe(hash());
  expect(hash(upload(undefined, { mimeType: 'text/plain' }))).toBe(hash());
});

test('another field, value, order of values, file or name of it is another request', () => {
  const others = [
    upload({ name: ['Two'], groups: ['a', 'b'] }),
    upload({ name: ['One'], groups: ['b', 'a'] }),
    upload({ name: ['One'] }),
    upload({ name: ['One'], groups: ['a', 'b'], status: ['Active'] }),
    upload(undefined, { digest: 'e' }),
    upload(undefined, { fileName: 'b.pdf' }),
  ];
  expect(
    new Set([...others.map(hash), hash(), hashOfUpload('another request', upload())]).size,
  ).toBe(others.length + 2);
});
