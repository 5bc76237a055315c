// `npm run audit`: asks the registry for known vulnerabilities of what is installed. Fails for high and critical ones in
// what runs in production, and says so where no advisory database answers.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), isDirect: z.boolean() }),
  ),
});

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { data } = report.safeParse(parsed(stdout));

if (data === undefined) {
  console.log(
    'No advisory database can be reached from here: known vulnerabilities are not checked.',
  );
} else {
  const found = Object.entries(data.vulnerabilities);
  const serious = found.filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`);
  console.log(`${found.length} known vulnerabilities, ${serious.length} of them high or critical.`);
  process.exitCode = serious.length > 0 ? 1 : 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
