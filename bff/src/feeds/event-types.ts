import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import { z } from 'zod';
import { problems } from '../http/problems.ts';

/** The types of the event stream: all but raw pings. */
export const streamedTypes: readonly string[] = [...eventCatalogue.values()]
  .filter(({ topic }) => topic !== 'pings')
  .map(({ definition }) => definition.type)
  .sort();

const known = new Set(streamedTypes);

/** `type=A&type=B`, or `type=A,B`; null for all. */
export const typeFilter = z
  .union([z.string().max(5_000), z.array(z.string().max(5_000)).max(200)])
  .optional()
  .transform((given, { addIssue }): ReadonlySet<string> | null => {
    if (given === undefined) return null;
    const types = [given]
      .flat()
      .flatMap((each) => each.split(','))
      .map((each) => each.trim())
      .filter(Boolean);
    const wrong = types.filter((type) => !known.has(type));
    if (wrong.length > 0)
      addIssue(
        problems.eventTypeUnknown({
          wrong: wrong.slice(0, 5).join(', '),
          known: streamedTypes.join(', '),
        }),
      );
    return types.length > 0 ? new Set(types) : null;
  });
