import { isRoute, type Route } from './route.ts';

export interface NamedRoute extends Route {
  /** As its file exports it; the description calls its operation so. */
  name: string;
}

/** Every route that the files under `routes` export. @throws Error for two routes on one path */
export async function loadRoutes(): Promise<NamedRoute[]> {
  const { routeFiles } = await import('./generated.ts');
  const routes = routeFiles.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): NamedRoute[] =>
      isRoute(value) ? [{ ...value, name }] : [],
    ),
  );
  const paths = new Set<string>();
  for (const { method, path } of routes) {
    const shape = `${method} ${path.replaceAll(/:\w+/g, ':')}`;
    if (paths.has(shape)) throw new Error(`Two routes answer ${method} ${path}`);
    paths.add(shape);
  }
  // A fixed segment goes before a parameter in the same place.
  return routes.sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));
}

/** The tilde sorts after letters, digits and hyphens, but not in every locale. */
function sortKey(path: string): string {
  return path.replaceAll(/:\w+/g, '~');
}
