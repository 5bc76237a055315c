// Written by `npm run codegen` from the files beside it.
import { FolderTree } from './folder/folder-tree.ts';
import { deletableFolder } from './folder/lifecycle.ts';
import { FormResponse } from './form/form-response.ts';
import { Form } from './form/form.ts';
import { announceReleaseDates } from './jobs/announce-release-dates.ts';
import { checkFiles } from './jobs/check-files.ts';
import { indexMissingPages } from './jobs/index-missing-pages.ts';
import { indexPages } from './jobs/index-pages.ts';
import { processPresentation } from './jobs/process-presentation.ts';
import { redrawPages } from './jobs/redraw-pages.ts';
import { repairStoredFile } from './jobs/repair-file.ts';
import { sendFormMails } from './jobs/send-form-mails.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { Package } from './package/package.ts';
import { deleteResponsesWhenFormDeleted } from './policies/delete-responses-when-form-deleted.ts';
import { forgetAnswersWhenResponseErased } from './policies/forget-answers-when-response-erased.ts';
import { indexPagesWhenProcessed } from './policies/index-pages-when-processed.ts';
import { mailWhenFormCompleted } from './policies/mail-when-form-completed.ts';
import { processPresentationWhenUploaded } from './policies/process-presentation-when-uploaded.ts';
import { redrawPagesWhenDrawnByOlderRenderer } from './policies/redraw-pages-when-drawn-by-older-renderer.ts';
import { replaceLabelWhenMergedOrDeleted, replaceBrandWhenMergedOrDeleted, replaceProductWhenMergedOrDeleted } from './policies/replace-tag-when-merged-or-deleted.ts';
import { scheduleReleaseDatesWhenSet } from './policies/schedule-release-dates-when-set.ts';
import { sweepUploadsWhenTeamRegistered } from './policies/sweep-uploads-when-team-registered.ts';
import { ownedPresentation, deletablePresentation } from './presentation/lifecycle.ts';
import { Presentation } from './presentation/presentation.ts';
import { customRoles } from './replicas/custom-roles.ts';
import { groups } from './replicas/groups.ts';
import { members } from './replicas/members.ts';
import { teams } from './replicas/teams.ts';
import { fileHolders } from './stored-files/file-holders.ts';
import { Brand } from './tag/brand.ts';
import { Label } from './tag/label.ts';
import { Product } from './tag/product.ts';

export const parts = {
  aggregates: [FolderTree, FormResponse, Form, Package, Presentation, Brand, Label, Product],
  projections: [customRoles, groups, members, teams, fileHolders],
  policies: [deleteResponsesWhenFormDeleted, forgetAnswersWhenResponseErased, indexPagesWhenProcessed, mailWhenFormCompleted, processPresentationWhenUploaded, redrawPagesWhenDrawnByOlderRenderer, replaceLabelWhenMergedOrDeleted, replaceBrandWhenMergedOrDeleted, replaceProductWhenMergedOrDeleted, scheduleReleaseDatesWhenSet, sweepUploadsWhenTeamRegistered],
  jobs: [announceReleaseDates, checkFiles, indexMissingPages, indexPages, processPresentation, redrawPages, repairStoredFile, sendFormMails, sweepUploads],
  lifecycles: [deletableFolder, ownedPresentation, deletablePresentation],
};
