import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { fromPage, type Jar } from '../../testing/browser-sign-in.ts';
import { passBotCheck } from '../../testing/pass-bot-check.ts';
import { aPdf, publish } from '../../testing/publish-and-share.ts';
import { openStream } from '../../testing/read-stream.ts';
import { admin, signIn, type RunningEdge } from '../../testing/start-edge.ts';
import type { RunningBff } from '../../start-bff.ts';

/** Two copies of the edge on the same engines, whose store is empty. */
export interface Copies {
  edge: RunningEdge;
  bffs: [RunningBff, RunningBff];
  stop(): Promise<void>;
}

const inTurn = [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1] as const;

/** What copies of the edge hold together: callers meet the one or the other. */
export function copiesContract(engines: string, start: () => Promise<Copies>): void {
  describe(`two copies of the edge on ${engines}`, () => {
    let edge: RunningEdge;
    let bffs: Copies['bffs'];
    let urls: [string, string];
    let stop = async () => {};
    beforeAll(async () => {
      ({ edge, bffs, stop } = await start());
      urls = [bffs[0].urls.console, bffs[1].urls.console];
    });
    afterAll(() => stop());

    test('one setup code is printed once and works on either copy; guesses at it are counted together', async () => {
      const steps = [await bffs[0].firstSteps(), await bffs[1].firstSteps()];
      const code = bffs[0].setupCode;
      expect(steps.filter((each) => each.includes(code))).toHaveLength(1);
      const first = { team_name: 'Halden', name: 'Ada', ...admin };
      const jar: Jar = new Map();
      const setUp = async (copy: 0 | 1, given: string) =>
        (await fromPage(edge, jar, 'POST', `${urls[copy]}/setup`, { ...first, code: given }))
          .status;
      for (const copy of inTurn.slice(0, 4)) expect(await setUp(copy, 'AAAA-BBBB-CCCC')).toBe(422);
      expect(await setUp(1, code)).toBe(200);
      const statuses: number[] = [];
      for (const copy of inTurn) statuses.push(await setUp(copy, 'AAAA-BBBB-CCCC'));
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
      expect(statuses.slice(-2)).toEqual([429, 429]);
      edge.token = await signIn(edge, admin);
    });

    test('an answer to the bot check is accepted by one copy alone', async () => {
      const token = encodeURIComponent(await passBotCheck(edge));
      const passed = await Promise.all(
        urls.map(
          async (url) =>
            (await edge.call('GET', `${url}/api/recaptcha?recaptcha_token=${token}`)).body,
        ),
      );
      expect(passed.map(({ success }) => success).toSorted()).toEqual([false, true]);
    });

    test('guesses at a password are counted together', async () => {
      const statuses: number[] = [];
      for (const copy of inTurn) {
        const json = {
          email: 'nobody@halden.example',
          password: 'a wrong one',
          device_name: 'spec',
        };
        const answer = await edge.call('POST', `${urls[copy]}/login`, { token: null, json });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
    });

    test('an upload that began at one copy goes on at the other, and both give its receipt', async () => {
      const pdf = await aPdf(2);
      const tus = { 'tus-resumable': '1.0.0' };
      const begun = await edge.call('POST', `${urls[0]}/api/uploads`, {
        headers: { ...tus, 'upload-length': String(pdf.length) },
      });
      const path = begun.headers.get('location')!;
      const send = (copy: 0 | 1, from: number, to: number) =>
        edge.call('PATCH', urls[copy] + path, {
          headers: {
            ...tus,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(from),
          },
          body: pdf.slice(from, to),
        });
      expect((await send(0, 0, 500)).status).toBe(204);
      const whole = await send(1, 500, pdf.length);
      expect(whole.status).toBe(204);
      const receipts = await Promise.all(
        urls.map(async (url) => {
          const answer = await edge.call('HEAD', url + path, { headers: tus });
          return digestIn(answer.headers.get('upload-receipt'));
        }),
      );
      const digest = digestIn(whole.headers.get('upload-receipt'));
      expect(digest).toMatch(/^[0-9a-f]{64}$/);
      expect(receipts).toEqual([digest, digest]);
    });

    test('a page at one copy hears what happens at the other, until the sign-in ends there', async () => {
      const token = await signIn(edge, admin);
      const stream = await openStream({ url: urls[1] }, '/api/realtime', token);
      const { id } = (
        await edge.call<{ data: { id: string } }>('POST', '/api/admin/labels', {
          json: { name: 'North' },
        })
      ).body.data;
      await until(() => stream.events.some(({ data }) => data['id'] === id), 'the page hears it');
      await edge.call('POST', '/logout', { token });
      await stream.ended;
      expect((await edge.call('GET', `${urls[1]}/api/user`, { token })).status).toBe(401);
    });

    test('who joins or leaves a group at one copy sees or loses its presentations at the other', async () => {
      const make = async (path: string) =>
        (await edge.call<{ data: { id: string } }>('POST', path, { json: { name: 'Nordics' } }))
          .body.data.id;
      const { body } = await edge.call<{ data: { current_team_id: string } }>('GET', '/api/user');
      const group = await make('/api/admin/groups');
      const id = await publish(edge);
      const json = { groups: [group] };
      await edge.call('PUT', `${urls[0]}/api/admin/presentations/${id}`, { json });
      const { userId, token } = await addPerson(edge.lectern, {
        teamId: body.data.current_team_id,
      });
      const statuses = () =>
        Promise.all(
          urls.map(
            async (url) =>
              (await edge.call('GET', `${url}/api/presentations/${id}/files`, { token })).status,
          ),
        );
      const become = (status: number) =>
        until(async () => (await statuses()).every((each) => each === status), String(status));
      await become(404);
      const users = { json: { users: [userId] } };
      await edge.call('POST', `${urls[0]}/api/admin/groups/${group}/users`, users);
      await become(200);
      await edge.call('POST', `${urls[1]}/api/admin/groups/${group}/users/remove`, users);
      await become(404);
    });
  });
}

function digestIn(receipt: string | null): string {
  const [body = ''] = (receipt ?? '').split('.');
  const { digest }: { digest: string } = JSON.parse(Buffer.from(body, 'base64url').toString());
  return digest;
}
