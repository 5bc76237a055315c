import { expect, test } from '@jest/globals';
import { openLocalCounters } from '@lectern/kernel/store/counters/local.ts';
import { LARGEST_A_DAY, UploadQuota } from './upload-quota.ts';

const refusal = {
  code: 'TOO_MANY_REQUESTS',
  status: 429,
  headers: { 'retry-after': expect.any(String) },
};

test('the bytes that a person may announce per day are limited, for each person alone', async () => {
  const quota = new UploadQuota(openLocalCounters(), 100);
  for (let turn = 0; turn < LARGEST_A_DAY; turn++) await quota.count('anna', 100);
  await expect(quota.count('anna', 1)).rejects.toMatchObject(refusal);
  await quota.count('ben', 100);
});

test('nor are uploads of nothing begun without end', async () => {
  const quota = new UploadQuota(openLocalCounters(), 100);
  for (let turn = 0; turn < 600; turn++) await quota.count('anna', 0);
  await expect(quota.count('anna', 0)).rejects.toMatchObject(refusal);
});
