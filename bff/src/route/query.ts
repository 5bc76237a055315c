import { z } from 'zod';
import type { Route } from './route.ts';

/** What clients add to any address: where in a list they are, how much of it they want, and what no cache has kept. */
const habits = ['page', 'per_page', 'min', 'chunk', '_'];

/** A wrong name would answer everything: it is refused. Whatever is public takes what campaigns and providers hang on to its address. */
export function queryOf({ access, schemas: { query } }: Pick<Route, 'access' | 'schemas'>): z.ZodType | null {
  if (access === 'visit' || access.every((rule) => rule === 'public')) return query;
  return query instanceof z.ZodObject ? query.strict() : (query ?? z.strictObject({}));
}

/** What was asked, without the habits that a route has no use for. */
export function askedOf(query: z.ZodType, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = query instanceof z.ZodObject ? query.shape : {};
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(known, name) || !habits.includes(name)));
}
