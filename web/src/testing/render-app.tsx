import { routes } from '../app/routes.tsx';
import { renderRoutes } from './render-routes.tsx';

/** The whole console at an address. */
export const renderApp = (path: string) => renderRoutes(routes, path);
