import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { contactInput } from '../../contact-request/contact-input.ts';
import { contactRequest } from '../../contact-request/contact-request.ts';
import type { MutationResolvers } from '../generated.ts';

export const requestContact: MutationResolvers['requestContact'] = async (
  _parent,
  args,
  context,
) => {
  const told = parseInput(contactInput, args.input);
  const requestId = newId();
  const personId = await blindIndex(context.engines.keys, 'global', told.email);
  await context.execute(contactRequest, requestId, {
    type: 'RequestContact',
    requestId,
    personId,
    ...told,
  });
  return true;
};
