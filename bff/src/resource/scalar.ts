import { z } from 'zod';

/** The schema of a type of the graph that is neither an object nor an enum. */
export function scalar(type: string): z.ZodType {
  switch (type) {
    case 'Boolean':
      return z.boolean();
    case 'Int':
      return z.number().int();
    case 'Float':
      return z.number();
    default:
      return z.string();
  }
}
