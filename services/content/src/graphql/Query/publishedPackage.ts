import { packageOf } from '../../package/find-package.ts';
import { Presentation } from '../../presentation/presentation.ts';
import { fileIdsOf } from '../../presentation/versions.ts';
import type { QueryResolvers } from '../generated.ts';

export const publishedPackage: QueryResolvers['publishedPackage'] = async (
  _,
  { teamId, presentationId, fileId },
  caller,
) => {
  if (teamId === '') return null;
  const context = caller.asSystem(teamId);
  const state = (await context.view(Presentation).get(presentationId))?.doc;
  if (state?.status !== 'present' || !fileIdsOf(state).includes(fileId)) return null;
  const found = await packageOf(context, presentationId, fileId);
  const edits = (found?.files ?? []).flatMap(({ path, versions }) => {
    const digest = versions.at(-1)?.digest ?? null;
    return digest === null ? [] : [{ path, digest }];
  });
  return {
    mainPath: state.mainPath,
    edits,
    customJavascript: state.customJavascript,
    facebookPixel: state.facebookPixel,
    googleAnalyticsId: state.googleAnalyticsId,
    hubspotPixel: state.hubspotPixel,
    linkedinPixel: state.linkedinPixel,
    posthogApiKey: state.isPosthogEnabled ? state.posthogApiKey : null,
  };
};
