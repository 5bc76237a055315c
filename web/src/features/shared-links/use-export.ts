import { useCallback } from 'react';
import { csrfToken, edgeUrl, problemFrom } from '../../edge/edge-fetch.ts';
import { problemOf, unreachable } from '../../edge/problem.ts';
import { useToast } from '../../ui/toasts.tsx';
import type { Question } from './use-link-filters.ts';

/** As the REST routes spell them. */
const types = { LINK: 'Link', EMAIL: 'Email', SPACE: 'Space' } as const;
const statuses = { ACTIVE: 'Active', CANCELED: 'Canceled', EXPIRED: 'Expired' } as const;

async function fileOf(body: object): Promise<Blob> {
  const response = await fetch(edgeUrl('/api/shared-links/export'), { method: 'POST', headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken() }, credentials: 'same-origin', body: JSON.stringify(body) }).catch(() => { throw unreachable(); });
  if (!response.ok) throw problemFrom(response.status, await response.json().catch(() => null), response.headers.get('retry-after'));
  return response.blob();
}

/** The links as a file: those that were ticked, or all that the filters leave. */
export function useExport({ search, status, type, userId }: Question) {
  const toast = useToast();
  return useCallback(async (ids?: readonly string[]) => {
    try {
      const narrowed = { ...(search && { search }), ...(status && { status: statuses[status] }), ...(type && { type: types[type] }), ...(userId && { user_id: userId }) };
      const address = URL.createObjectURL(await fileOf(ids === undefined ? narrowed : { ids }));
      Object.assign(document.createElement('a'), { href: address, download: 'shared_links.csv' }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      toast({ text: problemOf(error).message, isBad: true, about: 'export' });
    }
  }, [search, status, toast, type, userId]);
}
