import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isRoute, type Route } from './route.ts';

const folder = fileURLToPath(new URL('../routes', import.meta.url));

export interface NamedRoute extends Route {
  /** As its file exports it; the description calls its operation so. */
  name: string;
}

/** Every route there is: what the files under `routes` export. @throws Error for two routes on one path */
export async function loadRoutes(): Promise<NamedRoute[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts')).sort();
  const routes: NamedRoute[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module)) if (isRoute(value)) routes.push({ ...value, name });
  }
  const paths = new Set<string>();
  for (const { method, path } of routes) {
    const shape = `${method} ${path.replaceAll(/:\w+/g, ':')}`;
    if (paths.has(shape)) throw new Error(`Two routes answer ${method} ${path}`);
    paths.add(shape);
  }
  // A fixed segment goes before a parameter in its place.
  return routes.sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));
}

/** The tilde sorts behind letters, digits and hyphens: not so where a language's own order is asked. */
function sortKey(path: string): string {
  return path.replaceAll(/:\w+/g, '~');
}
