import { expect, test } from '@jest/globals';
import { refuseFirstGuesses } from './first-guesses.ts';

const known = ['anna@example.com', 'Anna Lindqvist', 'Halden'];

test.each(['password1234', 'passwordpassword', '123456789012', 'qwertyuiop12', 'iloveyou1234', 'administrator', 'xxxxxxxxxxxx', ' '.repeat(12), 'anna@example.com', 'lecternlectern'])(
  'the password %j is refused with a sentence for its field',
  async (password) => {
    const problem = { code: 'INVALID', fields: { password: [expect.stringContaining('one of the first passwords')] } };
    await expect(refuseFirstGuesses(password, known)).rejects.toMatchObject(problem);
  },
);

test.each(['correct horse battery', 'measure every litre', 'Größe 😀 пароль 7', 'too short no longer', 'vT9#qLw2mZ0p'])('the password %j may be chosen', async (password) => {
  await expect(refuseFirstGuesses(password, known)).resolves.toBeUndefined();
});
