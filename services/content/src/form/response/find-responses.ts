import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { searchPrefix } from '@lectern/schemas/text/fold.ts';
import { noSuchResponse } from './commands.ts';
import { FormResponse } from '../form-response.ts';
import type { ExistingResponse, FormResponseState } from './state.ts';

export type ResponseRow = ExistingResponse & { id: string; teamId: string };

export async function findResponse(
  context: ServiceContext,
  id: string,
): Promise<ResponseRow | null> {
  const row = await context.view(FormResponse).get(id);
  return row && rowOf(row.id, row.teamId, row.doc);
}

/** Of any team. */
export async function findResponseByUuid(
  context: ServiceContext,
  uuid: string,
): Promise<ResponseRow | null> {
  const row = await context.lookup(FormResponse, 'uuid', uuid);
  return row && rowOf(row.id, row.teamId, row.doc);
}

/** A page of a form's responses, the last saved first. */
export async function listResponses(
  context: ServiceContext,
  {
    formId,
    status,
    presentationId,
    search,
    page,
    pageSize,
  }: {
    formId: string;
    status: 'draft' | 'complete' | null;
    presentationId: string | null;
    search: string | null;
    page: number;
    pageSize: number;
  },
): Promise<{ items: ResponseRow[]; total: number }> {
  const prefix = search?.trim() ? searchPrefix(search) : null;
  if (search?.trim() && prefix === null) return { items: [], total: 0 };
  const where = {
    isThere: true,
    formId,
    ...(status && { status }),
    ...(presentationId && { presentationId }),
    ...(prefix && { terms: { prefix } }),
  };
  const view = context.view(FormResponse);
  const [rows, total] = await Promise.all([
    view.find({ list: 'byForm', where, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count({ list: 'byForm', where }),
  ]);
  return {
    items: rows.map(({ id, teamId, doc }) => rowOf(id, teamId, doc)).filter((row) => row !== null),
    total,
  };
}

/** The answer of a mutation. @throws DomainError NOT_FOUND */
export function changedResponse(
  teamId: string,
  { id, state }: { id: string; state: FormResponseState },
): ResponseRow {
  const row = rowOf(id, teamId, state);
  if (!row) throw noSuchResponse();
  return row;
}

function rowOf(id: string, teamId: string | null, response: FormResponseState): ResponseRow | null {
  return response.status === 'none' || response.status === 'deleted'
    ? null
    : { ...response, id, teamId: teamId ?? '' };
}
