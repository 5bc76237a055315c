// `npm run demo`: fills a running server with a believable team, through its public API.
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { makeDemo } from './demo.ts';
import { demoPassword } from './people.ts';

const env = z
  .object({
    LECTERN_URL: z.url().default('http://localhost:4000'),
    LECTERN_DATA: z.string().default('./data'),
    LECTERN_ADMIN_EMAIL: z.string().optional(),
    LECTERN_ADMIN_PASSWORD: z.string().optional(),
  })
  .parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));
const url = env.LECTERN_URL.replace(/\/$/, '');

/** @param isHidden does not echo the input */
async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: isHidden ? silent : process.stdout,
    terminal: process.stdin.isTTY,
  });
  const answer = await lines.question('');
  lines.close();
  if (isHidden) process.stdout.write('\n');
  return answer.trim();
}

try {
  const email = env.LECTERN_ADMIN_EMAIL ?? (await ask(`Email of an administrator of ${url}: `));
  const password = env.LECTERN_ADMIN_PASSWORD ?? (await ask('Password: ', { isHidden: true }));
  const startedAt = Date.now();
  const made = await makeDemo({
    url,
    email,
    password,
    mailFolder: join(env.LECTERN_DATA, 'mail'),
    tell: (line) => console.log(`  ${line}`),
  });
  const isNew =
    made.people + made.documents + made.folders + made.labels + made.links + made.viewings > 0;
  console.log(
    isNew
      ? `\nDone in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`
      : '\nThe demo is here already. Nothing was added.',
  );
  console.log(`\nOpen first:
  ${url}/                       who reads what, and what waits for you
  ${url}${made.first.presentation}   a presentation and where people stay
  ${url}${made.first.link}   the same as its recipient sees it\n`);
  const member = made.canSignIn[1] ?? made.canSignIn[0];
  if (member !== undefined)
    console.log(`Sign in as ${member} (or any other of the team) with: ${demoPassword}\n`);
} catch (error) {
  const { cause, message } = error instanceof Error ? error : new Error(String(error));
  const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
  console.error(
    isRefused ? `Nothing answers at ${url}. Start it with npm start, or set LECTERN_URL.` : message,
  );
  process.exitCode = 1;
}
