import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { interpolated, processesOf, readCompose } from './compose-file.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const compose = readCompose();
const names = Object.keys(
  z.object({ services: z.record(z.string(), z.unknown()) }).parse(compose).services,
);

test('the picture in README.md has the processes of docker-compose.yml, and who calls whom', () => {
  const [, picture = ''] = /```mermaid\n([^]*?)```/.exec(read('../../README.md')) ?? [];
  const drawn = edgesOf(picture).filter(([from]) => from !== 'people');
  expect(sorted(drawn)).toEqual(sorted([...configured(), ...throughProxy()]));
  expect([...new Set(drawn.flat())].toSorted()).toEqual(names.toSorted());
});

type Edge = [from: string, to: string];
const sorted = (edges: readonly Edge[]) =>
  [...new Set(edges.map((edge) => edge.join(' → ')))].toSorted();

/** By the names of hosts in the settings of each process. */
function configured(): Edge[] {
  return processesOf(compose).flatMap(({ name, environment }) => {
    const secrets = { LECTERN_SECRET: 'x'.repeat(32), S3_SECRET: 'x' };
    const settings = Object.values(interpolated(environment, secrets)).join(' ');
    const hosts = [...settings.matchAll(/(?:\/\/|@)([\w.]+):\d+/g)].map(([, host = '']) => host);
    const called = names.filter((each) => each !== name && hosts.includes(each));
    return called.map((each): Edge => [name, each]);
  });
}

function throughProxy(): Edge[] {
  const servers = read('../docker/haproxy.cfg').matchAll(/server-template \w+ \S+ (\w+):/g);
  return [...new Set([...servers].map(([, name = '']) => name))].map((name) => ['proxy', name]);
}

/** `a & b -- label --> c`, where a group stands for its members. */
function edgesOf(picture: string): Edge[] {
  const groups = new Map(
    [...picture.matchAll(/subgraph (\w+)\n([^]*?)\n\s*end/g)].map(
      ([, group = '', members = '']) => [group, members.trim().split(/\s+/)],
    ),
  );
  const nodes = (side: string) =>
    side
      .split('&')
      .map((node) => node.trim().replace(/[[(].*$/, ''))
      .flatMap((node) => groups.get(node) ?? [node]);
  const lines = picture.matchAll(/^ *(.+?) +(?:--> |-- .* --> |-\. .* \.-> )(.+)$/gm);
  return [...lines].flatMap(([, from = '', to = '']) =>
    nodes(from).flatMap((one) =>
      nodes(to)
        .filter((other) => other !== one)
        .map((other): Edge => [one, other]),
    ),
  );
}
