import { expect, test } from '@jest/globals';
import { makeLogger } from './logger.ts';

function logging(level: 'debug' | 'info' = 'info') {
  const lines: string[] = [];
  return {
    logger: makeLogger({ LECTERN_LOG_LEVEL: level }, 'bff', {
      write: (line) => void lines.push(line),
    }),
    lines,
  };
}

test('a line is JSON and says when, how bad, where and what', () => {
  const { logger, lines } = logging();
  logger.info({ teamId: 't1' }, 'started');
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    part: 'bff',
    teamId: 't1',
    msg: 'started',
  });
});

test('the level comes from the settings', () => {
  const { logger, lines } = logging();
  logger.debug('unheard');
  expect(lines).toEqual([]);
});

test('secrets and personal data are hidden, however deep they stand', () => {
  const { logger, lines } = logging();
  const person = {
    email: 'anne@example.com',
    password: 'correct horse',
    name: 'Anne',
    access_code: '1234',
    token: 'tttt',
  };
  logger.info(
    {
      ...person,
      userAgent: 'abc',
      people: [{ person }],
      request: {
        user: person,
        headers: {
          authorization: 'Bearer abc',
          cookie: 'lectern=abc',
          'set-cookie': 'lectern=abc',
        },
      },
    },
    'hello',
  );
  for (const canary of ['anne@', 'correct horse', 'Anne', '1234', 'tttt', 'abc'])
    expect(lines[0]).not.toContain(canary);
});

test('an error keeps its message, code and stack', () => {
  const { logger, lines } = logging();
  const cause = Object.assign(new Error('refused'), {
    code: 'ECONNREFUSED',
    query: { email: 'anne@example.com' },
  });
  logger.error({ err: new TypeError('no broker', { cause }) });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    err: {
      type: 'TypeError',
      message: 'no broker',
      stack: expect.stringContaining('no broker'),
      cause: { message: 'refused', code: 'ECONNREFUSED' },
    },
  });
  expect(lines[0]).not.toContain('anne');
  // As libraries for signing in tell what they refused: the token itself.
  logger.warn({
    err: new Error('bad signature', { cause: { key: {}, data: new TextEncoder().encode('anne') } }),
    digest: new Uint8Array(3),
  });
  const line = lines.pop() ?? '';
  expect(line).not.toContain('cause');
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'bad signature' }, digest: '3 bytes' });
  logger.error(new Error('alone'));
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ msg: 'alone', err: { message: 'alone' } });
});

test('an object that holds itself does no harm', () => {
  const { logger, lines } = logging();
  const circle: Record<string, unknown> = {};
  circle['again'] = circle;
  logger.info(circle, 'round');
  expect(lines).toHaveLength(1);
});

test('of a signed text only the id is kept, and of a URL no password', () => {
  const { logger, lines } = logging();
  const id = '01a1fa61-84fc-7174-a4d3-815110d9ff63';
  const signature =
    'ASkCAQMBofphhPx395vOOMgGcN8PAaH6YYT8dsy6D9mM9iR68QGh-mGE_H44oSXXC3sTGWwBofphhPxrAKoZ62tNdxGeq0c_H0tBnZjgIg';
  logger.info(
    { url: `/api/sessions/${id}.${signature}/ping` },
    `went to mongodb://user:pass@db:27017/x and https://example.com/a@b`,
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    url: `/api/sessions/${id}/ping`,
    msg: 'went to mongodb://db:27017/x and https://example.com/a@b',
  });
});
