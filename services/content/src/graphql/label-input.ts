import { z } from 'zod';
import { nameInput, withFreeName } from '@lectern/kernel/commands/unique-name.ts';

export const labelInput = z.object({ name: nameInput(60) });

export const withFreeLabelName = <Answer>(command: () => Promise<Answer>): Promise<Answer> =>
  withFreeName('label-name', 'Another label has this name.', command);
