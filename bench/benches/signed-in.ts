import { pairsOf, rowsOf, type Bench } from '../bench.ts';
import { serve } from '../lectern.ts';
import { compare } from '../measure.ts';

const SECONDS = 5;
const CONNECTIONS = 16;
const FLOOR = 1.2;
/** A public answer that still looks up a sign-in; it is small, so the cost of the look-up shows. */
const body = JSON.stringify({ query: '{ __typename }' });
const expected = '{"data":{"__typename":"Query"}}';

/** The cost of a sign-in: the same call to the same server, with and without a token. */
export const signedIn: Bench = {
  name: 'signed-in',
  title: 'A signed-in call',
  async run() {
    // In production the server answers only the console's documents.
    const lectern = await serve({ env: { NODE_ENV: 'development' } });
    try {
      const headers = { signedIn: { authorization: lectern.api.authorization }, anonymous: {} };
      const request = { method: 'POST' as const, body };
      for (const each of Object.values(headers)) {
        const answer = await (
          await fetch(`${lectern.url}/graphql`, {
            ...request,
            headers: { 'content-type': 'application/json', ...each },
          })
        ).text();
        if (answer.trim() !== expected) throw new Error(`Unexpected answer ${answer}`);
      }
      const anonymous = { ...lectern, name: 'anonymous' };
      const comparison = await compare(lectern, anonymous, (target) => ({
        url: lectern.url,
        seconds: SECONDS,
        connections: CONNECTIONS,
        paths: ['/graphql'],
        headers: target === anonymous ? headers.anonymous : headers.signedIn,
        ...request,
      }));
      return {
        what: `\`POST /graphql\` with a tiny public answer, with a sign-in's token against without one, on one server: “reference” is the anonymous call. ${pairsOf(comparison, SECONDS)}`,
        rows: rowsOf(comparison),
        floor: `CPU per request at most ${FLOOR} × the anonymous call`,
        isMet: comparison.cpuRatio.median <= FLOOR,
        limit:
          'a token’s claims are fetched once a second and cached in between; each call pays for the cache lookup and for the rule',
      };
    } finally {
      await lectern.stop();
    }
  },
};
