import { z } from 'zod';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { graphql } from '../../../gql/gql.ts';
import { sendJson } from '../../../http/send.ts';
import { data, dataOf, idParams } from '../../../present/data.ts';
import { readForm, uploadReceipt } from '../../../present/presentation-form.ts';
import { route } from '../../../route/route.ts';
import { publishUpload } from '../../../uploads/publish-upload.ts';
import { folderResource, parentId } from './folders.ts';

const CreateFolder = graphql(`
  mutation CreateFolder($input: CreateFolderInput!) {
    createFolder(input: $input) {
      ...FolderFields
    }
  }
`);
const UpdateFolder = graphql(`
  mutation UpdateFolder($id: ID!, $input: UpdateFolderInput!) {
    updateFolder(id: $id, input: $input) {
      ...FolderFields
    }
  }
`);

const newForm = z.object({
  name: z.string().describe('What the team calls the folder.'),
  parent_id: parentId.describe('The folder that it is in; at the top when left out.'),
});
const form = z.object({
  name: z.string().optional().describe('Its new name; unchanged when left out.'),
  parent_id: parentId.describe('The folder that it is moved into; null or empty: the top.'),
});
const receipt = { upload_receipt: uploadReceipt.optional() };

const inputOf = (
  { name, parent_id: parent }: z.output<typeof form>,
  imageReceipt: string | undefined,
) => withoutUndefined({ name, parentId: parent, imageReceipt });
const newInputOf = (given: z.output<typeof newForm>, imageReceipt: string | undefined) => ({
  ...inputOf(given, imageReceipt),
  name: given.name,
});

/** The file id is the end of the image's URL. */
const filesOf = ({ imageUrl }: { imageUrl?: string | null }) =>
  imageUrl ? [imageUrl.slice(imageUrl.lastIndexOf('/') + 1)] : [];

/**
 * Creates a folder: multipart with `name`, `parent_id` and `image`, a JPEG, PNG, GIF, WebP or AVIF of at most 10 MB
 * (content §3, §7). Instead of multipart, JSON takes the fields and, as `upload_receipt`, that of a resumable upload.
 */
export const createFolder = route('POST /api/folders', {
  body: newForm.extend(receipt),
  answer: dataOf(folderResource.schema),
  status: 201,
  operation: CreateFolder,
  variables: ({ body: { upload_receipt: image, ...given } }) => ({
    input: newInputOf(given, image),
  }),
  present: ({ createFolder: folder }) => data(folderResource.present(folder)),
  async form({ call }) {
    const { createFolder: folder } = await publishUpload(call, {
      purpose: 'folder-image',
      part: 'image',
      read: (fields) => readForm(newForm, fields),
      publish: (image, given) => call.ask(CreateFolder, { input: newInputOf(given, image) }),
      filesOf: (made) => filesOf(made.createFolder),
    });
    sendJson(call.res, 201, data(folderResource.present(folder)));
  },
});

/** Changes the given fields of a folder, as `POST /api/folders` takes them (content §3, §7). */
export const updateFolder = route('POST /api/folders/:id', {
  params: idParams,
  body: form.extend(receipt),
  answer: dataOf(folderResource.schema),
  operation: UpdateFolder,
  variables: ({ params, body: { upload_receipt: image, ...given } }) => ({
    id: params.id,
    input: inputOf(given, image),
  }),
  present: ({ updateFolder: folder }) => data(folderResource.present(folder)),
  async form({ params, call }) {
    const { updateFolder: folder } = await publishUpload(call, {
      purpose: 'folder-image',
      part: 'image',
      read: (fields) => readForm(form, fields),
      publish: (image, given) =>
        call.ask(UpdateFolder, { id: params.id, input: inputOf(given, image) }),
      filesOf: (made) => filesOf(made.updateFolder),
    });
    sendJson(call.res, 200, data(folderResource.present(folder)));
  },
});
