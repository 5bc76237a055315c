import { texts } from './texts.ts';

export type BulkAnswer = {
  changed: readonly { id: string }[];
  refused: readonly { id: string; message: string }[];
};

export const refetchQueries = ['ContentPage', 'ContentChunk'];

export const presentationsLabel = (ids: readonly unknown[]) =>
  texts.presentationsWithCount({ count: ids.length });
