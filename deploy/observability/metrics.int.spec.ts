import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SubgraphHealth } from '@lectern/gateway/subgraph-health.ts';
import { until } from '@lectern/kernel/testing/until.ts';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';
import { processesOf, readCompose } from '../cluster/compose-file.ts';
import { startHere, type LecternHere } from '../testing/lectern-here.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const rules = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['critical', 'warning']) }),
            annotations: z.object({ summary: z.string() }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('alerts.yml')))
  .groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('dashboard.json')));

const questions = [
  ...rules.map(({ alert, expr }) => ({ of: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ of: title, expr: expr.replaceAll('$__rate_interval', '5m') })),
  ),
];

let lectern: LecternHere;
let gateway: SubgraphHealth;
/** By metric as it is asked for: the labels that its samples have. */
let known: Map<string, Set<string>>;
beforeAll(async () => {
  lectern = await startHere();
  await fetch(`${lectern.url}/api/openapi.json`); // The first call makes its histogram.
  gateway = new SubgraphHealth({ content: lectern.url });
  await until(() => gateway.problem() === null, 'the gateway has reached a service');
  known = labelsByMetric(await (await fetch(`${lectern.url}/metrics`)).text());
});
afterAll(async () => {
  gateway.stop();
  await lectern.stop();
});

test.each(questions)('$of asks for what /metrics answers: $expr', ({ expr }) => {
  const asked = selectorsOf(expr);
  expect(asked.length).toBeGreaterThan(0);
  for (const { metric, labels } of asked) {
    if (metric === 'up') continue; // Prometheus makes it itself.
    expect([...known.keys()]).toContain(metric);
    const unknown = labels.filter((label) => !known.get(metric)?.has(label));
    expect([metric, unknown]).toEqual([metric, []]);
  }
});

test('lag, errors, saturation and parked events have an alert each', () => {
  const asked = new Set(rules.flatMap(({ expr }) => selectorsOf(expr).map(({ metric }) => metric)));
  expect([...asked]).toEqual(
    expect.arrayContaining([
      'up',
      'lectern_projection_lag_records',
      'lectern_policy_lag_records',
      'lectern_parked_events',
      'lectern_http_request_seconds_count',
      'nodejs_eventloop_lag_p99_seconds',
    ]),
  );
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('Prometheus watches every process of docker-compose.yml', () => {
  const config = z
    .object({
      scrape_configs: z.array(
        z.object({ dns_sd_configs: z.array(z.object({ names: z.array(z.string()) })) }),
      ),
    })
    .parse(parse(read('prometheus.yml')));
  const watched = config.scrape_configs.flatMap((each) =>
    each.dns_sd_configs.flatMap(({ names }) => names),
  );
  expect(watched.toSorted()).toEqual(
    processesOf(readCompose())
      .map(({ name }) => name)
      .toSorted(),
  );
});

/** What an expression selects. @throws Error where it is not PromQL */
function selectorsOf(expr: string): { metric: string; labels: string[] }[] {
  const selectors: { metric: string; labels: string[] }[] = [];
  const grouped: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      const text = expr.slice(from, to);
      if (type.isError) throw new Error(`${expr} is not PromQL at ${from}`);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector')
        selectors.push({ metric: text, labels: [] });
      if (type.name !== 'LabelName') return;
      if (node.parent?.name === 'GroupingLabels') grouped.push(text);
      else selectors.at(-1)?.labels.push(text);
    },
  });
  return selectors.map(({ metric, labels }) => ({ metric, labels: [...labels, ...grouped] }));
}

function labelsByMetric(page: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of page.split('\n')) {
    const [, declared, type] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    const ends = type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    if (declared) for (const end of ends) found.set(declared + end, byScraping());
    const [, metric = '', text = ''] = /^(\w+)\{(.*)\} /.exec(line) ?? [];
    for (const [, label = ''] of text.matchAll(/(\w+)="/g)) found.get(metric)?.add(label);
  }
  return found;
}

/** Labels that Prometheus adds. */
const byScraping = () => new Set(['job', 'instance']);
