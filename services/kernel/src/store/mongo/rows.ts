import type { mongo } from 'mongoose';
import { indexValues } from '../list-query.ts';
import type { IndexValue, ViewDeclaration, ViewRow } from '../port.ts';
import { type Collection, type Database, rowId } from './connection.ts';

/**
 * A row of a view. The document of the caller is JSON text: it comes back to the byte, and no key in it can mean
 * anything to the database. A row deleted by a journal keeps its id and sequence and loses the rest.
 */
export interface StoredRow {
  _id: string;
  /** Empty where the row belongs to no team; missing where it was deleted. */
  team?: string;
  id?: string;
  version?: number;
  shape?: number;
  doc?: string;
  ix?: Record<string, IndexValue | readonly string[]>;
  /** The journal batch that wrote it last; missing in inline views. */
  sequence?: number;
}

export type LiveRow = Omit<StoredRow, 'sequence'> & Required<Pick<StoredRow, 'team' | 'id' | 'version' | 'shape' | 'doc' | 'ix'>>;

export const rowsOf = (database: Database, view: string): Collection<StoredRow> => database.collection<StoredRow>(`view.${view}`);

export const rowKey = (teamId: string | null, id: string): string => rowId(teamId ?? '', id);

export function storedRow(declaration: ViewDeclaration, row: ViewRow): LiveRow {
  return {
    _id: rowKey(row.teamId, row.id),
    team: row.teamId ?? '',
    id: row.id,
    version: row.version,
    shape: row.shape,
    doc: JSON.stringify(row.doc),
    ix: indexValues(declaration, row),
  };
}

export function viewRow(row: StoredRow): ViewRow {
  const { team, id, version, shape, doc, ix } = row as LiveRow;
  return { teamId: team === '' ? null : team, id, version, shape, doc: JSON.parse(doc) as unknown, index: ix };
}

/** Writes the row unless a newer version of it is there. */
export function writeByVersion(row: LiveRow): mongo.AnyBulkWriteOperation<StoredRow> {
  const { _id, ...content } = row;
  return { updateOne: { filter: { _id, version: { $lte: row.version } }, update: { $set: content }, upsert: true } };
}
