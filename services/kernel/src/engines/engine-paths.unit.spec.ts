import { expect, test } from '@jest/globals';
import { engineUrls } from './engine-paths.ts';
import { readSettings } from './settings.ts';

test('origins are written as browsers send them: a host name in ASCII, without the default port', () => {
  const urls = (env: NodeJS.ProcessEnv) => engineUrls(readSettings(env));
  expect(urls({ LECTERN_URL: 'https://vertrieb.büro.example/' })).toEqual({
    console: 'https://vertrieb.xn--bro-hoa.example',
    content: 'https://vertrieb.xn--bro-hoa.example:444',
  });
  expect(
    urls({
      LECTERN_URL: 'https://Lectern.example:443',
      LECTERN_CONTENT_URL: 'https://Dateien.büro.example/',
    }),
  ).toEqual({ console: 'https://lectern.example', content: 'https://dateien.xn--bro-hoa.example' });
  expect(urls({ LECTERN_PORT: '4100' })).toEqual({
    console: 'http://localhost:4100',
    content: 'http://127.0.0.1:4101',
  });
});
