import { z } from 'zod';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { graphql } from '../../../gql/gql.ts';
import { found, throwIfNone } from '../../../http/edge-error.ts';
import {
  data,
  dataOf,
  id,
  idParams,
  list,
  listOf,
  pageQuery,
  refusal,
} from '../../../present/data.ts';
import { presentationResource, presentFor } from '../../../present/presentation.ts';
import { deleteRoute, listRoute } from '../../../resource/crud.ts';
import { resource } from '../../../resource/resource.ts';
import { route } from '../../../route/route.ts';

export const folderResource = resource(
  graphql(`
    fragment FolderFields on Folder {
      id
      name
      parentId
      depth
      ancestors {
        id
        name
      }
      ancestorPath
      imageUrl
      childCount
      presentationCount
    }
  `),
  { names: { imageUrl: 'image' } },
);
/** Null, or nothing, for the top. */
export const parentId = z.preprocess((given) => (given === '' ? null : given), id.nullish());

const ListFolders = graphql(`
  query ListFolders {
    folders {
      ...FolderFields
    }
  }
`);
const ListFolderTree = graphql(`
  query ListFolderTree {
    folderTree {
      ...FolderFields
    }
  }
`);
const ReadFolder = graphql(`
  query ReadFolder($id: ID!, $filter: PresentationFilter!, $page: Int!) {
    folder(id: $id) {
      ...FolderFields
    }
    presentations(filter: $filter, sort: NAME, page: $page) {
      items {
        ...PresentationFields
      }
      total
      page
      pageSize
    }
  }
`);
const MoveFolder = graphql(`
  mutation MoveFolder($id: ID!, $input: MoveFolderInput!) {
    moveFolder(id: $id, input: $input) {
      ...FolderFields
    }
  }
`);
const RemoveFolderImage = graphql(`
  mutation RemoveFolderImage($id: ID!) {
    removeFolderImage(id: $id) {
      id
    }
  }
`);
const DeleteFolder = graphql(`
  mutation DeleteFolder($id: ID!) {
    deleteFolder(id: $id) {
      id
    }
  }
`);
const FolderPresentations = graphql(`
  mutation FolderPresentations($ids: [ID!]!, $add: [ID!]!, $remove: [ID!]!) {
    folderPresentations(ids: $ids, add: $add, remove: $remove) {
      changed {
        id
      }
      refused {
        id
        code
        message
      }
    }
  }
`);

/** Folders at the top, in order (content §7). Members see those that lead to a presentation they see. */
export const listFolders = listRoute('GET /api/folders', folderResource, ListFolders);

/**
 * Every folder that the caller sees, in tree order: each is followed by those in it (content §7). `depth` is 0 at the
 * top, `ancestor_path` the names of the folders around it.
 */
export const listFolderTree = listRoute(
  'GET /api/folders/flat-tree',
  folderResource,
  ListFolderTree,
);

/** A folder with its presentations by name, 300 a page (content §7); `meta` counts them. */
export const readFolder = route('GET /api/folders/:id', {
  params: idParams,
  query: pageQuery,
  answer: z.strictObject({
    data: folderResource.schema.extend({
      presentations: z
        .array(presentationResource.schema)
        .describe('Presentations in it that the caller sees, without those of the folders in it.'),
    }),
    meta: listOf(presentationResource.schema).shape.meta,
  }),
  operation: ReadFolder,
  variables: ({ params, query }) => ({
    id: params.id,
    filter: { folderIds: [params.id] },
    page: query.page,
  }),
  present: ({ folder, presentations }, { call }) => {
    const { data: shown, meta } = list(presentations, presentFor(call, presentationResource));
    return { ...data({ ...folderResource.present(found(folder)), presentations: shown }), meta };
  },
});

/**
 * Moves a folder, with everything in it, to the place `newIndex` among the folders beside it, 0 for the first
 * (content §7); with `parent_id` into another folder, null for the top.
 */
export const moveFolder = route('PUT /api/folders/:id/move', {
  params: idParams,
  body: z.object({
    newIndex: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('Its new place, 0 for the first; the last when left out, or when there are fewer.'),
    parent_id: parentId.describe(
      'The folder that it is moved into; null: the top; left out: it stays in its folder.',
    ),
  }),
  answer: dataOf(folderResource.schema),
  operation: MoveFolder,
  variables: ({ params, body: { newIndex: index, parent_id: parentId } }) => ({
    id: params.id,
    input: withoutUndefined({ index, parentId }),
  }),
  present: ({ moveFolder: folder }) => data(folderResource.present(folder)),
});

/** Removes the image of a folder (content §7). */
export const removeFolderImage = deleteRoute('DELETE /api/folders/:id/image', RemoveFolderImage);

/** Deletes a folder and the folders in it (content §7). Presentations stay. Can be undone for 30 days. */
export const deleteFolder = deleteRoute('DELETE /api/folders/:id', DeleteFolder);

/**
 * Puts presentations into a folder independently (content §7); those that cannot be, because they are unknown to the
 * caller, are listed as refused. If none was added, the answer is the first refusal.
 */
export const addToFolder = route('POST /api/folders/:id/presentations', {
  params: idParams,
  body: z.object({
    presentation_ids: z
      .array(z.string())
      .min(1)
      .max(300)
      .describe('The presentations to put into the folder, at most 300.'),
  }),
  answer: dataOf(
    z.strictObject({
      added: z.array(z.string()).describe('Ids of presentations that are in the folder now.'),
      refused: z.array(refusal).describe('Presentations that were not added.'),
    }),
  ),
  operation: FolderPresentations,
  variables: ({ params, body }) => ({ ids: body.presentation_ids, add: [params.id], remove: [] }),
  present: ({ folderPresentations: { changed, refused } }) => {
    throwIfNone(changed, refused);
    return data({
      added: changed.map(({ id: each }) => each),
      refused: refused.map(({ id: each, code, message }) => ({ id: each, code, message })),
    });
  },
});

/** Takes a presentation out of a folder; it stays in others (content §7). 204, also if it was not in it. */
export const removeFromFolder = route('DELETE /api/folders/:id/presentations/:presentationId', {
  params: idParams.extend({ presentationId: id }),
  answer: z.null(),
  status: 204,
  operation: FolderPresentations,
  variables: ({ params }) => ({ ids: [params.presentationId], add: [], remove: [params.id] }),
  present: ({ folderPresentations: { changed, refused } }) => {
    throwIfNone(changed, refused);
    return null;
  },
});
