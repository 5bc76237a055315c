import { expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { mintReceipt, readReceipt, type UploadReceipt } from './receipt.ts';
import { parseSecrets } from '../keys/secrets.ts';

const secrets = parseSecrets('a'.repeat(32));
const [receiptId, teamId, userId] = [newId(), newId(), newId()];
const receipt = {
  receiptId,
  purpose: 'presentation' as const,
  teamId,
  userId,
  blobKey: `${teamId}/files/${receiptId}/original`,
  size: 3,
  digest: 'd',
  fileName: 'ü.pdf',
  mimeType: 'application/pdf',
  expiresAt: 1_000,
};
const text = mintReceipt(secrets, receipt);

test('a receipt comes back as it was made, also after the secret was rotated', () => {
  expect(readReceipt(secrets, text, receipt, 999)).toEqual(receipt);
  expect(
    readReceipt(parseSecrets(`${'b'.repeat(32)},${'a'.repeat(32)}`), text, receipt, 999),
  ).toEqual(receipt);
});

test('a receipt from before there were purposes is for a presentation', () => {
  const { purpose: _, ...older } = receipt;
  expect(readReceipt(secrets, mintReceipt(secrets, older as UploadReceipt), receipt, 999)).toEqual(
    receipt,
  );
});

test('a receipt from another person, team or purpose, too old or changed, is refused', () => {
  expect(() => readReceipt(secrets, text, { ...receipt, userId: newId() }, 999)).toThrow(
    'upload the file again',
  );
  expect(() => readReceipt(secrets, text, { ...receipt, teamId: newId() }, 999)).toThrow(
    'upload the file again',
  );
  const elsewhere = { ...receipt, purpose: 'folder image' as 'presentation' };
  expect(() => readReceipt(secrets, text, elsewhere, 999)).toThrow('upload the file again');
  expect(() => readReceipt(secrets, text, receipt, 1_000)).toThrow('upload the file again');
  expect(() => readReceipt(secrets, `${text.slice(0, 5)}A${text.slice(6)}`, receipt, 999)).toThrow(
    'upload the file again',
  );
  for (const nonsense of ['', '.', 'a.b', '{}', text.slice(0, -1)])
    expect(() => readReceipt(secrets, nonsense, receipt, 999)).toThrow('upload the file again');
});
