import { z } from 'zod';
import { problems } from '../../problems.ts';

export const oneLine = z
  .string()
  .trim()
  .max(200, problems.tooLong({ most: 200 }))
  .regex(/^\P{Cc}*$/u, problems.oneLine);
export const teamName = oneLine.min(1, problems.nameMissing);
