// Written by `npm run codegen` from the files beside it.
import type { AllFields, CompleteResolvers } from '@lectern/kernel/graphql/complete-resolvers.ts';
import type * as schema from './generated.ts';
import { Brand, brand, brands, createBrand, deleteBrand, mergeBrands, updateBrand } from './tags/brands.ts';
import { File } from './File.ts';
import { Folder } from './folders/Folder.ts';
import { Form } from './forms/Form.ts';
import { FormQuestion } from './forms/FormQuestion.ts';
import { FormResponse } from './forms/FormResponse.ts';
import { Label, createLabel, deleteLabel, label, labels, mergeLabels, updateLabel } from './tags/labels.ts';
import { PlaceOfForm } from './forms/PlaceOfForm.ts';
import { Presentation } from './Presentation.ts';
import { ProcessingJob } from './ProcessingJob.ts';
import { Product, createProduct, deleteProduct, mergeProducts, product, products, updateProduct } from './tags/products.ts';
import { addCaptions } from './media/Mutation/addCaptions.ts';
import { applyTeamDefaults, changePresentationFlags } from './defaults/change-flags.ts';
import { changePresentationBrands, changePresentationProducts, labelPresentations } from './tags/tag-presentations.ts';
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
import { createPresentation } from './Mutation/createPresentation.ts';
import { deleteFile } from './Mutation/deleteFile.ts';
import { deleteFolder } from './folders/Mutation/deleteFolder.ts';
import { deleteForm } from './forms/Mutation/deleteForm.ts';
import { deleteFormResponse } from './forms/Mutation/deleteFormResponse.ts';
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
import { formResponsesByAge } from './forms/Query/formResponsesByAge.ts';
import { forms } from './forms/Query/forms.ts';
import { formsAt } from './forms/Query/formsAt.ts';
import { importVideo } from './media/Mutation/importVideo.ts';
import { installation } from './Query/installation.ts';
import { moveFolder } from './folders/Mutation/moveFolder.ts';
import { pageMarks } from './Query/pageMarks.ts';
import { pagePart } from './Query/pagePart.ts';
import { presentation } from './Query/presentation.ts';
import { presentationAsOf } from './Query/presentationAsOf.ts';
import { presentations } from './Query/presentations.ts';
import { presentationsAfter } from './Query/presentationsAfter.ts';
import { presentationsByIds } from './Query/presentationsByIds.ts';
import { presentationsOfUser } from './Query/presentationsOfUser.ts';
import { presentationsUnlikeDefaults } from './defaults/presentationsUnlikeDefaults.ts';
import { publicForm } from './forms/Query/publicForm.ts';
import { publicFormResponse } from './forms/Query/publicFormResponse.ts';
import { publishForm } from './forms/Mutation/publishForm.ts';
import { publishedPackage } from './Query/publishedPackage.ts';
import { removeCaptions } from './media/Mutation/removeCaptions.ts';
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
import { updatePresentation } from './Mutation/updatePresentation.ts';
import { uploadLimits } from './Query/uploadLimits.ts';
import { urlInfo } from './media/Query/urlInfo.ts';
import { withdrawFile } from './Mutation/withdrawFile.ts';

export const resolvers = {
  Query: { brand, brands, converters, deletedFolders, file, folder, folderTree, folders, form, formResponse, formResponses, formResponsesByAge, forms, formsAt, installation, label, labels, pageMarks, pagePart, presentation, presentationAsOf, presentations, presentationsAfter, presentationsByIds, presentationsOfUser, presentationsUnlikeDefaults, product, products, publicForm, publicFormResponse, publishedPackage, searchPages, uploadLimits, urlInfo },
  Mutation: { addCaptions, applyTeamDefaults, changePresentationBrands, changePresentationFlags, changePresentationOwner, changePresentationOwners, changePresentationProducts, changePresentationStatus, changePresentationStatuses, chooseForm, choosePresentationThumbnail, copyPresentation, createBrand, createFolder, createForm, createLabel, createPresentation, createProduct, deleteBrand, deleteFile, deleteFolder, deleteForm, deleteFormResponse, deleteLabel, deletePresentation, deletePresentations, deleteProduct, editFile, folderPresentations, importVideo, labelPresentations, mergeBrands, mergeLabels, mergeProducts, moveFolder, publishForm, removeCaptions, removeFolderImage, repairFile, restoreFile, restoreFolder, restorePresentation, restorePresentations, restoreText, retryProcessing, saveFormResponse, setPresentationFlag, startFormResponse, unpublishForm, updateBrand, updateFolder, updateForm, updateLabel, updatePresentation, updateProduct, withdrawFile },
  Brand,
  File,
  Folder,
  Form,
  FormQuestion,
  FormResponse,
  Label,
  PlaceOfForm,
  Presentation,
  ProcessingJob,
  Product,
} satisfies {
  Query: AllFields<schema.QueryResolvers>;
  Mutation: AllFields<schema.MutationResolvers>;
  Brand: CompleteResolvers<schema.BrandResolvers, schema.ResolversParentTypes['Brand']>;
  File: CompleteResolvers<schema.FileResolvers, schema.ResolversParentTypes['File']>;
  Folder: CompleteResolvers<schema.FolderResolvers, schema.ResolversParentTypes['Folder']>;
  Form: CompleteResolvers<schema.FormResolvers, schema.ResolversParentTypes['Form']>;
  FormQuestion: CompleteResolvers<schema.FormQuestionResolvers, schema.ResolversParentTypes['FormQuestion']>;
  FormResponse: CompleteResolvers<schema.FormResponseResolvers, schema.ResolversParentTypes['FormResponse']>;
  Label: CompleteResolvers<schema.LabelResolvers, schema.ResolversParentTypes['Label']>;
  PlaceOfForm: CompleteResolvers<schema.PlaceOfFormResolvers, schema.ResolversParentTypes['PlaceOfForm']>;
  Presentation: CompleteResolvers<schema.PresentationResolvers, schema.ResolversParentTypes['Presentation']>;
  ProcessingJob: CompleteResolvers<schema.ProcessingJobResolvers, schema.ResolversParentTypes['ProcessingJob']>;
  Product: CompleteResolvers<schema.ProductResolvers, schema.ResolversParentTypes['Product']>;
};
