import type { ApolloClient } from '@apollo/client';
import { problemOf } from '../edge/problem.ts';
import { graphql } from '../gql/gql.ts';
import { untilDone } from './pace.ts';
import type { SendFile } from './queue.ts';
import { sendBytes } from './send-bytes.ts';

const PublishUploadMutation = graphql(`mutation PublishUpload($input: CreatePresentationInput!) { createPresentation(input: $input) { id } }`);

const passing = new Set(['UNREACHABLE', 'UNAVAILABLE', 'RATE_LIMITED', 'TOO_MANY_REQUESTS']);
const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, '').replaceAll(/[_]+/g, ' ').trim() || file.name;

/** Sends a file and publishes it. A publication whose answer was lost is asked for again under its key, and made once. */
export function createSender(client: ApolloClient): SendFile {
  return async ({ key, file, begun }, { onBegun, onProgress, onCut }, signal) => {
    const onUrl = (url: string) => onBegun({ url, receipt: null });
    const receipt = begun?.receipt ?? await sendBytes(file, { url: begun?.url ?? null, onUrl, onProgress, onCut }, signal);
    onBegun({ url: begun?.url ?? null, receipt });
    const publish = () => client.mutate({ mutation: PublishUploadMutation, variables: { input: { receipt, name: nameOf(file), status: 'ACTIVE' } }, context: { idempotencyKey: key } });
    const { data } = await untilDone(publish, signal, {
      troubleOf: (error) => ({ passes: passing.has(problemOf(error).code), isUnreachable: problemOf(error).code === 'UNREACHABLE', error }),
      onCut,
    });
    const id = data?.createPresentation.id;
    if (id === undefined) throw new Error('The server gave no answer.');
    return { id };
  };
}
