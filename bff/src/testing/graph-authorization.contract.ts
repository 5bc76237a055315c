import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addPerson } from '@lectern/deploy/testing/add-person.ts';
import { anonymous, type Claims } from '@lectern/schemas/access/claims.ts';
import { permissionKeys } from '@lectern/schemas/access/permissions.ts';
import type { RuleName } from '@lectern/schemas/access/rules.ts';
import type { LecternHere } from '@lectern/deploy/testing/lectern-here.ts';
import type { Settings } from '@lectern/kernel/engines/settings.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { GraphAnswer, Subgraph } from '@lectern/kernel/graphql/subgraph.ts';
import { buildSchema, getNamedType, isLeafType, isRequiredArgument, print } from 'graphql';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ClaimsSource } from '../access/claims-source.ts';
import {
  callOf,
  referenceTo,
  ruledBy,
  allowedCallers,
  type Question,
  type Ruled,
} from './graph-fields.ts';
import { impersonate } from './impersonate.ts';
import { publishAndShare } from './publish-and-share.ts';
import { startEdge, type RunningEdge } from './start-edge.ts';

const isAdmin = (who: string) => who === 'admin' || who === 'other team’s admin';
const isThemselves = (who: string) =>
  isAdmin(who) || who === 'member' || permissionKeys.some((key) => key === who);
const isSignedIn = (who: string) => isThemselves(who) || who === 'impersonator';

function may(who: string, rule: RuleName): boolean {
  const whom = allowedCallers(rule);
  if (whom === 'everybody') return true;
  if (whom === 'whoever is signed in') return isSignedIn(who);
  if (whom === 'whoever is themselves') return isThemselves(who);
  if (whom === 'whoever is somebody else') return who === 'impersonator';
  if (whom === 'operators') return who === 'admin';
  return whom !== 'nobody' && (isAdmin(who) || who === whom);
}

/** How the rule answers, told from every other failure by its words. */
function verdict({ errors }: GraphAnswer): 'let through' | 'turned away' {
  const isRules = ({ message, extensions: { code } }: GraphAnswer['errors'][number]) =>
    (code === 'UNAUTHENTICATED' && message === 'Please sign in.') ||
    (code === 'FORBIDDEN' && message === 'You may not do this.');
  return errors.some(isRules) ? 'turned away' : 'let through';
}

/** Every field of the graph, as each kind of caller. */
export function graphAuthorizationContract(
  where: string,
  {
    start,
    subgraphsOf,
    proven = async (_edge, claims) => claims,
  }: {
    start?: (settings: Settings) => Promise<LecternHere['lectern']>;
    /** Claims with a proof of this minute: a busy machine takes longer over a test than a proof lasts. */
    proven?: (edge: RunningEdge, claims: Claims) => Promise<Claims>;
    subgraphsOf: (edge: RunningEdge) => { subgraphs: readonly Subgraph[]; stop(): Promise<void> };
  },
): void {
  describe(where, () => {
    let edge: RunningEdge;
    let subgraphs: readonly Subgraph[];
    let stopAsking: () => Promise<void>;
    /** As the edge finds out who they are. */
    const callers = new Map<string, Claims>();
    /** What the first team has, by the name of its type. */
    const ids = new Map<string, Set<string>>();

    beforeAll(async () => {
      edge = await startEdge({ ...(start && { start }) });
      ({ subgraphs, stop: stopAsking } = subgraphsOf(edge));
      const { teamId, hitUuid } = await publishAndShare(edge);
      const token = async (changes: Parameters<typeof addPerson>[1]) =>
        (await addPerson(edge.lectern, changes)).token;
      callers.set('nobody', await claimsOf(''));
      callers.set('visitor with a visit', await claimsOf(hitUuid));
      callers.set('member', await claimsOf(await token({ teamId })));
      for (const permission of permissionKeys)
        callers.set(permission, await claimsOf(await token({ teamId, permissions: [permission] })));
      callers.set('admin', await claimsOf(edge.token));
      callers.set(
        'impersonator',
        await claimsOf(await impersonate(edge, (await addPerson(edge.lectern, { teamId })).userId)),
      );
      callers.set('other team’s admin', await claimsOf(await token({ role: 'TEAM_ADMIN' })));
      const left = await token({ teamId, role: 'TEAM_ADMIN' });
      await edge.call('POST', '/logout', { token: left });
      callers.set('signed out', await claimsOf(left));
      for (const [who, how] of [
        ['locked', 'lockMember(userId: $userId) { __typename }'],
        ['removed', 'removeMember(userId: $userId)'],
      ] as const) {
        const person = await addPerson(edge.lectern, { teamId, permissions: [...permissionKeys] });
        const query = `mutation($userId: ID!) { ${how} }`;
        const done = await edge.call<{ errors?: unknown }>('POST', '/graphql', {
          json: { query, variables: { userId: person.userId } },
        });
        expect(done.body.errors).toBeUndefined();
        callers.set(who, await claimsOf(person.token));
      }
      for (const line of (await edge.call('GET', '/api/event-stream')).text.trim().split('\n')) {
        const [type = '', ...rest] = (JSON.parse(line) as { subject: string }).subject.split('/');
        ids.set(type, (ids.get(type) ?? new Set()).add(rest.at(-1)!));
      }
    });
    afterAll(async () => {
      await stopAsking();
      await edge.stop();
    });

    async function ask(
      subgraph: Subgraph,
      { document, variables }: Question,
      claims: Claims,
    ): Promise<GraphAnswer> {
      return subgraph.execute({
        document,
        variables,
        request: {
          claims: await proven(edge, claims),
          correlationId: newId(),
          idempotency: null,
        },
      });
    }

    /** Who the edge takes the bearer of this text for. */
    async function claimsOf(text: string): Promise<Claims> {
      return (await new ClaimsSource(edge.lectern.graph).of(text)) ?? anonymous;
    }

    const ruled = () =>
      Promise.all(
        subgraphs.map(async (subgraph) => ({ subgraph, ...ruledBy(await subgraph.schema()) })),
      );

    test('the composed graph has the fields of the subgraphs and no others, each with a rule', async () => {
      const composed = buildSchema(
        readFileSync(
          createRequire(import.meta.url).resolve('@lectern/schemas/graphql/api.graphql'),
          'utf8',
        ),
      );
      const inGraph = [composed.getQueryType(), composed.getMutationType()].flatMap((type) =>
        Object.keys(type?.getFields() ?? {}).map((name) => `${type!.name}.${name}`),
      );
      const roots = (await ruled()).flatMap((each) => each.roots);
      expect(roots.map(({ name }) => name).sort()).toEqual(inGraph.sort());
      expect(roots.filter(({ rule }) => rule === null)).toEqual([]);
    });

    test('every field of Query and Mutation turns away whom its rule does not let through, and nobody else', async () => {
      const wrong: string[] = [];
      for (const { subgraph, roots } of await ruled()) {
        for (const root of roots) {
          const call = callOf(root);
          // Some of what is open to everybody costs as much as checking a password.
          const asking =
            root.rule === 'public' ? ['nobody', 'member', 'admin'] : [...callers.keys()];
          await Promise.all(
            asking.map(async (who) => {
              const answer = await ask(subgraph, call(), callers.get(who)!);
              if (answer.errors.some(({ extensions }) => extensions['code'] === 'INTERNAL'))
                wrong.push(`${who}: ${root.name} fails`);
              const expected = may(who, root.rule!) ? 'let through' : 'turned away';
              if (verdict(answer) !== expected)
                wrong.push(
                  `${who}: ${root.name} (${root.rule}) is not ${expected}: ${JSON.stringify(answer)}`,
                );
            }),
          );
        }
      }
      expect(wrong).toEqual([]);
    });

    test('what anybody may ask, and what changes the sign-in of a browser, is refused by the console’s way to the graph: calls of their own count and check', async () => {
      const open = (await ruled())
        .flatMap(({ roots }) => roots)
        .filter(
          ({ name, rule }) =>
            rule === 'public' ||
            [
              'Mutation.signOut',
              'Mutation.startImpersonation',
              'Mutation.endImpersonation',
            ].includes(name),
        );
      expect(open.length).toBeGreaterThan(5);
      for (const root of open) {
        const { document, variables } = callOf(root)();
        const hidden = print(document)
          .replace(/\{\n/, '{ ...All }\nfragment All on TYPE {\n')
          .replace('TYPE', root.type.name);
        for (const query of [print(document), hidden]) {
          const { body } = await edge.call('POST', '/graphql', { json: { query, variables } });
          expect(body).toMatchObject({
            errors: [
              { message: `${root.name} has a call of its own.`, extensions: { code: 'FORBIDDEN' } },
            ],
          });
        }
      }
    });

    test('every entity that is referred to does likewise, and so do the fields with a rule of their own', async () => {
      const wrong: string[] = [];
      for (const { subgraph, entities, fields } of await ruled()) {
        const asked = [
          ...entities.flatMap((entity) =>
            entity.rule ? [{ ...entity, rule: entity.rule, question: referenceTo(entity) }] : [],
          ),
          ...fields.flatMap(({ name, type, field, rule }) => {
            const entity = entities.find((each) => each.type === type);
            return entity && rule && isPlain(field!)
              ? [{ name, type, rule, question: referenceTo(entity, [selected(field!)]) }]
              : [];
          }),
        ];
        for (const { name, type, rule, question } of asked) {
          for (const id of [newId(), ...(ids.get(type.name) ?? [])].slice(0, 2)) {
            await Promise.all(
              [...callers].map(async ([who, claims]) => {
                const answer = await ask(subgraph, question(id), claims);
                if (
                  may(who, rule) ? verdict(answer) === 'turned away' && isAdmin(who) : gives(answer)
                )
                  wrong.push(`${who}: ${name} (${rule}): ${JSON.stringify(answer)}`);
              }),
            );
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    test('what belongs to another team is answered exactly as what does not exist, wherever its id stands', async () => {
      const wrong: string[] = [];
      const claims = callers.get('other team’s admin')!;
      const real = [...ids.values()].flatMap((each) => [...each].slice(0, 1));
      expect([...ids.keys()]).toEqual(
        expect.arrayContaining(['Presentation', 'SharedLink', 'User', 'Team', 'ViewerSession']),
      );
      for (const { subgraph, roots, entities } of await ruled()) {
        for (const root of roots.filter(({ rule }) => rule !== 'public')) {
          const [call, missing] = [callOf(root), newId()];
          if (!JSON.stringify(call(missing).variables).includes(missing)) continue;
          const expected = told(await ask(subgraph, call(missing), claims), missing);
          for (const id of real) {
            const answer = told(await ask(subgraph, call(id), claims), id);
            if (answer !== expected) wrong.push(`${root.name}: ${answer}, not ${expected}`);
          }
        }
        for (const entity of entities) {
          const [reference, missing] = [referenceTo(entity), newId()];
          const expected = told(await ask(subgraph, reference(missing), claims), missing);
          for (const id of [...(ids.get(entity.name) ?? [])].slice(0, 3)) {
            const answer = told(await ask(subgraph, reference(id), claims), id);
            if (answer !== expected) wrong.push(`${entity.name}: ${answer}, not ${expected}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });
}

const isPlain = (field: NonNullable<Ruled['field']>) => !field.args.some(isRequiredArgument);
const selected = (field: NonNullable<Ruled['field']>) =>
  `${field.name}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'}`;

/** Whether anything but the key came. */
function gives({ data }: GraphAnswer): boolean {
  const [entity] = (data?.['_entities'] ?? []) as (Record<string, unknown> | null)[];
  return Object.entries(entity ?? {}).some(
    ([name, value]) => !['__typename', 'id'].includes(name) && value !== null,
  );
}

function told({ data, errors }: GraphAnswer, id: string): string {
  return JSON.stringify({
    data,
    errors: errors.map(({ message, extensions }) => ({ message, extensions })),
  }).replaceAll(id, 'the id');
}
