import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { z } from 'zod';
import { importedPeople } from '../../../people/invitations/imported-people.ts';
import { previewInvitation } from '../../../people/invitations/preview-invitation.ts';
import type { QueryResolvers } from '../../generated.ts';

const preview = z.object({ people: importedPeople(200) });

export const invitationPreview: QueryResolvers['invitationPreview'] = (_parent, args, context) => {
  const { people } = parseInput(preview, args);
  return Promise.all(people.map((person) => previewInvitation(context, person)));
};
