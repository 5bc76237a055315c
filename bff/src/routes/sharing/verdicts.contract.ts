import { expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { googlebot, linksOfHits } from '../../testing/links-of-hits.ts';
import { passBotCheck } from '../../testing/pass-bot-check.ts';
import type { RunningEdge } from '../../testing/start-edge.ts';

/** What becomes of a hit, and of what was read with it, when somebody of the team says what it was. */
export function verdictsContract(edge: () => RunningEdge, presentationId: () => string): void {
  const { aLink, open, hitsOf, known, countsOf } = linksOfHits(edge, presentationId);

  test('“this was a person” moves the hit, and undoing it moves it back', async () => {
    const { id, token } = await aLink();
    await open(token, { userAgent: googlebot });
    const [hit] = await known(id, 1);
    const verdict = '{ id lane laneSource laneReason canUndoVerdict verdictBy { id } }';
    const give = (lane: string, reason: string | null) =>
      edge().graph<{ giveHitVerdict: object }>(
        `mutation ($id: ID!, $lane: HitLane!, $reason: String) { giveHitVerdict(id: $id, lane: $lane, reason: $reason) ${verdict} }`,
        { id: hit!.uuid, lane, reason },
      );
    const { body: me } = await edge().call<{ data: { id: string } }>('GET', '/api/user');
    expect((await give('PERSON', 'It was Ana.')).giveHitVerdict).toMatchObject({
      lane: 'PERSON',
      laneSource: 'PERSON',
      laneReason: 'It was Ana.',
      canUndoVerdict: true,
      verdictBy: { id: me.data.id },
    });
    expect(await countsOf(id)).toEqual({
      hitCount: 1,
      hitCounts: { persons: 1, bots: 0, ownTeam: 0 },
    });
    expect((await hitsOf(id, 'person')).data).toMatchObject([
      { uuid: hit!.uuid, lane: 'person', is_real: true },
    ]);
    expect((await give('OWN_TEAM', null)).giveHitVerdict).toMatchObject({
      lane: 'OWN_TEAM',
      laneReason: 'This was our own team.',
    });
    expect(await countsOf(id)).toMatchObject({ hitCounts: { persons: 0, bots: 0, ownTeam: 1 } });
    const undo = () =>
      edge().graph<{ undoHitVerdict: object }>(
        `mutation ($id: ID!) { undoHitVerdict(id: $id) ${verdict} }`,
        { id: hit!.uuid },
      );
    expect((await undo()).undoHitVerdict).toMatchObject({ lane: 'PERSON', canUndoVerdict: true });
    expect((await undo()).undoHitVerdict).toMatchObject({
      lane: 'BOT',
      laneSource: 'RECORDED',
      laneReason: 'user-agent: googlebot',
      canUndoVerdict: false,
      verdictBy: null,
    });
    expect(await countsOf(id)).toMatchObject({ hitCounts: { persons: 0, bots: 1, ownTeam: 0 } });
  });

  test('a verdict moves what was read, too: analytics counts it where the hit counts', async () => {
    const { id, token } = await aLink();
    const visit = await open(token, { userAgent: googlebot });
    const [hit] = await known(id, 1);
    expect(
      (await edge().call('POST', '/api/sessions', { token: null, json: { hit_uuid: visit } }))
        .status,
    ).toBe(201);
    const views = async () =>
      (
        await edge().graph<{ sharedLink: { analytics: { views: number } } }>(
          'query ($id: ID!) { sharedLink(id: $id) { analytics { views } } }',
          { id },
        )
      ).sharedLink.analytics.views;
    const sessionsOf = async () =>
      (
        await edge().call<{ meta: { total: number } }>(
          'GET',
          `/api/sessions?shared_link_id=${id}&bots=1`,
        )
      ).body.meta.total;
    await until(async () => (await sessionsOf()) === 1, 'the viewing is known');
    expect(await views()).toBe(0);
    await edge().graph('mutation ($id: ID!) { giveHitVerdict(id: $id, lane: PERSON) { id } }', {
      id: hit!.uuid,
    });
    await until(async () => (await views()) === 1, 'it counts');
    await edge().graph('mutation ($id: ID!) { undoHitVerdict(id: $id) { id } }', { id: hit!.uuid });
    await until(async () => (await views()) === 0, 'it counts no more');
  });

  test('a verdict holds for the whole visit: for what came before, and for what comes after', async () => {
    const { id, token } = await aLink();
    await open(token);
    await open(token);
    await open(token, { userAgent: `${googlebot} again` });
    const [hit] = (await known(id, 3)).filter(({ lane }) => lane === 'person');
    await edge().graph(
      'mutation ($id: ID!) { giveHitVerdict(id: $id, lane: BOT, reason: "Their scanner.") { id } }',
      { id: hit!.uuid },
    );
    expect(await countsOf(id)).toMatchObject({ hitCounts: { persons: 0, bots: 3 } });
    const visit = await open(token);
    expect(
      (
        await edge().call('POST', `/api/public/shared-link-hits/${visit}/notify`, {
          token: null,
          json: { recaptcha_token: await passBotCheck(edge()) },
        })
      ).status,
    ).toBeLessThan(300);
    await until(async () => (await hitsOf(id, 'bot')).meta.total === 4, 'it is taken for the same');
    expect(
      (await hitsOf(id)).data.filter(({ lane_reason }) => lane_reason === 'Their scanner.'),
    ).toHaveLength(3);
    await edge().graph('mutation ($id: ID!) { undoHitVerdict(id: $id) { id } }', { id: hit!.uuid });
    expect(await countsOf(id)).toMatchObject({ hitCounts: { persons: 3, bots: 1 } });
  });

  test('a verdict that broke off in the middle of a visit, or was taken back so, holds for all of it once it is tried again', async () => {
    const { id, token } = await aLink();
    for (let opened = 0; opened < 3; opened++) await open(token);
    const uuid = (await known(id, 3))[1]!.uuid;
    const { commits } = edge().lectern.services.find(
      ({ definition }) => definition.name === 'sharing',
    )!.store;
    const append = commits.append.bind(commits);
    const failingOnce = async (field: string) => {
      let appended = 0;
      commits.append = async (given) => {
        if (++appended === 2) throw new Error('the disk is slow');
        return append(given);
      };
      const headers = { 'idempotency-key': newId() };
      const tell = async () =>
        (
          await edge().call<{ errors?: object[] }>('POST', '/graphql', {
            json: { query: `mutation ($id: ID!) { ${field} { id } }`, variables: { id: uuid } },
            headers,
          })
        ).body.errors?.length ?? 0;
      expect([await tell(), await tell(), await tell()]).toEqual([1, 0, 0]);
      commits.append = append;
      return (await countsOf(id)).hitCounts;
    };
    expect(await failingOnce('giveHitVerdict(id: $id, lane: BOT)')).toEqual({
      persons: 0,
      bots: 3,
      ownTeam: 0,
    });
    expect(await failingOnce('undoHitVerdict(id: $id)')).toEqual({
      persons: 3,
      bots: 0,
      ownTeam: 0,
    });
  });

  test('viewings of one browser less than ten minutes apart are one visit, and one judged otherwise leaves it', async () => {
    const { id, token } = await aLink();
    const visits = [
      await open(token),
      await open(token),
      await open(token, { userAgent: googlebot }),
    ];
    for (const [n, visit] of visits.entries()) {
      const headers = n === 2 ? { 'user-agent': googlebot } : {};
      expect(
        (
          await edge().call('POST', '/api/sessions', {
            token: null,
            json: { hit_uuid: visit },
            headers,
          })
        ).status,
      ).toBe(201);
    }
    const query =
      'query ($id: ID!) { viewerSessions(sharedLinkId: $id, filter: { includeBots: true }) { items { id lane hitId visit { id elapsedMs sessions { id } timeline { kind } } } } }';
    type Item = {
      id: string;
      lane: string;
      hitId: string;
      visit: { id: string; sessions: { id: string }[]; timeline: { kind: string }[] };
    };
    const seen = () =>
      until(async () => {
        const { items } = (await edge().graph<{ viewerSessions: { items: Item[] } }>(query, { id }))
          .viewerSessions;
        return items.length === 3 && items;
      }, 'the viewings are known');
    const persons = (await seen()).filter(({ lane }) => lane === 'PERSON').toReversed();
    expect(persons.map(({ visit }) => [visit.id, visit.sessions.map((each) => each.id)])).toEqual(
      persons.map(() => [persons[0]!.id, persons.map((each) => each.id)]),
    );
    expect(persons[0]!.visit.timeline.filter(({ kind }) => kind === 'OPENED')).toHaveLength(2);
    await known(id, 3);
    await edge().graph('mutation ($id: ID!) { giveHitVerdict(id: $id, lane: BOT) { id } }', {
      id: persons[1]!.hitId,
    });
    const all = await until(
      async () => (await seen()).every(({ lane }) => lane === 'BOT') && seen(),
      'both are taken for bots',
    );
    expect(all.map(({ visit }) => visit.sessions.length).toSorted()).toEqual([1, 2, 2]);
  });

  test('a verdict is for whoever sees the link: others hear that there is no such visit', async () => {
    const { id, token } = await aLink();
    await open(token);
    const [hit] = await known(id, 1);
    const { body: me } = await edge().call<{ data: { current_team_id: string } }>(
      'GET',
      '/api/user',
    );
    for (const person of [{ teamId: me.data.current_team_id }, { role: 'TEAM_ADMIN' as const }]) {
      const query = 'mutation ($id: ID!) { giveHitVerdict(id: $id, lane: BOT) { id } }';
      const answers = await Promise.all(
        [hit!.uuid, newId()].map(async (uuid) =>
          edge().call<{ errors: { message: string; extensions: { code: string } }[] }>(
            'POST',
            '/graphql',
            {
              json: { query, variables: { id: uuid } },
              token: (await addPerson(edge().lectern, person)).token,
            },
          ),
        ),
      );
      for (const { body } of answers)
        expect(body.errors[0]).toMatchObject({
          message: 'There is no such visit.',
          extensions: { code: 'NOT_FOUND' },
        });
    }
  });
}
