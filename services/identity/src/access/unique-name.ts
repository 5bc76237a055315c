import { DomainError } from '@lectern/kernel/errors.ts';

/** Says under `name` where another has it, which the command only knows as a reservation that is taken. */
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
