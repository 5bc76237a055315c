import { createHash } from 'node:crypto';
import type { UserClaims } from '@lectern/schemas/access/claims.ts';
import { mintReceipt, type UploadReceipt } from '../files/receipt.ts';
import { originalKey } from '../../../../schemas/files/file-keys.ts';
import type { Engines } from '../engines/engines.ts';
import { newId } from '../ids.ts';

/** For specs: stores bytes like an upload of this person. */
export async function anUpload({
  engines,
  by,
  bytes,
  fileName = 'Solar roofs.pdf',
  changes = {},
}: {
  engines: Engines;
  by: UserClaims;
  bytes: Uint8Array | string;
  fileName?: string;
  changes?: Partial<UploadReceipt>;
}): Promise<{ receipt: string; fileId: string; blobKey: string }> {
  const { teamId, userId } = by;
  const receiptId = newId();
  const blobKey = originalKey(teamId, receiptId);
  const body = Buffer.from(bytes);
  await engines.blobs.put(blobKey, body, 'application/octet-stream');
  const digest = createHash('sha256').update(body).digest('hex');
  const expiresAt = Date.now() + 3600_000;
  const receipt = mintReceipt(engines.secrets, {
    receiptId,
    purpose: 'presentation',
    teamId,
    userId,
    blobKey,
    size: body.length,
    digest,
    fileName,
    mimeType: 'application/pdf',
    expiresAt,
    ...changes,
  });
  return { receipt, fileId: receiptId, blobKey };
}
