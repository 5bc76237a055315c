import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../edge/problem.ts';
import { graphql } from '../gql/gql.ts';
import { retryUntilDone } from './retry.ts';
import type { SendFile } from './queue.ts';
import { sendBytes } from './send-bytes.ts';

const PublishUploadMutation = graphql(`
  mutation PublishUpload($input: CreatePresentationInput!) {
    createPresentation(input: $input) {
      id
      files {
        id
      }
    }
  }
`);

const ReplaceFileMutation = graphql(`
  mutation ReplaceFile($id: ID!, $receipt: UploadReceipt!) {
    updatePresentation(id: $id, input: { receipt: $receipt }) {
      id
      files {
        id
      }
      replacement {
        file {
          id
          name
        }
        processing {
          status
          pagesDone
          pageCount
          failure
          canRetry
        }
      }
    }
  }
`);

const retryableCodes = new Set(['UNREACHABLE', 'UNAVAILABLE', 'RATE_LIMITED', 'TOO_MANY_REQUESTS']);
const presentationNameOf = (file: File) =>
  file.name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_]+/g, ' ')
    .trim() || file.name;

/** Uploads a file and publishes it. The idempotency key makes a repeated publication safe. */
export function createSender(client: ApolloClient): SendFile {
  return async ({ key, file, begun, replaces }, { onResumePoint, onProgress, onCut }, signal) => {
    const onUrl = (url: string) => onResumePoint({ url, receipt: null });
    const receipt =
      begun?.receipt ??
      (await sendBytes(file, { url: begun?.url ?? null, onUrl, onProgress, onCut }, signal));
    onResumePoint({ url: begun?.url ?? null, receipt });
    const context = { idempotencyKey: key };
    const publish = async () => {
      const { data } = await client.mutate({
        mutation: PublishUploadMutation,
        variables: { input: { receipt, name: presentationNameOf(file), status: 'ACTIVE' } },
        context,
      });
      return (
        data && {
          id: data.createPresentation.id,
          fileId: data.createPresentation.files[0]?.id ?? null,
        }
      );
    };
    const replace = async (id: string) => {
      const { data } = await client.mutate({
        mutation: ReplaceFileMutation,
        variables: { id, receipt },
        context,
      });
      return (
        data && {
          id,
          fileId:
            data.updatePresentation.replacement?.file.id ??
            data.updatePresentation.files[0]?.id ??
            null,
        }
      );
    };
    const made = await retryUntilDone(
      () => (replaces === null ? publish() : replace(replaces.id)),
      signal,
      {
        failureOf: (error) => ({
          passes: retryableCodes.has(problemOf(error).code),
          isUnreachable: problemOf(error).code === 'UNREACHABLE',
          error,
        }),
        onCut,
      },
    );
    if (!made) throw new Error('The server gave no answer.');
    return made;
  };
}
