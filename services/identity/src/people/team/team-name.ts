import { z } from 'zod';

export const oneLine = z
  .string()
  .trim()
  .max(200, 'Must be at most 200 characters.')
  .regex(/^\P{Cc}*$/u, 'Must be one line of text.');
export const teamName = oneLine.min(1, 'Enter a name.');
