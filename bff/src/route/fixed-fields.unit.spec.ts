import { expect, test } from '@jest/globals';
import { fixedFields } from './fixed-fields.ts';

const fixed = fixedFields('id', 'is_employee', 'size', 'created_at', 'owner_id');
const current = {
  id: 'a',
  is_employee: true,
  size: 12,
  created_at: '2026-11-24T15:30:52.000Z',
  owner_id: null,
};
const check = (given: object) => fixed.check({ ...given }, () => Promise.resolve(current));

test.each([
  current,
  { is_employee: 1 },
  { is_employee: '1' },
  { is_employee: 'true' },
  { size: '12' },
  { created_at: '2026-11-24T16:30:52+01:00' },
  { created_at: '2026-11-24 15:30:52' },
  { created_at: 1_795_534_252 },
  { created_at: '1795534252000' },
  { owner_id: '' },
])('%j is the value as it is', async (given) => {
  await expect(check(given)).resolves.toBeUndefined();
});

test.each([
  { id: 'b' },
  { is_employee: 0 },
  { is_employee: 'perhaps' },
  { size: 13 },
  { created_at: '2026-11-24' },
  { created_at: null },
  { owner_id: 'b' },
])('%j would change it', async (given) => {
  await expect(check(given)).rejects.toMatchObject({
    code: 'INVALID',
    fields: { [Object.keys(given)[0]!]: ['This is not changed here.'] },
  });
});
