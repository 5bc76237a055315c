import { pairsOf, rowsOf, type Bench } from '../bench.ts';
import { settled, startLectern } from '../lectern.ts';
import { compare, answerOf, requestsOf, startReference } from '../measure.ts';

const SECONDS = 5;
const CONNECTIONS = 64;

export const publicLink: Bench = {
  name: 'public-link',
  title: 'Public link',
  async run() {
    const lectern = await startLectern();
    const path = `/api/public/shared-links/${lectern.token}`;
    const answered = await answerOf(`http://127.0.0.1:${lectern.port}${path}`);
    const reference = await startReference('constant-json.ts', { answer: answered });
    try {
      await settled(lectern);
      const before = lectern.stored('telemetry');
      const comparison = await compare(lectern, reference, ({ port }) => ({
        url: `http://127.0.0.1:${port}`,
        method: 'GET',
        seconds: SECONDS,
        connections: CONNECTIONS,
        paths: [path],
      }));
      const acknowledged = requestsOf(comparison);
      const stored = lectern.stored('telemetry') - before;
      if (stored < acknowledged)
        throw new Error(`${acknowledged} openings were answered, ${stored} hits are stored`);
      return {
        what: `\`GET /api/public/shared-links/{token}\` with a durable hit each, ${answered.length} bytes, against a constant JSON server. ${pairsOf(comparison, SECONDS)}; ${stored} hits for ${acknowledged} answers and the warm-up`,
        rows: rowsOf(comparison),
        floor: 'rate at least 0.25 × the constant server (ADR 71)',
        isMet: comparison.rateRatio.median >= 0.25,
        limit:
          'the hit that goes with each: a signature, a row on the log and one with three indexes in a read model',
      };
    } finally {
      reference.stop();
      await lectern.stop();
    }
  },
};
