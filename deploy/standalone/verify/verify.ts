import { messageOf } from '@lectern/kernel/errors.ts';
import type { Services } from '../lectern-process.ts';
import type { Terminal, Work } from '../maintenance.ts';
import { checkDatabaseFiles } from './database-files.ts';
import { readable, type Findings } from './findings.ts';
import { checkRows } from './rows.ts';
import { checkStoredFiles } from './stored-files.ts';
import { checkStream, repairsOfStream, streamsOf } from './streams.ts';

interface Options {
  /** Makes again what can be made again. */
  repair?: boolean;
  /** A backup that originals are taken back from. */
  from?: string | undefined;
}

interface Counts {
  streams: number;
  projections: number;
  files: number;
}

/**
 * Checks the store: the files, the numbering of the log and of every stream, every inline view against its fold, every
 * projection against a rebuild, every stored file against its digests. Prints the problems. Changes nothing, unless it
 * repairs: then it looks again afterward.
 * @returns the exit code: 0 when all is well in the end
 */
export const verify =
  ({ repair = false, from }: Options = {}): Work =>
  async (services, terminal) => {
    const first = await look(services, from);
    const { loss } = services.engines;
    if (loss !== null && repair) terminal.log(`${loss}. This is accepted.`);
    else if (loss !== null) first.problems.unshift(loss);
    if (repair && (first.repairs.length > 0 || first.problems.length > 0)) {
      for (const problem of first.problems) terminal.log(problem);
      for (const each of first.repairs) terminal.log(`repair: ${await resultOf(each)}`);
      return report(await look(services, from), terminal);
    }
    return report(first, terminal);
  };

async function resultOf(repair: () => Promise<string>): Promise<string> {
  try {
    return await repair();
  } catch (error) {
    return messageOf(error);
  }
}

async function look(
  { engines, services }: Services,
  from: string | undefined,
): Promise<Findings & { counts: Counts }> {
  const problems = checkDatabaseFiles(engines.engines.settings);
  const findings: Findings = { problems, repairs: [] };
  const counts: Counts = { streams: 0, projections: 0, files: 0 };
  for (const service of services) {
    for (const stream of await streamsOf(service, problems)) {
      counts.streams++;
      const wrong = await readable(stream, () => checkStream(service, stream));
      problems.push(...wrong);
      findings.repairs.push(...repairsOfStream(service, stream, wrong));
    }
    for (const served of service.projections) {
      counts.projections++;
      const { name: projection } = served.projection;
      const name = `${service.definition.name}/${projection}`;
      const wrong = await readable(name, () =>
        served.rehearse((rehearsal) => checkRows(service, served, rehearsal)),
      );
      if (wrong.length === 0) continue;
      problems.push(
        `${name} is not what the log says:`,
        ...wrong.map((row) => `    ${row}`),
        `    npm run lectern -- rebuild ${name}`,
      );
      findings.repairs.push(async () => {
        await service.rebuild(projection);
        return `${name}: rebuilt`;
      });
    }
  }
  counts.files = await checkStoredFiles(services, findings, from);
  return { ...findings, counts };
}

function report({ problems, counts }: Findings & { counts: Counts }, terminal: Terminal): number {
  for (const problem of problems) terminal.log(problem);
  const found = problems.filter((line) => !line.startsWith(' ')).length;
  const { streams, projections, files } = counts;
  terminal.log(
    `${streams} streams, ${projections} projections, ${files} ${files === 1 ? 'file' : 'files'}: ${found === 0 ? 'all is well.' : `${found} ${found === 1 ? 'problem' : 'problems'}.`}`,
  );
  return found === 0 ? 0 : 1;
}
