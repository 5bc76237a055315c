// For containers: ends with 0 where the URL answers well.
const [url = 'http://127.0.0.1:4000/readyz'] = process.argv.slice(2);
const isWell = await fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isWell ? 0 : 1);
