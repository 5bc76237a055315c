import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { settingNames } from '@lectern/kernel/engines/settings.ts';

test('the table of README.md has each setting once', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, table = ''] = readme.split('| setting | default |');
  const [rows = ''] = table.split('\n\n');
  const named = rows.split('\n').flatMap((row) => row.split('|')[1]?.match(/LECTERN_\w+/g) ?? []);
  expect(named.toSorted()).toEqual(
    settingNames.filter((name) => name.startsWith('LECTERN_')).toSorted(),
  );
});
