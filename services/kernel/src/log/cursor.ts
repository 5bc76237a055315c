import { DomainError } from '../errors.ts';

export function cursorOfAnother(): DomainError {
  return refused('This cursor is not of this event stream. Start again without one.');
}

export function cursorAhead(): DomainError {
  return refused(
    'This cursor is ahead of the event stream, which was restored from a backup since. Start again without one.',
  );
}

function refused(message: string): DomainError {
  return new DomainError('INVALID', message, { after: [message] });
}
