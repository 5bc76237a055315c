import { FormResponseDeleted, FormResponseErased } from '@lectern/schemas/events/content/forms.ts';
import { fileFolder } from '@lectern/schemas/files/file-keys.ts';
import { policy } from '@lectern/kernel/policies/policy.ts';

/** Deletes its files, which nothing else holds, and the key of its answers. */
export const forgetAnswersWhenResponseErased = policy({
  name: 'forget-answers-when-response-erased',
  on: [FormResponseErased, FormResponseDeleted],
  async react({ data: { responseId, fileIds }, meta: { teamId } }, { engines }) {
    await engines.keys.erase(responseId);
    for (const fileId of fileIds)
      for await (const { key } of engines.blobs.list(`${fileFolder(teamId ?? '', fileId)}/`))
        await engines.blobs.delete(key);
  },
});
