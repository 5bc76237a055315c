import type { RuleName } from '@lectern/schemas/access/rules.ts';
import { z } from 'zod';

/** Who may call: all of these rules of the kernel, or the holder of the signed text in path or body. */
export type Access = readonly RuleName[] | 'visit';

const count = z.preprocess(
  (given) => (given === '' ? undefined : given),
  z.coerce.number().int().min(1).max(1_000_000).optional(),
);

/** Parameters that clients add to any URL: where in a list they are, how much of it they want, a cache buster. */
export const commonParameters = z.object({
  page: count,
  per_page: count,
  chunk: count,
  min: z.string().max(100).optional(),
  _: z.unknown().optional(),
});

export const isOpen = (access: Access): boolean =>
  access === 'visit' || access.every((rule) => rule === 'public');

/**
 * A misspelled parameter would answer the whole list, so it is refused. Public routes drop what they do not know:
 * campaigns and providers add parameters of their own.
 */
export function strictQuery(access: Access, query: z.ZodType | null): z.ZodType | null {
  if (isOpen(access)) return query;
  return query instanceof z.ZodObject ? query.strict() : (query ?? z.strictObject({}));
}

/** The parameters of a route, and the common ones that it has no use for. */
export function splitParameters(
  query: z.ZodType,
  given: Readonly<Record<string, unknown>>,
): { declared: Record<string, unknown>; added: Record<string, unknown> } {
  const known = query instanceof z.ZodObject ? query.shape : {};
  const isAdded = (name: string) =>
    !Object.hasOwn(known, name) && Object.hasOwn(commonParameters.shape, name);
  const pick = (are: boolean) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => isAdded(name) === are));
  return { declared: pick(false), added: pick(true) };
}
