import { DatabaseSync } from 'node:sqlite';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { ViewRow } from '@lectern/kernel/store/port.ts';
import type { Services } from './lectern-process.ts';

/**
 * Checks what is stored against what it was made from: the file itself, the numbers of every stream, every inline
 * view against its fold, every projection against a rebuild. Prints what is wrong. @returns the exit code
 */
export async function verify({ engines, services }: Services): Promise<number> {
  const problems = checkFile(engines.engines.settings);
  let streams = 0;
  let rows = 0;
  for (const service of services) {
    for await (const stream of service.store.commits.streams()) {
      streams++;
      problems.push(...(await checkStream(service, stream)));
    }
    for (const served of service.projections) {
      const live = await rowsOf(service, served.declaration);
      await service.rebuild(served.projection.name);
      const rebuilt = await rowsOf(service, served.declaration);
      rows += live.length;
      if (JSON.stringify(live) !== JSON.stringify(rebuilt)) {
        problems.push(`${service.definition.name}/${served.projection.name}: differed from its rebuild, which serves now`);
      }
    }
  }
  for (const problem of problems) console.log(problem);
  console.log(`${streams} streams, ${rows} projected rows: ${problems.length === 0 ? 'all is well.' : `${problems.length} problems.`}`);
  return problems.length === 0 ? 0 : 1;
}

function checkFile({ LECTERN_STORE, LECTERN_DATA }: { LECTERN_STORE?: string | undefined; LECTERN_DATA: string }): string[] {
  const file = LECTERN_STORE ? resolve(LECTERN_STORE.slice('sqlite:'.length).split('?')[0]!) : join(resolve(LECTERN_DATA), 'lectern.sqlite');
  const database = new DatabaseSync(file, { readOnly: true });
  const found = database.prepare('PRAGMA integrity_check').all().map((row) => String(row['integrity_check']));
  database.close();
  return found.filter((line) => line !== 'ok').map((line) => `${file}: ${line}`);
}

async function checkStream(service: RunningService, stream: string): Promise<string[]> {
  const problems: string[] = [];
  const commits = await service.store.commits.read(stream);
  let version = 1;
  for (const [index, commit] of commits.entries()) {
    if (commit.number !== index + 1) problems.push(`${stream}: commit ${index + 1} is missing`);
    if (commit.firstVersion !== version) problems.push(`${stream}: commit ${commit.number} begins with version ${commit.firstVersion}, not ${version}`);
    version += commit.events.length;
  }
  const view = await service.handler.foldView(stream);
  if (!view) return problems;
  const stored = await service.store.views.get(view.declaration, view.row.teamId, view.row.id);
  if (!stored || !isDeepStrictEqual(stored.doc, JSON.parse(JSON.stringify(view.row.doc)))) problems.push(`${stream}: its view is not what its events say`);
  return problems;
}

async function rowsOf(service: RunningService, declaration: Parameters<RunningService['store']['views']['all']>[0]): Promise<ViewRow[]> {
  const rows: ViewRow[] = [];
  for await (const row of service.store.views.all(declaration)) rows.push(row);
  return rows;
}
