// Written by `npm run codegen` from the files beside it.
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { File } from './File.ts';
import { Folder } from './folders/Folder.ts';
import { Form } from './forms/Form.ts';
import { FormQuestion } from './forms/FormQuestion.ts';
import { FormResponse } from './forms/FormResponse.ts';
import { Label } from './Label.ts';
import { PlaceOfForm } from './forms/PlaceOfForm.ts';
import { Presentation } from './Presentation.ts';
import { ProcessingJob } from './ProcessingJob.ts';
import { changePresentationOwner } from './Mutation/changePresentationOwner.ts';
import { changePresentationOwners } from './Mutation/changePresentationOwners.ts';
import { changePresentationStatus } from './Mutation/changePresentationStatus.ts';
import { changePresentationStatuses } from './Mutation/changePresentationStatuses.ts';
import { chooseForm } from './forms/Mutation/chooseForm.ts';
import { choosePresentationThumbnail } from './Mutation/choosePresentationThumbnail.ts';
import { converters } from './Query/converters.ts';
import { copyPresentation } from './Mutation/copyPresentation.ts';
import { createFolder } from './folders/Mutation/createFolder.ts';
import { createForm } from './forms/Mutation/createForm.ts';
import { createLabel } from './Mutation/createLabel.ts';
import { createPresentation } from './Mutation/createPresentation.ts';
import { deleteFile } from './Mutation/deleteFile.ts';
import { deleteFolder } from './folders/Mutation/deleteFolder.ts';
import { deleteForm } from './forms/Mutation/deleteForm.ts';
import { deleteFormResponse } from './forms/Mutation/deleteFormResponse.ts';
import { deleteLabel } from './Mutation/deleteLabel.ts';
import { deletePresentation } from './Mutation/deletePresentation.ts';
import { deletePresentations } from './Mutation/deletePresentations.ts';
import { deletedFolders } from './folders/Query/deletedFolders.ts';
import { editFile } from './Mutation/editFile.ts';
import { file } from './Query/file.ts';
import { folder } from './folders/Query/folder.ts';
import { folderPresentations } from './folders/Mutation/folderPresentations.ts';
import { folderTree } from './folders/Query/folderTree.ts';
import { folders } from './folders/Query/folders.ts';
import { form } from './forms/Query/form.ts';
import { formResponse } from './forms/Query/formResponse.ts';
import { formResponses } from './forms/Query/formResponses.ts';
import { forms } from './forms/Query/forms.ts';
import { formsAt } from './forms/Query/formsAt.ts';
import { installation } from './Query/installation.ts';
import { label } from './Query/label.ts';
import { labelPresentations } from './Mutation/labelPresentations.ts';
import { labels } from './Query/labels.ts';
import { mergeLabels } from './Mutation/mergeLabels.ts';
import { moveFolder } from './folders/Mutation/moveFolder.ts';
import { pageMarks } from './Query/pageMarks.ts';
import { pagePart } from './Query/pagePart.ts';
import { presentation } from './Query/presentation.ts';
import { presentationAsOf } from './Query/presentationAsOf.ts';
import { presentations } from './Query/presentations.ts';
import { presentationsAfter } from './Query/presentationsAfter.ts';
import { presentationsByIds } from './Query/presentationsByIds.ts';
import { presentationsOfUser } from './Query/presentationsOfUser.ts';
import { publicForm } from './forms/Query/publicForm.ts';
import { publicFormResponse } from './forms/Query/publicFormResponse.ts';
import { publishForm } from './forms/Mutation/publishForm.ts';
import { publishedPackage } from './Query/publishedPackage.ts';
import { removeFolderImage } from './folders/Mutation/removeFolderImage.ts';
import { repairFile } from './Mutation/repairFile.ts';
import { restoreFile } from './Mutation/restoreFile.ts';
import { restoreFolder } from './folders/Mutation/restoreFolder.ts';
import { restorePresentation } from './Mutation/restorePresentation.ts';
import { restorePresentations } from './Mutation/restorePresentations.ts';
import { restoreText } from './Mutation/restoreText.ts';
import { retryProcessing } from './Mutation/retryProcessing.ts';
import { saveFormResponse } from './forms/Mutation/saveFormResponse.ts';
import { searchPages } from './Query/searchPages.ts';
import { setPresentationFlag } from './Mutation/setPresentationFlag.ts';
import { startFormResponse } from './forms/Mutation/startFormResponse.ts';
import { unpublishForm } from './forms/Mutation/unpublishForm.ts';
import { updateFolder } from './folders/Mutation/updateFolder.ts';
import { updateForm } from './forms/Mutation/updateForm.ts';
import { updateLabel } from './Mutation/updateLabel.ts';
import { updatePresentation } from './Mutation/updatePresentation.ts';
import { uploadLimits } from './Query/uploadLimits.ts';
import { withdrawFile } from './Mutation/withdrawFile.ts';

export const resolvers = {
  Query: { converters, deletedFolders, file, folder, folderTree, folders, form, formResponse, formResponses, forms, formsAt, installation, label, labels, pageMarks, pagePart, presentation, presentationAsOf, presentations, presentationsAfter, presentationsByIds, presentationsOfUser, publicForm, publicFormResponse, publishedPackage, searchPages, uploadLimits },
  Mutation: { changePresentationOwner, changePresentationOwners, changePresentationStatus, changePresentationStatuses, chooseForm, choosePresentationThumbnail, copyPresentation, createFolder, createForm, createLabel, createPresentation, deleteFile, deleteFolder, deleteForm, deleteFormResponse, deleteLabel, deletePresentation, deletePresentations, editFile, folderPresentations, labelPresentations, mergeLabels, moveFolder, publishForm, removeFolderImage, repairFile, restoreFile, restoreFolder, restorePresentation, restorePresentations, restoreText, retryProcessing, saveFormResponse, setPresentationFlag, startFormResponse, unpublishForm, updateFolder, updateForm, updateLabel, updatePresentation, withdrawFile },
  File,
  Folder,
  Form,
  FormQuestion,
  FormResponse,
  Label,
  PlaceOfForm,
  Presentation,
  ProcessingJob,
} satisfies {
  Query: AllFields<schema.QueryResolvers>;
  Mutation: AllFields<schema.MutationResolvers>;
  File: CompleteResolvers<schema.FileResolvers, schema.ResolversParentTypes['File']>;
  Folder: CompleteResolvers<schema.FolderResolvers, schema.ResolversParentTypes['Folder']>;
  Form: CompleteResolvers<schema.FormResolvers, schema.ResolversParentTypes['Form']>;
  FormQuestion: CompleteResolvers<schema.FormQuestionResolvers, schema.ResolversParentTypes['FormQuestion']>;
  FormResponse: CompleteResolvers<schema.FormResponseResolvers, schema.ResolversParentTypes['FormResponse']>;
  Label: CompleteResolvers<schema.LabelResolvers, schema.ResolversParentTypes['Label']>;
  PlaceOfForm: CompleteResolvers<schema.PlaceOfFormResolvers, schema.ResolversParentTypes['PlaceOfForm']>;
  Presentation: CompleteResolvers<schema.PresentationResolvers, schema.ResolversParentTypes['Presentation']>;
  ProcessingJob: CompleteResolvers<schema.ProcessingJobResolvers, schema.ResolversParentTypes['ProcessingJob']>;
};
