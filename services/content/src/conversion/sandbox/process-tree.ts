import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that descend from it, parents first; the process alone where the system cannot say. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** Threads have children of their own. */
function childrenOf(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return orEmpty(() => readdirSync(tasks), [])
    .map((thread) => orEmpty(() => readFileSync(`${tasks}/${thread}/children`, 'latin1'), ''))
    .flatMap((children) => children.split(' ').filter(Boolean).map(Number));
}

/** What the processes keep in memory. */
export function kilobytesOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const status = orEmpty(() => readFileSync(`/proc/${pid}/status`, 'latin1'), '');
    return sum + Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0);
  }, 0);
}

/** Processes and threads end while they are looked at. */
function orEmpty<Answer>(read: () => Answer, empty: Answer): Answer {
  try {
    return read();
  } catch {
    return empty;
  }
}
