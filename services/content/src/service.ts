import type { ServiceDefinition } from '@lectern/kernel/service/service.ts';
import { heirs } from '@lectern/kernel/replicas/successors.ts';
import { processPresentation } from './jobs/process-presentation.ts';
import { purgePresentations } from './jobs/purge-presentations.ts';
import { redrawPages } from './jobs/redraw-pages.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { markReleaseDates } from './jobs/mark-release-dates.ts';
import { handOverPresentationWhenOwnerIsGone } from './policies/hand-over-presentation-when-owner-is-gone.ts';
import { handOverPresentationsWhenOwnerLeaves } from './policies/hand-over-presentations-when-owner-leaves.ts';
import { processPresentationWhenUploaded } from './policies/process-presentation-when-uploaded.ts';
import { purgePresentationWhenDeleted } from './policies/purge-presentation-when-deleted.ts';
import { replaceLabelWhenMergedOrDeleted } from './policies/replace-label-when-merged-or-deleted.ts';
import { redrawPagesWhenDrawnByOlderRenderer } from './policies/redraw-pages-when-drawn-by-older-renderer.ts';
import { sweepUploadsWhenTeamRegistered } from './policies/sweep-uploads-when-team-registered.ts';
import { scheduleReleaseDates } from './policies/schedule-release-dates.ts';
import { Label } from './label/label.ts';
import { fileHolders } from './stored-files/file-holders.ts';
import { customRoles } from './replicas/custom-roles.ts';
import { members } from './replicas/members.ts';
import { Presentation } from './presentation/presentation.ts';
import { personalData } from './personal-data.ts';

export const content: ServiceDefinition = {
  name: 'content',
  aggregates: [Presentation, Label],
  projections: [heirs, members, customRoles, fileHolders],
  policies: [
    handOverPresentationsWhenOwnerLeaves,
    handOverPresentationWhenOwnerIsGone,
    processPresentationWhenUploaded,
    purgePresentationWhenDeleted,
    redrawPagesWhenDrawnByOlderRenderer,
    replaceLabelWhenMergedOrDeleted,
    sweepUploadsWhenTeamRegistered,
    scheduleReleaseDates,
  ],
  jobs: [processPresentation, purgePresentations, redrawPages, sweepUploads, markReleaseDates],
  personalData,
  resolvers: async () => (await import('./graphql/resolvers.ts')).resolvers,
};
