import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A REST call of the specification (`schemas/rest/endpoints.tsv`), or one of our own. */
export interface Endpoint {
  method: string;
  /** Parameters in braces. */
  path: string;
  /** The service that it belongs to; empty for calls of our own. */
  owner: string;
  /** The access rule, as the specification spells it. */
  rule: string;
  /** The paragraph of the specification; `Lectern` for our own calls. */
  source: string;
}

export function readEndpoints(): Endpoint[] {
  return ['endpoints.tsv', 'own-endpoints.tsv'].flatMap((file) => {
    const [head = '', ...lines] = readFileSync(
      require.resolve(`@lectern/schemas/rest/${file}`),
      'utf8',
    )
      .trimEnd()
      .split('\n');
    const columns = head.split('\t');
    return lines.map((line) => {
      const cells = line.split('\t');
      const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
      return {
        method: cell('method'),
        path: cell('path'),
        owner: cell('owner'),
        rule: cell('rule'),
        source: cell('source'),
      };
    });
  });
}

/** The same for `/api/users/:id` and `/api/users/{userId}`. */
export function shapeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/\{\w+\}|:\w+/g, '*')}`;
}

const signedIn = ['member', 'impersonator', 'editor', 'exporter', 'admin', 'other team’s admin'];
const anyone = ['nobody', 'signed out', ...signedIn];
const admins = ['admin', 'other team’s admin'];
const withPermission: Readonly<Record<string, string>> = {
  can_edit_presentations: 'editor',
  can_export_data: 'exporter',
  can_export_events: 'exporter',
};
/** Every signed-in user may call where rows are filtered by owner. */
const byRule: Readonly<Record<string, readonly string[]>> = {
  anyone,
  'the visit': anyone,
  'the visit, or signed in with activity_id': anyone,
  'signed mute token': anyone,
  'signed in': signedIn,
  'signed in; sees what is visible to them': signedIn,
  'may see the presentation': signedIn,
  'may share the presentation': signedIn,
  'own links, or admin': signedIn,
  'own links, or can_edit_events': signedIn,
  'owner or can_edit_presentations': signedIn,
  'self or can_edit_users': signedIn,
  own: signedIn,
  own_or_admin: signedIn,
  sees_presentations: signedIn,
  self: signedIn.filter((who) => who !== 'impersonator'),
  impersonating: ['impersonator'],
  admin: admins,
};

/** Which callers of the matrix a rule lets through; those that all of its parts let through. @throws Error for an unknown rule */
export function callersOf(rule: string): readonly string[] {
  const parts = rule.split(/;? and /).map((part) => {
    if (/^can_\w+$/.test(part)) return [...admins, withPermission[part] ?? ''];
    const callers = byRule[part];
    if (!callers) throw new Error(`No caller of the matrix stands for "${part}"`);
    return callers;
  });
  return anyone.filter((who) => parts.every((callers) => callers.includes(who)));
}
