import { useCallback } from 'react';
import { downloadFrom } from '../../../edge/download.ts';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import type { Question } from './use-link-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

export const exportPath = '/api/shared-links/export';
export const exportFile = 'shared_links.csv';

/** In the export routes' spelling. */
const types = { LINK: common.link, EMAIL: common.email, SPACE: texts.space } as const;
const statuses = {
  ACTIVE: common.active,
  CANCELED: texts.canceled,
  EXPIRED: common.expired,
} as const;

/** Everything that matches the filters. */
export const exportedBy = ({ search, status, type, userId }: Question) => ({
  ...(search && { search }),
  ...(status && { status: statuses[status] }),
  ...(type && { type: types[type] }),
  ...(userId && { user_id: userId }),
});

/** Exports the selected links as a file. */
export function useExport() {
  const toast = useToast();
  return useCallback(
    (ids: readonly string[]) =>
      void downloadFrom(exportPath, { ids }, exportFile).catch((error: unknown) =>
        toast(problemToast(error, 'export')),
      ),
    [toast],
  );
}
