import { DomainError } from '@lectern/kernel/errors.ts';
import { z } from 'zod';

/** Where a page of a list ended: the sort key and the id of its last row. */
export type ListPlace = z.output<typeof place>;
const place = z.object({ value: z.string().nullable(), id: z.string() });

export function cursorOf({ value, id }: ListPlace): string {
  return Buffer.from(JSON.stringify({ value, id })).toString('base64url');
}

/** @throws DomainError INVALID under `after` for what is no cursor */
export function placeOf(cursor: string): ListPlace {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new DomainError('INVALID', 'The given data was invalid.', {
      after: ['Is no cursor of this list.'],
    });
  }
}
