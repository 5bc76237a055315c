import { z } from 'zod';
import type { Route } from './route.ts';

const count = z.preprocess(
  (given) => (given === '' ? undefined : given),
  z.coerce.number().int().min(1).max(1_000_000).optional(),
);

/** What clients add to any address: where in a list they are, how much of it they want, and what no cache has kept. */
export const habits = z.object({
  page: count,
  per_page: count,
  chunk: count,
  min: z.string().max(100).optional(),
  _: z.unknown().optional(),
});

export const isOpen = ({ access }: Pick<Route, 'access'>): boolean =>
  access === 'visit' || access.every((rule) => rule === 'public');

/** A wrong name would answer everything: it is refused. Whatever is public takes what campaigns and providers hang on to its address. */
export function queryOf({
  access,
  schemas: { query },
}: Pick<Route, 'access' | 'schemas'>): z.ZodType | null {
  if (isOpen({ access })) return query;
  return query instanceof z.ZodObject ? query.strict() : (query ?? z.strictObject({}));
}

/** What was asked, and the habits that a route has no use for. */
export function declaredParameters(
  query: z.ZodType,
  given: Readonly<Record<string, unknown>>,
): { asked: Record<string, unknown>; added: Record<string, unknown> } {
  const known = query instanceof z.ZodObject ? query.shape : {};
  const isAdded = (name: string) =>
    !Object.hasOwn(known, name) && Object.hasOwn(habits.shape, name);
  const those = (are: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isAdded(name) === are));
  return { asked: those(false), added: those(true) };
}
