import { DomainError } from '@lectern/kernel/errors.ts';

/** Turns a taken reservation into an error of the field `name`. */
export async function withUniqueName<Answer>(
  reservation: 'group-name' | 'custom-role-name',
  message: string,
  command: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields?.[reservation]) throw error;
    throw new DomainError('CONFLICT', message, { name: [message] });
  }
}
