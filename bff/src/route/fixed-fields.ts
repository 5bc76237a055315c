import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { recordOf } from '../collections.ts';
import { EdgeError } from '../http/edge-error.ts';
import { tolerate } from './tolerant-reader.ts';
import { problems } from '../http/problems.ts';

const unchanged = z
  .unknown()
  .optional()
  .describe(
    'Accepted with its current value, so that an answer can be sent back; not changed by this call.',
  );

/**
 * Fields of a resource that a call takes back as they are and does not change, such as its id, or what has a call of its
 * own. `shape` goes into the schema of the body.
 */
export function fixedFields<const Name extends string>(...names: readonly Name[]) {
  return {
    shape: recordOf(names.map((name) => [name, unchanged])),
    /** Without them: what a call changes. */
    without<Given extends object>(given: Given): Omit<Given, Name> {
      return Object.fromEntries(
        Object.entries(given).filter(([name]) => !(names as readonly string[]).includes(name)),
      ) as Omit<Given, Name>;
    },
    /**
     * @param read the resource as REST answers it; called where one of the fields is given
     * @throws EdgeError INVALID with a message for each field that would change
     */
    async check(
      given: Readonly<Record<string, unknown>>,
      read: () => Promise<object>,
    ): Promise<void> {
      const present = names.filter((name) => given[name] !== undefined);
      if (present.length === 0) return;
      const current = (await read()) as Record<string, unknown>;
      const changed = present.filter((name) => !isSame(given[name], current[name]));
      if (changed.length > 0)
        throw new EdgeError('INVALID', problems.dataInvalid, {
          fields: Object.fromEntries(changed.map((name) => [name, [problems.notChangedHere]])),
        });
    },
  };
}

const moment = z.iso.datetime({ offset: true });

/** Whether a client means the current value, written as a tolerant reader takes it. */
function isSame(given: unknown, current: unknown): boolean {
  if (current === null) return given === null || given === '';
  const known = moment.safeParse(current);
  if (!known.success) return isDeepStrictEqual(tolerate(schemaFor(current), given), current);
  const read = moment.safeParse(tolerate(moment, given));
  return read.success && Date.parse(read.data) === Date.parse(known.data);
}

function schemaFor(current: unknown): z.ZodType {
  if (typeof current === 'boolean') return z.boolean();
  return typeof current === 'number' ? z.number() : z.unknown();
}
