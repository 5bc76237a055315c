import { expect, test } from '@jest/globals';
import { SetupCode } from './setup-code.ts';

test('the code may be typed as it comes', () => {
  const code = new SetupCode();
  expect([
    code.isRight(` ${code.text.toLowerCase()} `),
    code.isRight(''),
    code.isRight(`${code.text}A`),
  ]).toEqual([true, false, false]);
});
