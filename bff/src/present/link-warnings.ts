import { z } from 'zod';
import type { AccessRefusal } from '../gql/graphql.ts';
import { data } from './data.ts';
import { problems } from '../http/problems.ts';

const warning = z.strictObject({
  id: z.string().describe('The id of the link.'),
  code: z.enum(['preparation_failed']).describe('What is wrong, as a word for programs.'),
  message: z.string().describe('What is wrong, as a sentence for the sender.'),
});

/** Of links that were just created: `meta` is there only where the sender has to know something. */
export function createdLinks<Schema extends z.ZodType>(schema: Schema) {
  return z.strictObject({
    data: schema,
    meta: z
      .strictObject({ warnings: z.array(warning).describe('Links that do not open.') })
      .optional()
      .describe('Left out where every link opens, now or once its pages are made.'),
  });
}

interface CreatedLink {
  id: string;
  refusal?: AccessRefusal | null;
}

export function presentCreated<T>(resource: T, links: readonly CreatedLink[]) {
  const warnings = links
    .filter(({ refusal }) => refusal === 'PREPARATION_FAILED')
    .map(({ id }) => ({
      id,
      code: 'preparation_failed' as const,
      message: problems.presentationFailed,
    }));
  return { ...data(resource), ...(warnings.length > 0 && { meta: { warnings } }) };
}
