import { graphql } from '../../gql/gql.ts';
import { found } from '../../http/edge-error.ts';
import { data, dataOf, idParams } from '../../present/data.ts';
import { viewerEventResource } from '../../present/viewer-event.ts';
import { route } from '../../route/route.ts';

const ReadViewerEvent = graphql(`
  query ReadViewerEvent($id: ID!) {
    viewerEvent(id: $id) {
      ...ViewerEventFields
    }
  }
`);

/** One thing that happened in a viewing (content §7). */
export const readViewerEvent = route('GET /api/events/:id', {
  params: idParams,
  answer: dataOf(viewerEventResource.schema),
  operation: ReadViewerEvent,
  present: ({ viewerEvent }) => data(viewerEventResource.present(found(viewerEvent))),
});
