import { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { codeOf } from '../errors.ts';
import { checkBlobKey, clampRange } from './key.ts';
import type { BlobInfo, Blobs } from './port.ts';

const CONNECTION_MS = 3_000;
const IDLE_MS = 30_000;
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Blobs in a bucket that exists, by path style. Streams of unknown length go up in parts; when the source fails
 * the upload is aborted, so that no part stays behind.
 * @param url `s3://key:secret@host:port/bucket`, or `s3s://…` over TLS; `?region=` where it is not us-east-1
 */
export async function openS3Blobs({ url }: { url: string }): Promise<Blobs> {
  const { client, bucket } = clientOf(url);
  const place = (key: string) => ({ Bucket: bucket, Key: key });

  const head = async (key: string): Promise<BlobInfo | null> => {
    const found = await ifThere(client.send(new HeadObjectCommand(place(key))));
    return found && infoOf(key, found.ContentLength, found);
  };

  return {
    async put(key, source, contentType) {
      checkBlobKey(key);
      const params = { ...place(key), Body: source, ContentType: contentType };
      if (source instanceof Readable) source.on('error', () => {}); // It may fail before the upload listens; the upload still gets the error.
      try {
        // One part at a time in flight: at most two in memory, an upload.
        await new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
      } catch (error) {
        if (source instanceof Readable) source.destroy();
        throw error;
      }
      const info = await head(key);
      if (!info) throw new Error(`${key} is not there after its upload`);
      return info;
    },
    async get(key, range) {
      checkBlobKey(key);
      let rangeHeader: string | undefined;
      if (range) {
        const info = await head(key);
        if (!info) return null;
        const { start, end } = clampRange(range, info.size);
        rangeHeader = `bytes=${start}-${end}`;
      }
      const found = await ifThere(
        client.send(
          new GetObjectCommand({ ...place(key), ...(rangeHeader && { Range: rangeHeader }) }),
        ),
      );
      if (!found) return null;
      if (!(found.Body instanceof Readable)) throw new Error('S3 answered without a body');
      // A reader may pause for longer than an engine may be silent.
      if (found.Body instanceof IncomingMessage) found.Body.socket.setTimeout(0);
      const whole = found.ContentRange?.split('/')[1];
      return {
        info: infoOf(key, whole ? Number(whole) : found.ContentLength, found),
        body: found.Body,
      };
    },
    async head(key) {
      checkBlobKey(key);
      return head(key);
    },
    async delete(key) {
      checkBlobKey(key);
      await client.send(new DeleteObjectCommand(place(key)));
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: prefix },
      )) {
        for (const { Key: key, Size: size, LastModified: modifiedAt } of page.Contents ?? []) {
          // A listing has no types.
          if (key) yield (await head(key)) ?? infoOf(key, size, { LastModified: modifiedAt });
        }
      }
    },
    problem: () =>
      client.send(new HeadBucketCommand({ Bucket: bucket })).then(
        () => null,
        (error: unknown) => problemOf(error, bucket),
      ),
    close: async () => client.destroy(),
  };
}

function problemOf(error: unknown, bucket: string): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (status === 404) return `S3 has no bucket ${bucket}.`;
  return status === 401 || status === 403
    ? `S3 refuses the key, or its secret, for the bucket ${bucket}.`
    : `S3 does not answer (${codeOf(error) ?? status ?? 'no reason given'}). Uploads are refused until it does.`;
}

export function clientOf(url: string): { client: S3Client; bucket: string } {
  const { protocol, host, username, password, pathname, searchParams } = new URL(url);
  const client = new S3Client({
    endpoint: `${protocol === 's3s:' ? 'https' : 'http'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    forcePathStyle: true,
    // By default it waits for ever.
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: IDLE_MS },
    credentials: {
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
  });
  return { client, bucket: decodeURIComponent(pathname.slice(1)) };
}

function infoOf(
  key: string,
  size: number | undefined,
  {
    ContentType,
    LastModified,
  }: { ContentType?: string | undefined; LastModified?: Date | undefined },
): BlobInfo {
  return {
    key,
    size: size ?? 0,
    contentType: ContentType ?? 'application/octet-stream',
    modifiedAt: LastModified ?? new Date(0),
  };
}

async function ifThere<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}
