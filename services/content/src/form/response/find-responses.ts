import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
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

interface Wanted {
  formId: string;
  status: 'draft' | 'complete' | null;
  presentationId?: string | null;
  search: string | null;
}

/** @returns null where no word can begin with the search */
function whereOf({ formId, status, presentationId = null, search }: Wanted) {
  const prefix = search?.trim() ? searchPrefix(search) : null;
  if (search?.trim() && prefix === null) return null;
  return {
    isThere: true,
    formId,
    ...(status && { status }),
    ...(presentationId && { presentationId }),
    ...(prefix && { terms: { prefix } }),
  };
}

/** A page of a form's responses, the last saved first. */
export async function listResponses(
  context: ServiceContext,
  { page, pageSize, ...wanted }: Wanted & { page: number; pageSize: number },
): Promise<{ items: ResponseRow[]; total: number }> {
  const where = whereOf(wanted);
  if (!where) return { items: [], total: 0 };
  const view = context.view(FormResponse);
  const [rows, total] = await Promise.all([
    view.find({ list: 'byForm', where, limit: pageSize, skip: (page - 1) * pageSize }),
    view.count({ list: 'byForm', where }),
  ]);
  return { items: rowsOf(rows), total };
}

/** Few, because each may be large. */
const CHUNK = 25;

/** The first begun first: an order that stays while responses are saved. */
export async function listResponsesByAge(
  context: ServiceContext,
  { after, ...wanted }: Wanted & { after: string | null },
): Promise<{ items: ResponseRow[]; next: string | null }> {
  const where = whereOf(wanted);
  if (!where) return { items: [], next: null };
  const from = after === null ? {} : { after: { value: after, id: after } };
  const rows = await context
    .view(FormResponse)
    .find({ list: 'byAge', where, limit: CHUNK, ...from });
  return { items: rowsOf(rows), next: rows.length < CHUNK ? null : (rows.at(-1)?.id ?? null) };
}

const rowsOf = (rows: readonly Row<FormResponseState>[]): ResponseRow[] =>
  rows.map(({ id, teamId, doc }) => rowOf(id, teamId, doc)).filter((row) => row !== null);

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
