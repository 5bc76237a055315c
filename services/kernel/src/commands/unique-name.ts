import { z } from 'zod';
import { DomainError } from '../errors.ts';
import type { Reservation } from '../store/commits-port.ts';
import { fold } from '@lectern/schemas/text/fold.ts';

/** One line of text that names something people made. */
export const nameInput = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(longest, `Must be at most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, 'Must be one line of text.');

/** Unique in a team, ignoring case, accents and spaces. */
export function nameReservation(kind: string, teamId: string | null, name: string): Reservation[] {
  return teamId === null ? [] : [{ scope: teamId, kind, value: fold(name) }];
}

/** Reports a reserved name under `name`, as forms show it. */
export async function withFreeName<Answer>(
  kind: string,
  message: string,
  command: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields?.[kind]) throw error;
    throw new DomainError('CONFLICT', message, { name: [message] });
  }
}
