// `npm run audit`: asks the registry for known vulnerabilities of what runs in production. Fails for high and critical
// ones and when the audit itself fails; an unreachable registry is only reported.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { verdictOf } from './audit-report.ts';

const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
if (error) throw error;
const { lines, isFailure } = verdictOf(stdout);
for (const line of lines) console.log(line);
process.exitCode = isFailure ? 1 : 0;
