import { parseStream } from '@lectern/kernel/commands/aggregate.ts';
import { DomainError } from '@lectern/kernel/errors.ts';
import { newId } from '@lectern/kernel/ids.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { ReservationHeld } from '@lectern/kernel/store/commits-port.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { fieldsOf } from '../../presentation/defaults.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { earlierResult } from '../../uploads/earlier-result.ts';
import { uploadedFile, type UploadedFile } from '../../uploads/uploaded-file.ts';
import { websiteFile } from '../../uploads/website-file.ts';
import type { Changes } from '../../presentation/create.ts';
import type { PresentationForm } from '../../presentation/state.ts';
import type { CreatePresentationInput, MutationResolvers } from '../generated.ts';
import { readForm } from '../presentation-input.ts';
import { assertMember } from '../../replicas/members.ts';
import { readTeamDefaults } from '../../replicas/teams.ts';
import { changed } from '../presentation-row.ts';
import { problems } from '../../problems.ts';

export const createPresentation: MutationResolvers['createPresentation'] = (
  _,
  { input },
  context,
) => publish(input, context, fileOf);

/** The file, and what its URL changes in the form. */
interface Found extends UploadedFile {
  changes?: Changes<PresentationForm>;
}

/** @param find the file, for what was sent */
export async function publish(
  { receipt, status, ownerId, ...given }: CreatePresentationInput,
  context: ServiceContext,
  find: (
    receipt: string | null | undefined,
    externalUrl: string | null | undefined,
    teamId: string,
    context: ServiceContext,
  ) => Promise<Found>,
) {
  const { claims } = context;
  if (claims.kind !== 'user') throw new DomainError('FORBIDDEN', problems.onlyPeoplePublish);
  const presentationId = newId();
  const { changes: sent, settings, notifiees } = await readForm(given, presentationId, context);
  if (ownerId != null) await assertMember(context, ownerId, 'ownerId');
  const found = await find(receipt, sent.externalUrl, claims.teamId, context);
  const { file, presentationType, title } = found;
  const changes = { ...sent, ...found.changes };
  const defaults = fieldsOf(await readTeamDefaults(context, claims.teamId));
  try {
    return changed(
      await context.execute(Presentation, presentationId, {
        type: 'CreatePresentation',
        presentationId,
        ownerId: ownerId ?? claims.userId,
        presentationType,
        status: status ?? 'DRAFT',
        form: { ...defaults.form, ...withoutUndefined(changes), name: changes.name ?? title },
        settings: { ...defaults.settings, ...withoutUndefined(settings ?? {}) },
        notifiees,
        file,
      }),
    );
  } catch (error) {
    const holder = holderOfReceipt(error);
    const attempt = { fileId: file.fileId, ownerId, status, form: changes, settings };
    const made = holder !== null && (await earlierResult(context, holder, attempt));
    if (!made) throw error;
    return changed(made);
  }
}

/** The upload, or else a page that leads to the website. */
function fileOf(
  receipt: string | null | undefined,
  externalUrl: string | null | undefined,
  teamId: string,
  context: ServiceContext,
): Promise<UploadedFile> {
  if (receipt != null) return uploadedFile(receipt, context);
  if (externalUrl != null)
    return websiteFile(externalUrl, { teamId, blobs: context.engines.blobs });
  const sentence = problems.fileMissing;
  throw new DomainError('INVALID', sentence, { file: [sentence] });
}

/** The presentation that used this upload before. */
function holderOfReceipt(error: unknown): string | null {
  const cause = error instanceof DomainError ? error.cause : null;
  return cause instanceof ReservationHeld && cause.row.kind === 'receipt'
    ? parseStream(cause.row.owner).id
    : null;
}
