import { limiterAddress } from '@lectern/kernel/network/ip.ts';
import { mintCapability } from '@lectern/schemas/access/capability.ts';
import { mintReceipt } from '@lectern/kernel/files/receipt.ts';
import { newId } from '@lectern/kernel/ids.ts';
import { originalKey } from '@lectern/schemas/files/file-keys.ts';
import type { FormResponseInput, PublicFormFieldsFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/gql.ts';
import { ask } from '../../../graph/ask.ts';
import type { Call } from '../../../http/call.ts';
import { EdgeError, found } from '../../../http/edge-error.ts';
import { edgeRequest } from '../../../links/links.ts';
import { withGate } from '../../../links/gates.ts';
import { linkOfVisit } from '../../../links/link-of-visit.ts';
import { visitIn } from '../../../links/own-hit.ts';
import { allowLongBody } from '../../../http/connections.ts';
import { problems } from '../../../http/problems.ts';

const ReadPublicForm = graphql(`
  query ReadPublicForm($uuid: ID!) {
    publicForm(uuid: $uuid) {
      id
      teamId
      ...PublicFormFields
    }
  }
`);

const RECEIPT_MS = 60 * 60_000;
/** Bytes of a respondent's file. */
const LARGEST_ANSWER_FILE = 25 * 1024 ** 2;

/** A published form. @throws EdgeError NOT_FOUND */
export async function readPublicForm(
  call: Call,
  uuid: string,
): Promise<PublicFormFieldsFragment & { id: string; teamId: string }> {
  const { publicForm } = await ask(call.edge.graph, ReadPublicForm, { uuid }, edgeRequest());
  return found(publicForm);
}

/** What a visit says of a response that is given in it. @throws EdgeError NOT_FOUND, FORBIDDEN, GONE */
export async function placeOf(
  call: Call,
  hitUuid: string | null | undefined,
): Promise<Pick<FormResponseInput, 'hitId' | 'sharedLinkId' | 'presentationId' | 'email'>> {
  if (!hitUuid) return {};
  const visit = visitIn(call, hitUuid);
  const link = await linkOfVisit(call.edge, visit);
  const email = link.isEmailRequired ? await call.edge.links.emailOf(visit) : null;
  return {
    hitId: visit.id,
    sharedLinkId: link.id,
    presentationId: link.presentationId,
    email,
  };
}

/**
 * The visit after a form was sent: where its link shows the form before the pages, that gate is passed.
 * @throws EdgeError FORBIDDEN, GONE
 */
export async function passForm(
  call: Call,
  hitUuid: string | null | undefined,
  formUuid: string,
): Promise<string | null> {
  if (!hitUuid) return null;
  const visit = visitIn(call, hitUuid);
  const link = await linkOfVisit(call.edge, visit);
  if (link.gateFormUuid !== formUuid) return hitUuid;
  const { secrets } = call.edge.engines;
  return mintCapability(secrets, { ...visit, gates: withGate(link, visit.gates, 'form') });
}

/**
 * Takes the file of an answer, whose bytes are stored as they arrive.
 * @throws EdgeError NOT_FOUND, TOO_LARGE, TOO_MANY_REQUESTS, INVALID
 */
export async function receiveAnswerFile(
  call: Call,
  uuid: string,
): Promise<{ upload_receipt: string; name: string; size: number }> {
  const { file } = await receiveForm(call, uuid, () => null);
  if (!file)
    throw new EdgeError('INVALID', problems.fileMissing, {
      fields: { file: [problems.fileMissing] },
    });
  return file;
}

/**
 * Takes a multipart body with at most one file, stored as it arrives.
 * @param read checks the fields; unless it does, nothing stays stored
 * @param longestField bytes, where fields are longer than usual
 * @throws EdgeError NOT_FOUND, TOO_LARGE, TOO_MANY_REQUESTS, INVALID
 */
export async function receiveForm<Fields>(
  call: Call,
  uuid: string,
  read: (fields: Record<string, unknown>) => Fields,
  longestField?: number,
): Promise<{
  file: { upload_receipt: string; name: string; size: number } | null;
  fields: Fields;
}> {
  const { edge, req } = call;
  const { id: formId, teamId } = await readPublicForm(call, uuid);
  const { blobs, secrets } = edge.engines;
  const announced = Number(req.headers['content-length'] ?? LARGEST_ANSWER_FILE);
  await edge.uploadQuota.count(
    limiterAddress(call.address),
    Math.min(announced, LARGEST_ANSWER_FILE),
  );
  allowLongBody(req);
  const receiptId = newId();
  const blobKey = originalKey(teamId, receiptId);
  const { receiveUpload } = await import('../../../uploads/receive-upload.ts');
  const { file, fields } = await receiveUpload(req, {
    maxBytes: LARGEST_ANSWER_FILE,
    longestField,
    store: (source) => blobs.put(blobKey, source, 'application/octet-stream'),
    onFile: () => undefined,
  });
  let form: Fields;
  try {
    form = read(fields);
  } catch (error) {
    await blobs.delete(blobKey);
    throw error;
  }
  if (!file) {
    await blobs.delete(blobKey);
    return { file: null, fields: form };
  }
  const receipt = mintReceipt(secrets, {
    receiptId,
    purpose: 'form-answer',
    teamId,
    userId: formId,
    blobKey,
    ...file,
    expiresAt: Date.now() + RECEIPT_MS,
  });
  return { file: { upload_receipt: receipt, name: file.fileName, size: file.size }, fields: form };
}
