import { z } from 'zod';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { accessCodeOf } from '@lectern/schemas/access/access-code.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { withAddresses } from '../../presentation/notifiees.ts';
import { Presentation } from '../../presentation/presentation.ts';
import type { MutationResolvers } from '../generated.ts';
import { namedNotifications } from '../named-notifications.ts';
import { nameInput } from '../presentation-input.ts';
import { changed } from '../presentation-row.ts';
import { problems } from '../../problems.ts';

const input = z.object({ name: nameInput });

export const copyPresentation: MutationResolvers['copyPresentation'] = async (
  _,
  { id, ...given },
  context,
) => {
  const { claims, engines } = context;
  const { name } = parseInput(input, given);
  const source = (await context.view(Presentation).get(id))?.doc;
  if (claims.kind !== 'user' || source?.status !== 'present')
    throw new DomainError('NOT_FOUND', problems.presentationUnknown);
  const presentationId = newId();
  const codeName =
    source.accessCode === null
      ? null
      : await blindIndex(
          engines.keys,
          claims.teamId,
          accessCodeOf(presentationId, source.accessCode),
        );
  const notified = await namedNotifications(context, claims.teamId, withAddresses(source));
  const copied = await context.execute(Presentation, presentationId, {
    type: 'CopyPresentation',
    presentationId,
    ownerId: claims.userId,
    name: name ?? `${[...source.name].slice(0, 190).join('')} (copy)`,
    sourceId: id,
    source,
    accessCodeName: codeName,
    ...notified,
  });
  return changed(copied);
};
