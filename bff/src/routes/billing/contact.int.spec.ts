import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { startEdge, type RunningEdge } from '../../testing/start-edge.ts';

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge({ env: { LECTERN_CONTACT_EMAIL: 'hello@halden.example' } });
});
afterAll(() => edge.stop());

const form = {
  name: 'Kim Marlow',
  email: 'kim@northwind.example',
  company_name: 'Northwind Estates',
  location: 'DE',
  body: 'How soon could two hundred of us begin?',
};
const send = (json: object, headers: Record<string, string> = {}) =>
  edge.call<{ message: string; errors?: object }>('POST', '/api/contact', {
    token: null,
    json,
    headers,
  });

test('what somebody writes is answered, kept sealed, and mailed to whoever answers', async () => {
  expect(await send(form)).toMatchObject({
    status: 200,
    body: { message: "Thanks for reaching out. We'll respond within 24 hours!" },
  });
  const folder = join(edge.lectern.engines.engines.settings.LECTERN_DATA, 'mail');
  const mail = await until(async () => {
    const texts = await Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFile(join(folder, name), 'utf8')),
    );
    return texts.find((text) => text.includes('To: hello@halden.example'));
  }, 'the mail is there');
  expect(mail).toContain('Subject: Northwind Estates wants to hear from us');
  expect(mail).toContain('two hundred of us');
  const subjects = async (token?: string) =>
    (
      await edge.call<{ data: { mailOutbox: { items: { subject: string }[] } } }>(
        'POST',
        '/graphql',
        {
          json: { query: '{ mailOutbox { items { subject } } }' },
          ...(token !== undefined && { token }),
        },
      )
    ).body.data.mailOutbox.items.map(({ subject }) => subject);
  expect(await subjects()).toContain('Northwind Estates wants to hear from us');
  expect(await subjects((await addPerson(edge.lectern, { role: 'TEAM_ADMIN' })).token)).toEqual([]); // Who does not run this.
  const { store } = edge.lectern.services.find(({ definition }) => definition.name === 'billing')!;
  for await (const stream of store.commits.streams())
    expect(JSON.stringify(await store.commits.read(stream))).not.toMatch(/Marlow|northwind/i);
});

test('what is missing is said under its field, and programs are turned away', async () => {
  expect(
    await send({ ...form, name: ' ', email: 'kim', company_name: '', body: '' }),
  ).toMatchObject({
    status: 422,
    body: {
      errors: {
        name: ['Please fill this in.'],
        email: ['Enter a valid email.'],
        company_name: ['Please fill this in.'],
        body: ['Please fill this in.'],
      },
    },
  });
  expect((await send({ ...form, location: 'Nowhere' })).status).toBe(422);
  expect((await send(form, { 'user-agent': 'curl/8.9.1' })).status).toBe(403);
});
