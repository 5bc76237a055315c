import { expect, test } from '@jest/globals';
import { asOnScreen } from './dashboard-lists.ts';

test.each([
  ['total_time_ms', 61_499.7, 61_000], ['average_time_ms', 12.4, 1_000], ['average_time_ms', 0, 0], ['completion', 2 / 3, 0.67], ['completion', null, null],
  ['views', 3, 3], ['name', 'Acqua', 'Acqua'],
])('in a file %s of %s is %s, as on the screen', (name, value, written) => {
  expect(asOnScreen(name, value)).toBe(written);
});
