import { z } from 'zod';
import { blindIndex } from '@lectern/kernel/keys/blind-index.ts';
import { accessCodeOf } from '@lectern/schemas/access/access-code.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { packageOf } from '../../package/find-package.ts';
import { packageIdOf } from '../../package/ids.ts';
import { Package } from '../../package/package.ts';
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
  // As it was copied: a repeated call has made another id, and the source may show another file by now.
  const { id: copyId, state } = copied;
  if (state.status === 'present')
    await copyPackage(context, { id, fileId: state.file.fileId }, copyId);
  return changed(copied);
};

/** The copy shows the same files, with texts that are edited on their own from now on. */
async function copyPackage(
  context: ServiceContext,
  from: { id: string; fileId: string },
  presentationId: string,
): Promise<void> {
  const source = await packageOf(context, from.id, from.fileId);
  if (!source) return;
  const packageId = packageIdOf(presentationId, from.fileId);
  const command = { type: 'CopyPackage', packageId, presentationId, source } as const;
  await context.execute(Package, packageId, command, { withoutIdempotency: true });
}
