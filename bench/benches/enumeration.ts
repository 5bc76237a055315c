import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { admin } from '@lectern/deploy/standalone/spawn.ts';
import { row, type Bench, type Row } from '../bench.ts';
import { serve } from '../lectern.ts';
import { spread } from '../measure.ts';

const CALLS = 2_000;
const BLOCKS = 10;
const MOST_APART = 0.1;
const nobody = 'nobody@nowhere.example';
const settings = {
  LECTERN_REGISTRATION: 'open',
  LECTERN_TERMS_URL: 'https://lectern.example/terms',
  LECTERN_PRIVACY_URL: 'https://lectern.example/privacy',
};

/** Public checks, for a known and for an unknown email and team. */
const questions: Record<string, (email: string, team: string) => string> = {
  'check/email': (email) => `/api/check/email?${new URLSearchParams({ email }).toString()}`,
  'check/team': (_email, team) =>
    `/api/check/team?${new URLSearchParams({ team_name: team }).toString()}`,
  'team-domains/check': (email) =>
    `/api/team-domains/check?${new URLSearchParams({ email }).toString()}`,
};

/** Whether answers or their timing tell a stranger who is a customer. */
export const enumeration: Bench = {
  name: 'enumeration',
  title: 'What a stranger learns',
  async run() {
    const lectern = await serve({ env: settings });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      const rows: Row[] = [];
      let isMet = true;
      for (const [name, pathOf] of Object.entries(questions)) {
        const known = lectern.url + pathOf(admin.email, admin.teamName);
        const unknown = lectern.url + pathOf(nobody, 'Nowhere');
        await timesOf(agent, [known, unknown], CALLS / BLOCKS); // Warm-up.
        const ratios: number[] = [];
        const all: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
        for (let block = 0; block < BLOCKS; block++) {
          const [ofKnown, ofUnknown] = await timesOf(agent, [known, unknown], CALLS / BLOCKS);
          ratios.push(medianOf(ofKnown) / medianOf(ofUnknown));
          all.known.push(...ofKnown);
          all.unknown.push(...ofUnknown);
        }
        const whole = medianOf(all.known) / medianOf(all.unknown);
        isMet &&= Math.abs(whole - 1) <= MOST_APART;
        const { min, max } = spread(ratios);
        rows.push(
          row(`${name}: median, known / unknown`, { min, median: whole, max }, 3),
          row(`${name}: µs, known`, spread(all.known.map((ms) => ms * 1_000)), 0),
          row(`${name}: µs, unknown`, spread(all.unknown.map((ms) => ms * 1_000)), 0),
        );
      }
      return {
        what: `The checks that a page makes before the sign-in, each ${CALLS.toLocaleString('en')} times with a known email and team and ${CALLS.toLocaleString('en')} times with unknown ones, alternating over one connection. Every answer was the same to the byte; minimum and maximum of a ratio are of ${BLOCKS} blocks`,
        rows,
        floor: `the same answers, and medians at most ${MOST_APART * 100} % apart`,
        isMet,
        limit:
          'nothing is looked up: only the texts are validated, and the owner of the address gets the answer by mail',
      };
    } finally {
      agent.destroy();
      await lectern.stop();
    }
  },
};

/** Alternates, so that other load affects both sides alike. @throws Error if two answers differ */
async function timesOf(
  agent: Agent,
  urls: [string, string],
  calls: number,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  const bodies = new Set<string>();
  for (let call = 0; call < calls * 2; call++) {
    const which = (call + (call >> 1)) % 2 === 0 ? 0 : 1; // Each side is first in half of the pairs.
    const { ms, body } = await ask(agent, urls[which]);
    times[which].push(ms);
    bodies.add(body);
    if (bodies.size > 1)
      throw new Error(
        `${urls.join(' and ')} are answered differently: ${[...bodies].join(' and ')}`,
      );
  }
  return times;
}

function ask(agent: Agent, url: string): Promise<{ ms: number; body: string }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const call = request(url, { agent }, (answer) => {
      text(answer).then(
        (said) =>
          resolve({ ms: performance.now() - startedAt, body: `${answer.statusCode} ${said}` }),
        reject,
      );
    });
    call.once('error', reject);
    call.end();
  });
}

function medianOf(times: readonly number[]): number {
  return spread(times).median;
}
