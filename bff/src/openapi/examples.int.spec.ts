import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@lectern/kernel/testing/until.ts';
import { z } from 'zod';
import { loadRoutes } from '../route/load-routes.ts';
import { aPdf } from '../testing/publish-and-share.ts';
import { startEdge, type RunningEdge } from '../testing/start-edge.ts';
import { codeSample, pathOf } from './code-sample.ts';
import { examples, type Example } from './examples.ts';

const credentials = z
  .object({ email: z.string(), password: z.string() })
  .parse(examples.find(({ operation }) => operation === 'signIn')?.body);

let edge: RunningEdge;
beforeAll(async () => {
  edge = await startEdge({
    isEmpty: true,
    env: {
      LECTERN_ADMIN_EMAIL: credentials.email,
      LECTERN_ADMIN_PASSWORD: credentials.password,
      LECTERN_TEAM_NAME: 'Halden',
    },
  });
});
afterAll(() => edge.stop());

/** `data.token` of an answer. */
const partOf = (answer: unknown, place: string) =>
  place.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], answer);

async function formOf({ form = {} }: Example): Promise<FormData> {
  const fields = new FormData();
  for (const [name, value] of Object.entries(form))
    if (value.startsWith('@')) fields.set(name, new File([await aPdf(2)], value.slice(1)));
    else fields.set(name, value);
  return fields;
}

test('the examples run one after the other, with what the answers before them have', async () => {
  const routes = new Map((await loadRoutes()).map((route) => [route.name, route]));
  const known: Record<string, string> = {};
  const filled = (text: string) =>
    text.replaceAll(/\$([A-Z]+)/g, (_, name: string) => known[name]!);
  for (const example of examples) {
    const route = routes.get(example.operation)!;
    // A link opens once the pages of its presentation are made.
    const answer = await until(async () => {
      const given = await edge.call(route.method, filled(pathOf(route, example)), {
        token: example.isPublic ? null : known['TOKEN']!,
        ...(example.body && { json: JSON.parse(filled(JSON.stringify(example.body))) as object }),
        ...(example.form && { body: await formOf(example) }),
      });
      return given.status === route.status && given;
    }, `${example.operation} answers ${route.status}`);
    for (const [name, place] of Object.entries(example.takes ?? {}))
      known[name] = String(partOf(answer.body, place));
    if (example.operation === 'readEventStream')
      expect(JSON.parse(answer.text)).toMatchObject({ type: 'SharedLinkCreated' });
    if (example.operation === 'listViewerSessions')
      expect(answer.body).toMatchObject({ data: [{ elapsed_ms: expect.any(Number) }] });
  }
});

test('an example is a command that hands on what the next ones need', () => {
  const start = examples.find(({ operation }) => operation === 'startViewerSession')!;
  expect(codeSample({ method: 'POST', path: '/api/sessions' }, start)).toBe(
    `export SESSION=$(curl -s "$LECTERN/api/sessions" \\
  -H 'content-type: application/json' \\
  -d '{"hit_uuid":"'$HIT'","meta":{"currentPage":1,"pageCount":2}}' | jq -r .data.id)`,
  );
});
