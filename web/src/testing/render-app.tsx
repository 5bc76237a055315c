import { routes } from '../app/routes.tsx';
import { renderRoutes } from './render-routes.tsx';

/** Renders the whole console at a path. */
export const renderApp = (path: string) => renderRoutes(routes, path);
