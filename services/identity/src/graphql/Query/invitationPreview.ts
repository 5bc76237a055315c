import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { z } from 'zod';
import { listedPeople } from '../../invitations/listed-people.ts';
import { previewInvitation, type PreviewedInvitation } from '../../invitations/preview-invitation.ts';
import type { QueryInvitationPreviewArgs } from '../generated.ts';

const preview = z.object({ people: listedPeople(200) });

export function invitationPreview(_parent: unknown, args: QueryInvitationPreviewArgs, context: ServiceContext): Promise<PreviewedInvitation[]> {
  const { people } = parseInput(preview, args);
  return Promise.all(people.map((person) => previewInvitation(context, person)));
}
