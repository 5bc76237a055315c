import type { ZodError } from 'zod';
import '../text/sentences.ts';

export const SOMETHING_WENT_WRONG =
  'Something went wrong. Please try again or contact customer support.';

const MOST_FIELDS = 50;

/** Messages by field, of the first fifty that are wrong; a field inside another is named with dots. */
export function fieldsOf({ issues }: Pick<ZodError, 'issues'>): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of issues) {
    // An unknown field is reported under its own name.
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (const path of paths) {
      const name = path.length === 0 ? 'body' : path.join('.');
      if (fields.size === MOST_FIELDS && !fields.has(name)) continue;
      fields.set(name, [...(fields.get(name) ?? []), issue.message]);
    }
  }
  return Object.fromEntries(fields);
}
