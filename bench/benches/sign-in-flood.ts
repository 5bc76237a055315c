import { Agent, request } from 'node:http';
import { admin } from '@lectern/deploy/standalone/spawn.ts';
import { row, type Bench } from '../bench.ts';
import { serve, type RunningLectern } from '../lectern.ts';
import { spread } from '../measure.ts';

const SENDERS = 18;
const SIGN_INS = 20;
const FLOOR_MS = 1_000;

/** A person signs in while others guess passwords, each from an address of their own. */
export const signInFlood: Bench = {
  name: 'sign-in-flood',
  title: 'Signing in while passwords are guessed',
  async run() {
    const lectern = await serve();
    const flood = new AbortController();
    try {
      const alone = await signIns(lectern);
      const senders = Array.from({ length: SENDERS }, (_, index) =>
        guess(lectern, `127.0.0.${index + 10}`, flood.signal),
      );
      const flooded = await signIns(lectern);
      flood.abort();
      const guesses = (await Promise.all(senders)).reduce((sum, count) => sum + count, 0);
      return {
        what: `${SIGN_INS} times \`POST /login\` with the right password, one after the other: alone, and beside ${SENDERS} senders that guess without pause (${guesses} answers)`,
        rows: [
          row('alone: ms', alone, 0),
          row('beside the guesses: ms', flooded, 0),
          row('beside the guesses / alone', spread([flooded.median / alone.median]), 1),
        ],
        floor: `a median of at most ${FLOOR_MS} ms`,
        isMet: flooded.median <= FLOOR_MS,
        limit: 'the hash of a password, which takes a processor for as long as a guess costs',
      };
    } finally {
      flood.abort();
      await lectern.stop();
    }
  },
};

async function signIns(lectern: RunningLectern) {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (times.length < SIGN_INS) {
    const startedAt = performance.now();
    const status = await logIn(lectern, agent, admin.password);
    if (status !== 200) throw new Error(`The sign-in answered ${status}`);
    times.push(performance.now() - startedAt);
  }
  agent.destroy();
  return spread(times);
}

/** @returns how many guesses were answered */
async function guess(
  lectern: RunningLectern,
  localAddress: string,
  signal: AbortSignal,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, localAddress });
  let guesses = 0;
  while (!signal.aborted) {
    await logIn(lectern, agent, `guess ${guesses}`);
    guesses++;
  }
  agent.destroy();
  return guesses;
}

function logIn({ port }: RunningLectern, agent: Agent, password: string): Promise<number> {
  const body = JSON.stringify({ email: admin.email, password, device_name: 'bench' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/login', method: 'POST', agent, headers }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
      .once('error', reject)
      .end(body);
  });
}
