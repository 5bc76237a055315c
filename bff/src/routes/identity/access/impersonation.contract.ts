import { expect, test } from '@jest/globals';
import { addPerson, type Person } from '@lectern/deploy/testing/add-person.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { fromPage, keep, type Jar } from '../../../testing/browser-sign-in.ts';
import { impersonate } from '../../../testing/impersonate.ts';
import { mailsTo } from '../../../testing/mails-to.ts';
import { admin, type RunningEdge } from '../../../testing/start-edge.ts';

const endAll = 'mutation($id: ID!) { endSignIns(userId: $id) }';

/** What administrators do as somebody of their team. */
export function impersonationContract(
  edge: () => RunningEdge,
  ids: () => { teamId: string; adminId: string },
): void {
  const status = async (token: string) => (await edge().call('GET', '/api/user', { token })).status;
  const member = async () => addPerson(edge().lectern, { teamId: ids().teamId });
  const meOf = async (token: string) =>
    (await edge().call<{ data?: { id: string } }>('GET', '/api/user', { token })).body.data?.id;
  const code = async (method: string, path: string, token: string, json: object = {}) =>
    (await edge().call<{ code?: string }>(method, path, { token, json })).body.code;

  test('an administrator acts as somebody with their rights, and what they do is told with both, as are its beginning and its end; the person hears of it', async () => {
    const [claire, tom] = [await member(), await member()];
    const can = async (id: string, token = edge().token) =>
      (await edge().call('GET', `/api/users/${id}/can-be-impersonated-by-current-user`, { token }))
        .body;
    expect(
      await Promise.all([
        can(claire.userId),
        can(ids().adminId),
        can(claire.userId, tom.token),
        can('nobody'),
      ]),
    ).toEqual([true, false, false, false].map((is) => ({ can_impersonate: is })));
    expect(
      await Promise.all(
        ['no', undefined].map((reason) =>
          code('POST', `/api/users/${claire.userId}/impersonation`, edge().token, { reason }),
        ),
      ),
    ).toEqual(['INVALID', 'INVALID']);
    const token = await impersonate(edge(), claire.userId, 'Her links are gone');
    expect([await meOf(token), await meOf(edge().token)]).toEqual([claire.userId, ids().adminId]);
    expect(await can(tom.userId, token)).toEqual({ can_impersonate: false });

    // Listed where the person is signed in, as what it is; nothing of theirs but their work is changed with it.
    const query =
      'query($id: ID!) { user(id: $id) { teams { id } signIns { id isCurrent impersonation { reason impersonator { id } } } impersonation { reason } } }';
    const { user: seen } = await edge().graph<{
      user: { teams: object[]; signIns: { isCurrent: boolean; impersonation: object | null }[] };
    }>(query, { id: claire.userId }, token);
    expect(seen).toMatchObject({
      teams: [{ id: claire.teamId }],
      impersonation: { reason: 'Her links are gone' },
    });
    expect(seen.signIns.map(({ isCurrent, impersonation }) => [isCurrent, impersonation])).toEqual([
      [true, { reason: 'Her links are gone', impersonator: { id: ids().adminId } }],
      [false, null],
    ]);
    expect(
      await code('PUT', '/api/user/password', token, {
        current_password: 'x',
        password: 'y',
        password_confirmation: 'y',
      }),
    ).toBe('FORBIDDEN');
    expect(
      await code('POST', `/api/users/${tom.userId}/impersonation`, token, { reason: 'Onward' }),
    ).toBe('FORBIDDEN');
    await expect(edge().graph(endAll, { id: claire.userId }, token)).rejects.toThrow('FORBIDDEN');
    expect(
      (await edge().call('PUT', '/api/user', { token, json: { title: 'Sales' } })).status,
    ).toBe(200);
    expect((await edge().call('DELETE', '/api/impersonation', { token })).status).toBe(204);
    expect([await status(token), await status(claire.token), await status(edge().token)]).toEqual([
      401, 200, 200,
    ]);

    const told = async () =>
      (
        await edge().call(
          'GET',
          '/api/event-stream?type=ImpersonationStarted,ProfileEdited,ImpersonationEnded',
        )
      ).text
        .trim()
        .split('\n')
        .filter((line) => line.includes(claire.userId))
        .map(
          (line) =>
            JSON.parse(line) as {
              type: string;
              actorid?: string;
              onbehalfofid?: string;
              data: Record<string, unknown>;
            },
        );
    await until(async () => (await told()).length === 3, 'the feed tells all three');
    const [began, edited, ended] = await told();
    expect(
      [began, edited, ended].map((event) => [event!.type, event!.actorid, event!.onbehalfofid]),
    ).toEqual([
      ['ImpersonationStarted', ids().adminId, undefined],
      ['ProfileEdited', ids().adminId, claire.userId],
      ['ImpersonationEnded', ids().adminId, claire.userId],
    ]);
    expect(began!.data).toMatchObject({
      userId: claire.userId,
      impersonatorId: ids().adminId,
      reason: 'Her links are gone',
    });
    expect(began!.data['tokenHash']).toBeNull();
    expect(ended!.data['because']).toBe('CHOICE');
    await until(
      async () =>
        (await mailsTo(edge(), `${claire.userId}@example.com`)).some(({ text }) =>
          text?.includes('Her links are gone'),
        ),
      'the person is told by mail',
    );
  });

  test('it ends at once, and for good, when either loses what it stands on', async () => {
    const ending: [string, (of: Person, boss: Person) => Promise<unknown>][] = [
      [
        'the person is made an administrator',
        (of) =>
          edge().call('PUT', `/api/users/${of.userId}/teams/${of.teamId}/role`, {
            json: { role: 'Team Admin' },
          }),
      ],
      ['the person is locked', (of) => edge().call('PUT', `/api/users/${of.userId}/lock`)],
      [
        'who acts is a member again',
        (_of, boss) =>
          edge().call('PUT', `/api/users/${boss.userId}/teams/${boss.teamId}/role`, {
            json: { role: 'Team Member' },
          }),
      ],
      ['who acts signs out', (_of, boss) => edge().call('POST', '/logout', { token: boss.token })],
    ];
    for (const [what, end1] of ending) {
      const [of, boss] = [
        await member(),
        await addPerson(edge().lectern, { teamId: ids().teamId, role: 'TEAM_ADMIN' }),
      ];
      const token = await impersonate(
        {
          ...edge(),
          call: (method, path, options) =>
            edge().call(method, path, { token: boss.token, ...options }),
        },
        of.userId,
      );
      expect([what, await status(token)]).toEqual([what, 200]);
      await end1(of, boss);
      expect([what, await status(token)]).toEqual([what, 401]);
      const isTold = async () =>
        (await edge().call('GET', '/api/event-stream?type=ImpersonationEnded')).text
          .split('\n')
          .some((line) => line.includes(of.userId) && line.includes('"because":"RIGHTS"'));
      await until(isTold, 'its end is told');
    }
  });

  test('a browser keeps its own sign-in for afterward, and has it back by choice, or once the other has ended by itself', async () => {
    const claire = await member();
    const jar: Jar = new Map();
    await fromPage(edge(), jar, 'POST', '/login', admin);
    const own = jar.get('lectern')!;
    const me = async () =>
      (await fromPage<{ data?: { id: string } }>(edge(), jar, 'GET', '/api/user')).body.data?.id;
    const begin = () =>
      fromPage(edge(), jar, 'POST', `/api/users/${claire.userId}/impersonation`, {
        reason: 'Her links are gone',
      });
    const began = await begin();
    expect([began.status, began.text.includes('token')]).toEqual([201, false]);
    expect([await me(), jar.get('lectern') === own]).toEqual([claire.userId, false]);
    expect(
      (
        await edge().call('DELETE', '/api/impersonation', {
          token: null,
          headers: { cookie: `lectern=${jar.get('lectern')}` },
        })
      ).body,
    ).toMatchObject({ code: 'CSRF' });
    expect((await fromPage(edge(), jar, 'DELETE', '/api/impersonation')).status).toBe(204);
    expect([await me(), jar.get('lectern'), jar.has('lectern_own')]).toEqual([
      ids().adminId,
      own,
      false,
    ]);

    await begin();
    await edge().graph(endAll, { id: claire.userId }, claire.token);
    expect(await me()).toBeUndefined();
    const page = await edge().call('GET', '/links', {
      token: null,
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    keep(jar, page);
    expect([page.status, page.headers.get('location'), await me()]).toEqual([
      302,
      '/',
      ids().adminId,
    ]);

    await begin();
    await fromPage(edge(), jar, 'POST', '/logout');
    expect([jar.has('lectern'), jar.has('lectern_own'), await status(own)]).toEqual([
      false,
      false,
      401,
    ]);
  });
}
