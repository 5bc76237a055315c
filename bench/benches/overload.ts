import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { row, type Bench } from '../bench.ts';
import { settled, startSeeded, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';

const ROUNDS = 3;
const SECONDS = 10;
const PATH = '/api/user/presentations';
/** Connections are there before: otherwise calls would wait in the system, where nothing can refuse them. */
const CONNECTIONS = 1_500;
const size = { presentations: 20, hits: 60_000, viewings: 3_000 };

/** Three times what the server can do, from clients that do not wait for one another; then half of it. */
export const overload: Bench = {
  name: 'overload',
  title: 'Three times as many calls as the server can answer',
  async run() {
    const lectern = await startSeeded(size);
    const agent = new Agent({
      keepAlive: true,
      maxSockets: CONNECTIONS,
      maxFreeSockets: CONNECTIONS,
    });
    const call = caller(lectern, agent);
    try {
      await settled(lectern);
      await closedLoop(call, CONNECTIONS, SECONDS);
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const most = (await closedLoop(call, 20, SECONDS)) / SECONDS;
        const over = await openLoop(call, most * 3, SECONDS);
        await openLoop(call, most / 2, 2);
        const after = await openLoop(call, most / 2, SECONDS);
        rounds.push({
          goodput: over.answered / SECONDS / most,
          p99: over.p99,
          refused: over.refusedP99,
          after: after.p99,
          lost: over.lost,
        });
      }
      const of = (figure: keyof Round) => spread(rounds.map((each) => each[figure]));
      const [goodput, after, lost] = [of('goodput'), of('after'), of('lost')];
      return {
        what: `${ROUNDS} rounds of ${SECONDS} s: \`GET ${PATH}\` by one client at three times the rate that 20 clients in a closed loop reach, then at half of it; two seconds after the overload the figures begin again`,
        rows: [
          row('answered in overload / most that can be answered', goodput, 2),
          row('answered in overload: p99 ms', of('p99'), 0),
          row('refused with 503 or 429: p99 ms', of('refused'), 0),
          row('neither answered nor refused', lost, 0),
          row('two seconds afterward: p99 ms', after, 0),
        ],
        floor: 'at least 0.9 of the most, nothing lost, and a p99 of at most 500 ms afterward',
        isMet: goodput.median >= 0.9 && after.median <= 500 && lost.median === 0,
        limit: 'what a refusal costs: parsing the request, and writing the answer',
      };
    } finally {
      agent.destroy();
      await lectern.stop();
    }
  },
};

interface Round {
  /** Calls answered in overload, of the most that can be answered. */
  goodput: number;
  p99: number;
  refused: number;
  after: number;
  lost: number;
}

interface Answer {
  status: number | null;
  ms: number;
}
type Caller = () => Promise<Answer>;

function caller({ url, api }: RunningLectern, agent: Agent): Caller {
  const headers = { authorization: api.authorization };
  return () =>
    new Promise((resolve) => {
      const startedAt = performance.now();
      const end = (status: number | null) => resolve({ status, ms: performance.now() - startedAt });
      const sent = request(url + PATH, { agent, headers }, (answer) => {
        answer.resume().once('end', () => end(answer.statusCode ?? null));
      });
      sent.once('error', () => end(null)).end();
    });
}

/** @returns how many calls were answered */
async function closedLoop(call: Caller, clients: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async () => {
    while (performance.now() < end) if ((await call()).status === 200) answered++;
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answered;
}

async function openLoop(call: Caller, rate: number, seconds: number) {
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const calls: Promise<Answer>[] = [];
  while (elapsed() < seconds) {
    while (calls.length < elapsed() * rate) calls.push(call());
    await pause(5);
  }
  const answers = await Promise.all(calls);
  const answered = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
  return {
    answered: answered.length,
    p99: p99Of(answered),
    refusedP99: p99Of(refused),
    lost: answers.length - answered.length - refused.length,
  };
}

function p99Of(answers: readonly Answer[]): number {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
