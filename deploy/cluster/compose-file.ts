import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const composePath = new URL('../../docker-compose.yml', import.meta.url);

const environment = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      command: z.array(z.string()).default([]),
      environment: environment.default({}),
      ports: z.array(z.string()).default([]),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      deploy: z.object({ replicas: z.number().default(1) }).default({ replicas: 1 }),
    }),
  ),
});

/** A process of ours, as docker-compose.yml names it. */
export interface ComposeProcess {
  name: string;
  /** The arguments of node. */
  args: string[];
  environment: Record<string, string | number | null>;
  replicas: number;
  /** Processes of ours that must be ready before. */
  after: string[];
}

/** docker-compose.yml, its anchors and merges resolved. */
export function readCompose(): unknown {
  return parse(readFileSync(composePath, 'utf8'), { merge: true });
}

/** The processes of ours: those that node runs. */
export function processesOf(compose: unknown): ComposeProcess[] {
  const { services } = composeSchema.parse(compose);
  const isOurs = (name: string) => services[name]?.command[0] === 'node';
  return Object.entries(services)
    .filter(([name]) => isOurs(name))
    .map(([name, { command, environment: own, deploy, depends_on: before }]) => ({
      name,
      args: command.slice(1),
      environment: own,
      replicas: deploy.replicas,
      after: Object.keys(before).filter(isOurs),
    }));
}

const variable = /\$\{(\w+)(?::([?-])([^}]*))?\}/g;

/**
 * As compose fills in variables: `${NAME}`, `${NAME:-default}`, `${NAME:?reason}`; a name without a value is handed
 * through, where it is set.
 * @throws Error with the reason for a variable that is missing
 */
export function interpolated(
  values: ComposeProcess['environment'],
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const fill = (text: string) =>
    text.replaceAll(variable, (_, name: string, mark?: string, rest = '') => {
      if (given[name]) return given[name];
      if (mark === '?') throw new Error(`${name}: ${rest}`);
      return rest;
    });
  const filled = Object.entries(values).map(
    ([name, value]) => [name, value === null ? (given[name] ?? '') : fill(String(value))] as const,
  );
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}
