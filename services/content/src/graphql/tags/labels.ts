import { createTag, deleteTag, updateTag } from '../../tag/change-tags.ts';
import { findTag, findTags, type TagRow } from '../../tag/find-tags.ts';
import { Label as Labels } from '../../tag/label.ts';
import { mergeTags } from '../../tag/merge-tags.ts';
import { presentationCount } from './presentation-count.ts';
import type { LabelResolvers, MutationResolvers, QueryResolvers } from '../generated.ts';

export type LabelParent = TagRow;

/** Fields without a resolver are in the row. */
export const Label = {
  colour: ({ colour }) => colour ?? 'GRAY',
  presentationCount: ({ id }, _, context) => presentationCount(context, 'label', id),
} satisfies LabelResolvers;

export const label: QueryResolvers['label'] = (_, { id }, context) => findTag(context, Labels, id);
export const labels: QueryResolvers['labels'] = (_, __, context) => findTags(context, Labels);

export const createLabel: MutationResolvers['createLabel'] = (_, { input }, context) =>
  createTag(context, Labels, input);
export const updateLabel: MutationResolvers['updateLabel'] = (_, { id, input }, context) =>
  updateTag(context, Labels, id, input);
export const mergeLabels: MutationResolvers['mergeLabels'] = (_, { id, labelIds }, context) =>
  mergeTags(context, Labels, labelIds, id);
export const deleteLabel: MutationResolvers['deleteLabel'] = (_, { id }, context) =>
  deleteTag(context, Labels, id);
