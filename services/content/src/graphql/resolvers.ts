import type { Resolvers } from '@lectern/kernel/service/service.ts';
import { File } from './File.ts';
import { changePresentationStatus } from './Mutation/changePresentationStatus.ts';
import { createPresentation } from './Mutation/createPresentation.ts';
import { deletePresentation } from './Mutation/deletePresentation.ts';
import { restorePresentation } from './Mutation/restorePresentation.ts';
import { retryProcessing } from './Mutation/retryProcessing.ts';
import { updatePresentation } from './Mutation/updatePresentation.ts';
import { Presentation } from './Presentation.ts';
import { ProcessingJob } from './ProcessingJob.ts';
import { presentation } from './Query/presentation.ts';
import { presentations } from './Query/presentations.ts';

export const resolvers: Resolvers = {
  Query: { presentation, presentations },
  Mutation: { changePresentationStatus, createPresentation, deletePresentation, restorePresentation, retryProcessing, updatePresentation },
  Presentation,
  File,
  ProcessingJob,
};
