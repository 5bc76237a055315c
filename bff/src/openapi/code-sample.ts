import type { NamedRoute } from '../route/load-routes.ts';
import type { Example } from './examples.ts';

/** The path of an example, with its query. */
export function pathOf({ path }: Pick<NamedRoute, 'path'>, example: Example): string {
  const values = [...(example.path ?? [])];
  const filled = path.replaceAll(/:\w+/g, () => values.shift() ?? '');
  const query = Object.entries(example.query ?? {}).map(([name, value]) => `${name}=${value}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
}

/** The example as a command of a shell in which `LECTERN` is the URL of a server. */
export function codeSample(route: Pick<NamedRoute, 'method' | 'path'>, example: Example): string {
  const { body, form, takes, isPublic = false } = example;
  const method = route.method === (body || form ? 'POST' : 'GET') ? '' : `-X ${route.method} `;
  const parts = [
    `curl -s ${method}"$LECTERN${pathOf(route, example)}"`,
    ...(isPublic ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(body
      ? [`-H 'content-type: application/json'`, `-d '${quoted(JSON.stringify(body))}'`]
      : []),
    ...Object.entries(form ?? {}).map(([name, value]) => `-F '${name}=${value}'`),
  ];
  const call = parts.join(' \\\n  ');
  const [[name, place] = []] = Object.entries(takes ?? {});
  return name === undefined ? call : `export ${name}=$(${call} | jq -r .${place})`;
}

/** Variables are not replaced between quotes: they stand outside. */
const quoted = (text: string) => text.replaceAll(/\$[A-Z]+/g, (name) => `'${name}'`);
