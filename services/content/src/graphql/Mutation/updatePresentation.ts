import { DomainError } from '@lectern/kernel/errors.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isPackage, manifestOf } from '../../package/manifest.ts';
import { thumbnailOf, type ChosenThumbnail } from '../../package/thumbnail.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { uploadedFile } from '../../uploads/uploaded-file.ts';
import { websiteFile } from '../../uploads/website-file.ts';
import type { MutationResolvers } from '../generated.ts';
import { readForm } from '../presentation-input.ts';
import { changed } from '../presentation-row.ts';
import type { PresentationState } from '../../presentation/state.ts';
import { problems } from '../../problems.ts';

export const updatePresentation: MutationResolvers['updatePresentation'] = async (
  _,
  { id, input: { receipt, thumbnailFileId, ...input } },
  context,
) => {
  const now = (await context.view(Presentation).get(id))?.doc;
  const thumbnail =
    thumbnailFileId === undefined ? null : await thumbnailOf(context, id, now, thumbnailFileId);
  checkThumbnail(now, thumbnail);
  await checkMainPath(context, now, input.mainPath);
  const { changes, settings, notifiees } = await readForm(
    input,
    id,
    context,
    now && now.status !== 'none' ? now : undefined,
  );
  const replacement =
    receipt == null
      ? await anotherWebsite(now, changes.externalUrl, context)
      : await replacing(now, receipt, context);
  const revised = await context.execute(Presentation, id, {
    type: 'RevisePresentation',
    presentationId: id,
    changes,
    settings,
    notifiees,
    replacement,
  });
  if (thumbnail === null) return changed(revised);
  return changed(
    await context.execute(Presentation, id, {
      type: 'ChooseThumbnail',
      presentationId: id,
      ...thumbnail,
    }),
  );
};

/** Checked before anything is changed: `ChooseThumbnail` is a commit of its own. */
function checkThumbnail(now: PresentationState | undefined, chosen: ChosenThumbnail | null): void {
  if (chosen === null || chosen.fileId === null || now?.status !== 'present') return;
  if (chosen.fileId === now.file.fileId || chosen.packageFile !== null) return;
  const sentence = problems.fileNotOfPresentation;
  throw new DomainError('INVALID', sentence, { thumbnailFileId: [sentence] });
}

/** A package opens with one of its own HTML files. */
async function checkMainPath(
  context: ServiceContext,
  now: PresentationState | undefined,
  mainPath: string | null | undefined,
): Promise<void> {
  if (!mainPath || now?.status !== 'present' || now.teamId === null) return;
  if (mainPath === now.mainPath || !isPackage(now.presentationType)) return;
  const manifest = await manifestOf(context, now.teamId, now.file.fileId);
  if (manifest === null || manifest.pages.some(({ path }) => path === mainPath)) return;
  const sentence = problems.pageNotInPackage;
  throw new DomainError('INVALID', sentence, { mainPath: [sentence] });
}

/** Read only if there is a file to replace, because a refused upload is deleted. */
async function replacing(
  now: PresentationState | undefined,
  receipt: string,
  context: ServiceContext,
) {
  if (now?.status !== 'present') throw new DomainError('NOT_FOUND', problems.presentationUnknown);
  const { file, presentationType } = await uploadedFile(receipt, context);
  return { file, presentationType };
}

/** A presentation that is a website leads to its new URL. */
async function anotherWebsite(
  now: PresentationState | undefined,
  externalUrl: string | null | undefined,
  context: ServiceContext,
) {
  if (now?.status !== 'present' || now.teamId === null) return undefined;
  const { presentationType: current } = now.replacement ?? now;
  if (current !== 'URL' || externalUrl === undefined || externalUrl === now.externalUrl)
    return undefined;
  if (externalUrl === null) {
    const sentence = problems.websiteWithoutLink;
    throw new DomainError('INVALID', sentence, { externalUrl: [sentence] });
  }
  const { file, presentationType } = await websiteFile(externalUrl, {
    teamId: now.teamId,
    blobs: context.engines.blobs,
  });
  return { file, presentationType };
}
