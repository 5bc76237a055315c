import { expect, test } from '@jest/globals';
import { Secrets } from '@lectern/kernel/keys/secrets.ts';
import { SetupCode } from './setup-code.ts';

test('the code may be typed as it comes', () => {
  const code = new SetupCode(new Secrets(['a']));
  expect([
    code.isRight(` ${code.text.toLowerCase()} `),
    code.isRight(''),
    code.isRight(`${code.text}A`),
  ]).toEqual([true, false, false]);
});

test('copies of the server have the same code, installations others', () => {
  const [one, copy, other] = ['a', 'a', 'b'].map((secret) => new SetupCode(new Secrets([secret])));
  expect(one!.isRight(copy!.text)).toBe(true);
  expect(one!.isRight(other!.text)).toBe(false);
});
