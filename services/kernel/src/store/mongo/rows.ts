import mongoose, { type mongo } from 'mongoose';
import { indexValues } from '../list-query.ts';
import type { IndexValue } from '@lectern/schemas/access/rule.ts';
import type { ViewDeclaration, ViewRow } from '../views-port.ts';
import { type Collection, type Database, DUPLICATE_KEY, rowId, withRetry } from './connection.ts';

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

export type LiveRow = Omit<StoredRow, 'sequence'> &
  Required<Pick<StoredRow, 'team' | 'id' | 'version' | 'shape' | 'doc' | 'ix'>>;

export const rowsOf = (database: Database, view: string): Collection<StoredRow> =>
  database.collection<StoredRow>(`view.${view}`);

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
  return {
    teamId: team === '' ? null : team,
    id,
    version,
    shape,
    doc: JSON.parse(doc),
    index: ix,
  };
}

/** For `writeUnlessNewer`: by the version of the row. */
export function byVersion(row: LiveRow): mongo.AnyBulkWriteOperation<StoredRow> {
  const { _id, ...content } = row;
  return {
    updateOne: {
      filter: { _id, version: { $lte: row.version } },
      update: { $set: content },
      upsert: true,
    },
  };
}

/**
 * Runs upserts that carry a guard. One whose guard hides the row tries to insert a second one and is refused; so is one that
 * met another insert, newer or not, which is why those refused are tried once more before they count as older.
 */
export async function writeUnlessNewer<Row extends mongo.Document>(
  collection: Collection<Row>,
  writes: mongo.AnyBulkWriteOperation<Row>[],
): Promise<void> {
  const refused = await withRetry(() => refusedOf(collection, writes));
  if (refused.length > 0) await withRetry(() => refusedOf(collection, refused));
}

async function refusedOf<Row extends mongo.Document>(
  collection: Collection<Row>,
  writes: mongo.AnyBulkWriteOperation<Row>[],
): Promise<mongo.AnyBulkWriteOperation<Row>[]> {
  if (writes.length === 0) return [];
  try {
    await collection.bulkWrite(writes, { ordered: false });
    return [];
  } catch (error) {
    if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
    const errors = [error.writeErrors].flat();
    if (errors.length === 0 || !errors.every(({ code }) => code === DUPLICATE_KEY)) throw error;
    return errors.flatMap(({ index }) => writes[index] ?? []);
  }
}
