import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationReviseSharedLinkArgs } from '../generated.ts';
import { parseLinkInput } from '../link-input.ts';
import { maker } from '../make-link.ts';
import { rowOf } from '../rows.ts';

export async function reviseSharedLink(_parent: unknown, { id, input }: MutationReviseSharedLinkArgs, context: ServiceContext) {
  const { teamId } = maker(context);
  const changes = await parseLinkInput(input, context.engines.keys, teamId);
  return rowOf(await context.execute(sharedLink, id, { type: 'ReviseSharedLink', sharedLinkId: id, changes }));
}
