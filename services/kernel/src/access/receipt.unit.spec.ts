import { expect, test } from '@jest/globals';
import { newId } from '../ids.ts';
import { mintReceipt, readReceipt } from './receipt.ts';
import { parseSecrets } from './secrets.ts';

const secrets = parseSecrets('a'.repeat(32));
const [receiptId, teamId, userId] = [newId(), newId(), newId()];
const receipt = {
  receiptId,
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

test('a receipt of another user or team, too old or changed is refused', () => {
  expect(() => readReceipt(secrets, text, { teamId, userId: newId() }, 999)).toThrow(
    'upload the file again',
  );
  expect(() => readReceipt(secrets, text, { teamId: newId(), userId }, 999)).toThrow(
    'upload the file again',
  );
  expect(() => readReceipt(secrets, text, receipt, 1_000)).toThrow('upload the file again');
  expect(() => readReceipt(secrets, `${text.slice(0, 5)}A${text.slice(6)}`, receipt, 999)).toThrow(
    'upload the file again',
  );
  for (const nonsense of ['', '.', 'a.b', '{}', text.slice(0, -1)])
    expect(() => readReceipt(secrets, nonsense, receipt, 999)).toThrow('upload the file again');
});
