import fc from 'fast-check';
import { newId } from '@lectern/kernel/ids.ts';
import { flawOf, type Answer, type CalledLectern } from '../called-lectern.ts';
import { graphFields } from './graph.ts';
import { methodsOf, operations, type Operation } from './operations.ts';
import { requestsFor, seedOf } from './requests.ts';
import { concurrently, flawOfSent } from './sent.ts';
import { roles, World, type Role } from './world.ts';

const SHOWN = 300;

/** It would never end. */
const unasked = new Set(['GET /api/realtime']);
/** What deletes comes last. */
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const inOrder = operations.toSorted(
  (one, other) => methods.indexOf(one.method) - methods.indexOf(other.method),
);

export interface FuzzOptions {
  seed: number;
  /** Requests for each operation in each role. */
  cases: number;
  /** A part of the names of operations. */
  only?: string;
  /** The longest that a call may take; any time by default, because specs share the machine. */
  slowestMs?: number;
}

/** What was wrong, a line each. */
export interface Fuzzed {
  calls: number;
  flaws: string[];
}

/** Calls every REST operation in three roles: each answer is one that openapi.json describes. */
export async function fuzzOperations(
  lectern: CalledLectern,
  { seed, cases, only = '', slowestMs = Infinity }: FuzzOptions,
): Promise<Fuzzed> {
  const world = new World(lectern);
  const found: Fuzzed = { calls: 0, flaws: [] };
  for (const operation of inOrder) {
    if (unasked.has(operation.name) || !operation.name.includes(only)) continue;
    const { tokens, known } = await world.prepared(cases);
    const requests = requestsFor(operation, known, { seed, cases });
    for (const role of roles)
      await concurrently(requests, async (request) => {
        found.calls++;
        const sent = { ...request, isForm: operation.isForm, token: tokens[role] };
        const isBroken = request.isBroken && !operation.isForm; // In a form everything is text.
        const flaw = await flawOfSent(lectern, sent, {
          slowestMs,
          wrongIn: (answer) => wrongIn(operation, isBroken, role, answer),
        });
        if (flaw !== null)
          found.flaws.push(
            `${role}: ${request.method} ${request.path.slice(0, SHOWN)} ${request.body?.slice(0, SHOWN) ?? ''}: ${flaw}`,
          );
      });
  }
  return found;
}

function wrongIn(
  { isPublic, answers }: Operation,
  isBroken: boolean,
  role: Role,
  answer: Answer,
): string | null {
  const { status, body, text } = answer;
  const said = `${status} ${text.slice(0, SHOWN)}`;
  if (role === 'nobody' && !isPublic && status !== 401) return `needs no sign-in → ${said}`;
  if (status >= 400) {
    const flaw = flawOf(answer);
    return flaw && `is no clear refusal → ${flaw}`;
  }
  if (isBroken) return `takes a wrong type → ${said}`;
  const schema = answers.get(status);
  if (schema === undefined) return `answers an undocumented status → ${said}`;
  const wrong = schema?.safeParse(body).error?.issues[0];
  return wrong
    ? `is not what openapi.json says, at ${wrong.path.join('.')}: ${wrong.message} → ${said}`
    : null;
}

/** Asks every field of the graph in three roles: each error is one that a client can act on. */
export async function fuzzGraph(
  lectern: CalledLectern,
  { seed, cases, only = '', slowestMs = Infinity }: FuzzOptions,
): Promise<Fuzzed> {
  const world = new World(lectern);
  const found: Fuzzed = { calls: 0, flaws: [] };
  for (const field of graphFields) {
    if (!field.name.includes(only)) continue;
    const { tokens, known } = await world.prepared(cases);
    const asked = fc.sample(field.variables(known), {
      seed: seedOf(seed, field.name),
      numRuns: cases,
    });
    for (const role of roles)
      await concurrently(asked, async (variables) => {
        found.calls++;
        const body = JSON.stringify({ query: field.query, variables });
        const flaw = await flawOfSent(
          lectern,
          { method: 'POST', path: '/graphql', body, token: tokens[role] },
          { slowestMs, wrongIn: wrongInGraph },
        );
        if (flaw !== null)
          found.flaws.push(
            `${role}: ${field.name} ${JSON.stringify(variables).slice(0, SHOWN)}: ${flaw}`,
          );
      });
  }
  return found;
}

function wrongInGraph({ status, text }: Answer): string | null {
  const codes = [...text.matchAll(/"code":"(\w+)"/g)].map(([, code]) => code);
  const hasErrors = text.includes('"errors":[');
  const isClear = status < 500 && !codes.includes('INTERNAL') && (!hasErrors || codes.length > 0);
  return isClear ? null : `${status} ${text.slice(0, SHOWN)}`;
}

/** Asks every path with the methods that it does not take. @returns those that are not answered with 405 */
export async function fuzzMethods(lectern: CalledLectern): Promise<string[]> {
  const flaws: string[] = [];
  for (const [path, taken] of methodsOf) {
    if (!path.startsWith('/api/')) continue; // There, GET may be a page.
    for (const method of methods) {
      if (taken.has(method) || isTakenAsId(path, method)) continue;
      const filled = path.replaceAll(/\{\w+\}/g, newId());
      const { status } = await lectern.call(method, filled, {
        ...(!['GET', 'DELETE'].includes(method) && {
          body: '{}',
          headers: { 'content-type': 'application/json' },
        }),
      });
      if (status !== 405) flaws.push(`${method} ${path} → ${status}`);
    }
  }
  return flaws;
}

/** Whether the path is also that of another operation, with its last words as an id. */
function isTakenAsId(path: string, method: string): boolean {
  return [...methodsOf].some(
    ([other, taken]) =>
      taken.has(method) && new RegExp(`^${other.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
