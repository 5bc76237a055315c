import { expect, test } from '@jest/globals';
import { loadPasswordStrength } from './password-strength.ts';
import { passwordProblem, passwordLengthProblem } from './password-rules.ts';

const own = ['anna.lindqvist@halden.example', 'Anna Lindqvist', 'Halden Instruments'];
const why = async (password: string) =>
  passwordProblem(password, own, await loadPasswordStrength());

test.each([
  'correct horse battery',
  'measure every liter',
  'Größe 😀 пароль 7',
  'too short no longer',
  'vT9#qLw2mZ0p',
  'anna keeps nine quiet goats',
])('the password %j may be chosen', async (password) => {
  expect(await why(password)).toBeNull();
});

test.each([
  ['vT9#qLw2mZ0', 'Must be at least 12 characters.'],
  ['', 'Must be at least 12 characters.'],
  ['😀😁😂🤣😃😄😅😆😉😊😋', 'Must be at least 12 characters.'],
  [`${'vT9#qLw2mZ0p'.repeat(90)}`, expect.stringContaining('at most 1,000 bytes')],
  ['123456789012', expect.stringContaining('lists of stolen passwords')],
  ['1Q2W3E4R5T6Y', expect.stringContaining('lists of stolen passwords')],
  ['password1234', expect.stringContaining('lists of stolen passwords')],
  ['xxxxxxxxxxxx', expect.stringContaining('one of the first passwords')],
  [' '.repeat(12), expect.stringContaining('one of the first passwords')],
  ['passwordpassword1', expect.stringContaining('one of the first passwords')],
  ['lecternlectern', expect.stringContaining('one of the first passwords')],
  ['anna.lindqvist@halden.example', expect.stringContaining('your name, email or team')],
  ['AnnaLindqvist', expect.stringContaining('your name, email or team')],
  ['lindqvist-ANNA-2026!', expect.stringContaining('your name, email or team')],
  ['halden instruments', expect.stringContaining('your name, email or team')],
  ['Hålden1234567', expect.stringContaining('your name, email or team')],
])('the password %j is refused, and it is said why', async (password, message) => {
  expect(await why(password)).toEqual(message);
});

test('another person’s name is allowed', async () => {
  expect(passwordProblem('AnnaLindqvist Halden', [], await loadPasswordStrength())).toBeNull();
});

test.each([
  ['x'.repeat(11), false],
  ['x'.repeat(12), true],
  ['x'.repeat(64), true],
  ['x'.repeat(1_000), true],
  ['x'.repeat(1_001), false],
  ['😀'.repeat(11), false],
  ['😀'.repeat(12), true],
  ['😀'.repeat(250), true],
  ['😀'.repeat(251), false],
  ['ä'.normalize('NFD').repeat(11), false],
  ['ä'.normalize('NFD').repeat(12), true],
  ['ä'.normalize('NFD').repeat(500), true],
])('%# whether %j is of a size that may be chosen: %s', (text, answer) => {
  expect(passwordLengthProblem(text) === null).toBe(answer);
});
