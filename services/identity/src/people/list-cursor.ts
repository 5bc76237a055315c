import { DomainError } from '@lectern/kernel/errors.ts';
import { z } from 'zod';
import { problems } from '../problems.ts';

/** The sort key and id of the last row of a page. */
export type CursorPosition = z.output<typeof cursorPosition>;
const cursorPosition = z.object({ value: z.string().nullable(), id: z.string() });

export function toCursor({ value, id }: CursorPosition): string {
  return Buffer.from(JSON.stringify({ value, id })).toString('base64url');
}

/** @throws DomainError INVALID under `after` */
export function parseCursor(cursor: string): CursorPosition {
  try {
    return cursorPosition.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new DomainError('INVALID', problems.dataInvalid, {
      after: [problems.cursorInvalid],
    });
  }
}
