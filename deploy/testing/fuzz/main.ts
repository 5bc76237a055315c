// `npm run test:fuzz -- [--cases n] [--seed n] [--only <part of a name>]`: every operation of openapi.json and every field
// of the graph gets random requests in three roles; each is answered as described, within a second. A seed that finds something goes into seeds.json: specs ask with it
// from then on. The last line is `N calls, N flaws, seed N`.
import { parseArgs } from 'node:util';
import { CalledLectern } from '../called-lectern.ts';
import { fuzzGraph, fuzzMethods, fuzzOperations } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Math.trunc(Date.now() / 1000)) },
    only: { type: 'string', default: '' },
  },
});
const options = {
  seed: Number(values.seed),
  cases: Number(values.cases),
  only: values.only,
  slowestMs: 1_000,
};
const lectern = await CalledLectern.start();
try {
  const flaws = await fuzzMethods(lectern);
  let calls = 0;
  for (const [what, work] of [
    ['REST', fuzzOperations],
    ['graph', fuzzGraph],
  ] as const) {
    const found = await work(lectern, options);
    console.log(`${what}: ${found.calls} calls, ${found.flaws.length} flaws`);
    calls += found.calls;
    flaws.push(...found.flaws);
  }
  for (const flaw of flaws) console.log(flaw);
  console.log(`${calls} calls, ${flaws.length} flaws, seed ${options.seed}`);
  process.exitCode = flaws.length === 0 ? 0 : 1;
} finally {
  await lectern.stop();
}
