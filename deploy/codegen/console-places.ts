import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './files.ts';

/** The edge redirects it. */
const REDIRECTED = 'admin';

/** Where the console has pages, from its table of routes, so that the edge answers them with the console. */
export async function generateConsolePlaces(): Promise<string> {
  const routes = await readFile(join(root, 'web/src/app/routes.tsx'), 'utf8');
  const places = new Set([...routes.matchAll(/\bpath: '\/([\w-]+)/g)].map(([, place]) => place));
  places.delete(REDIRECTED);
  if (places.size === 0) throw new Error('web/src/app/routes.tsx has no paths');
  return `/** First segments of the paths in web/src/app/routes.tsx. */
export const consolePlaces: readonly string[] = [
${[...places]
  .sort()
  .map((place) => `  '${place}',`)
  .join('\n')}
];
`;
}
