import { z } from 'zod';

const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});
const failure = z.object({ message: z.string(), statusCode: z.number().optional() });

const networkErrors =
  /\b(ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT)\b|network timeout/;

export interface Verdict {
  lines: string[];
  isFailure: boolean;
}

/** Reads what `npm audit --json` prints. A registry without an audit endpoint answers 405. */
export function verdictOf(output: string): Verdict {
  const answer = parsed(output);
  const { data } = report.safeParse(answer);
  if (data !== undefined) return verdictOn(Object.entries(data.vulnerabilities));
  const { data: failed } = failure.safeParse(answer);
  if (failed?.statusCode === 405 || networkErrors.test(failed?.message ?? ''))
    return {
      lines: ['The advisory database is unreachable: known vulnerabilities are not checked.'],
      isFailure: false,
    };
  return { lines: [`npm audit failed: ${failed?.message ?? output.trim()}`], isFailure: true };
}

function verdictOn(found: [name: string, { severity: string; range: string }][]): Verdict {
  const serious = found.filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  return {
    lines: [
      ...found.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
      `${found.length} known vulnerabilities, ${serious.length} of them high or critical.`,
    ],
    isFailure: serious.length > 0,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
