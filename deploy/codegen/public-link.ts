import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { z } from 'zod';
import { root } from './files.ts';

type Json = Readonly<Record<string, unknown>>;

/** The type of the public link, so that the viewer reads what the edge answers without importing it. */
export async function generatePublicLink(): Promise<string> {
  const { publicLinkSchema } = await import('@lectern/bff/links/public-link.ts');
  const type = typeOf(z.toJSONSchema(publicLinkSchema) as Json);
  const text = `/** A shared link as \`GET /api/public/shared-links/:token\` answers it; bff/src/links/public-link.ts describes its fields. */
export interface PublicLink ${type}`;
  return (await format('public-link.ts', text, await formatting())).code;
}

async function formatting() {
  const text = await readFile(join(root, '.oxfmtrc.json'), 'utf8');
  return z.object({ printWidth: z.number(), singleQuote: z.boolean() }).parse(JSON.parse(text));
}

function typeOf(schema: Json): string {
  if (schema['enum']) return (schema['enum'] as string[]).map((value) => `'${value}'`).join(' | ');
  if (schema['anyOf']) return (schema['anyOf'] as Json[]).map(typeOf).join(' | ');
  if (schema['type'] === 'array') return `(${typeOf(schema['items'] as Json)})[]`;
  if (schema['type'] !== 'object')
    return [schema['type']].flat().join(' | ').replace('integer', 'number');
  const properties = Object.entries(schema['properties'] as Record<string, Json>);
  return `{ ${properties.map(([name, of]) => `${name}: ${typeOf(of)};`).join(' ')} }`;
}
