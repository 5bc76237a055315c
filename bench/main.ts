// `npm run bench [ping|public-link]`: ours against a reference in the same run, as reference figures say nothing by themselves.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { startLectern } from './lectern.ts';
import { compare, startReference, type Comparison, type Spread } from './measure.ts';

const SESSIONS = 5_000;
const SECONDS = 5;
const CONNECTIONS = 64;

interface Verdict {
  name: string;
  what: string;
  comparison: Comparison;
  stored: string;
  floor: string;
  isMet: boolean;
}

async function benchPing(): Promise<Verdict> {
  const lectern = await startLectern();
  const reference = await startReference('echo.ts');
  try {
    const paths = (await lectern.sessions(SESSIONS)).map((id) => `/api/sessions/${id}/ping`);
    const before = lectern.stored('pings');
    const comparison = await compare(lectern, reference, ({ port }, run) => ({
      url: `http://127.0.0.1:${port}`, method: 'PUT', seconds: SECONDS, connections: CONNECTIONS, paths, elapsedFrom: 1 + run * 1_000,
    }));
    const acknowledged = sum(comparison);
    const stored = lectern.stored('pings') - before;
    if (stored < acknowledged) throw new Error(`${acknowledged} pings were acknowledged, ${stored} are stored`);
    return {
      name: 'Ping ingest', what: '`PUT /api/sessions/{id}/ping` over 5,000 sessions against a raw node:http echo', comparison,
      stored: `${stored} rows for ${acknowledged} acknowledged pings and the warm-up`,
      floor: 'CPU at most 2.5 × the echo', isMet: comparison.cpuRatio.median <= 2.5,
    };
  } finally {
    reference.stop();
    await lectern.stop();
  }
}

async function benchPublicLink(): Promise<Verdict> {
  const lectern = await startLectern();
  const path = `/api/public/shared-links/${lectern.token}`;
  const length = (await (await fetch(`http://127.0.0.1:${lectern.port}${path}`)).arrayBuffer()).byteLength;
  const reference = await startReference('constant-json.ts', String(length));
  try {
    const before = lectern.stored('telemetry');
    const comparison = await compare(lectern, reference, ({ port }) => ({
      url: `http://127.0.0.1:${port}`, method: 'GET', seconds: SECONDS, connections: CONNECTIONS, paths: [path], elapsedFrom: null,
    }));
    const acknowledged = sum(comparison);
    const stored = lectern.stored('telemetry') - before;
    if (stored < acknowledged) throw new Error(`${acknowledged} openings were answered, ${stored} hits are stored`);
    return {
      name: 'Public link', what: `\`GET /api/public/shared-links/{token}\` with a durable hit each, ${length} bytes, against a constant JSON server`, comparison,
      stored: `${stored} hits for ${acknowledged} answers and the warm-up`,
      floor: 'rate at least 0.4 × the constant server', isMet: comparison.rateRatio.median >= 0.4,
    };
  } finally {
    reference.stop();
    await lectern.stop();
  }
}

function sum({ pairs }: Comparison): number {
  return pairs.reduce((total, { ours }) => total + ours.requests, 0);
}

function line(name: string, { min, median, max }: Spread, digits: number): string {
  return `| ${name} | ${min.toFixed(digits)} | **${median.toFixed(digits)}** | ${max.toFixed(digits)} |`;
}

function report({ name, what, comparison, stored, floor, isMet }: Verdict): string {
  const { cpuRatio, rateRatio, ours, reference, pairs, dropped } = comparison;
  return `## ${name}

${what}. ${pairs.length} pairs of 2 × ${SECONDS} s${dropped > 0 ? `, ${dropped} dropped` : ''}; ${stored}.

| | min | median | max |
|---|---|---|---|
${line('CPU per request, ours / reference', cpuRatio, 2)}
${line('requests a second, ours / reference', rateRatio, 2)}
${line('ours: CPU µs per request', ours.cpu, 0)}
${line('ours: requests a second', ours.rate, 0)}
${line('ours: p99 ms', ours.p99, 1)}
${line('reference: CPU µs per request', reference.cpu, 0)}
${line('reference: requests a second', reference.rate, 0)}

Floor: ${floor}. ${isMet ? 'Met.' : '**Not met.**'}
`;
}

const benches: Record<string, () => Promise<Verdict>> = { ping: benchPing, 'public-link': benchPublicLink };
const wanted = process.argv.slice(2);
const verdicts: Verdict[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`${name} …`);
  const verdict = await bench();
  console.log(report(verdict));
  verdicts.push(verdict);
}
if (wanted.length === 0) {
  const head = (await readFile(new URL('./results.head.md', import.meta.url), 'utf8')).trim();
  const machine = `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]!.model}), Node ${process.version}.`;
  await writeFile(new URL('./results.md', import.meta.url), `${head}\n\n${machine}\n\n${verdicts.map(report).join('\n')}`);
}
process.exitCode = verdicts.every(({ isMet }) => isMet) ? 0 : 1;
