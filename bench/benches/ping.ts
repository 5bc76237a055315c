import { pairsOf, rowsOf, type Bench } from '../bench.ts';
import { settled, startLectern } from '../lectern.ts';
import { answerOf, compare, requestsOf, startReference, type Target } from '../measure.ts';

const SESSIONS = 5_000;
const SECONDS = 5;
const CONNECTIONS = 64;

export const ping: Bench = {
  name: 'ping',
  title: 'Ping ingest',
  async run() {
    const lectern = await startLectern();
    let reference: (Target & { stop(): void }) | undefined;
    try {
      const paths = (await lectern.sessions(SESSIONS)).map((id) => `/api/sessions/${id}/ping`);
      const body = JSON.stringify({ elapsed_ms: 1 });
      const answer = await answerOf(`http://127.0.0.1:${lectern.port}${paths[0]}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body,
      });
      reference = await startReference('echo.ts', { answer });
      await settled(lectern);
      const before = lectern.stored('pings');
      const comparison = await compare(lectern, reference, ({ port }, run) => ({
        url: `http://127.0.0.1:${port}`,
        method: 'PUT',
        seconds: SECONDS,
        connections: CONNECTIONS,
        paths,
        elapsedFrom: 1 + run * 1_000,
      }));
      const acknowledged = requestsOf(comparison);
      const stored = lectern.stored('pings') - before;
      if (stored < acknowledged)
        throw new Error(`${acknowledged} pings were acknowledged, ${stored} are stored`);
      return {
        what: `\`PUT /api/sessions/{id}/ping\` over 5,000 sessions against a raw node:http echo of the same answer. ${pairsOf(comparison, SECONDS)}; ${stored} rows for ${acknowledged} acknowledged pings and the warm-up`,
        rows: rowsOf(comparison),
        floor: 'CPU at most 5 × the echo (ADR 71)',
        isMet: comparison.cpuRatio.median <= 5,
        limit:
          'the signature, the row on the log and the read model of each ping, all on the one core that answers',
      };
    } finally {
      reference?.stop();
      await lectern.stop();
    }
  },
};
