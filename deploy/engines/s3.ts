import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BucketAlreadyExists,
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Engine, type LocalProcess, startProcess } from './engine.ts';
import { installGo, versions } from './cache.ts';
import { freePort } from './ports.ts';

export const installS3 = (): Promise<string> =>
  installGo(
    'versitygw',
    'github.com/versity/versitygw/cmd/versitygw',
    versions.versitygw,
    'versitygw',
  );

/** An S3 gateway over a folder. The url is `s3://key:secret@host:port/bucket`, plain http, path style; the bucket exists. */
export async function startS3({ folder }: { folder: string }): Promise<Engine & LocalProcess> {
  const [command, port] = [await installS3(), await freePort()];
  const [key, secret] = ['lectern', randomBytes(16).toString('hex')];
  // versitygw refuses nested folders and shared prefixes. The sidecar replaces extended attributes.
  const [data, attributes] = [join(folder, 's3-objects'), join(folder, 'attributes-s3')];
  await Promise.all([data, attributes].map((path) => mkdir(path, { recursive: true })));
  const args = [
    '--access',
    key,
    '--secret',
    secret,
    '--port',
    `127.0.0.1:${port}`,
    '--quiet',
    'posix',
    '--sidecar',
    attributes,
    data,
  ];
  const server = await startProcess({ name: 'versitygw', command, args, folder, port });
  const url = `s3://${key}:${secret}@127.0.0.1:${port}/lectern`;
  await createBucket(url);
  return { ...server, url, description: `versitygw ${versions.versitygw}, local process` };
}

/** Creates the URL's bucket if it is missing. */
export async function createBucket(url: string): Promise<void> {
  const { client, bucket } = s3Client(url);
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } catch (error) {
    const isThere =
      error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists;
    if (!isThere) throw error;
  } finally {
    client.destroy();
  }
}

export function s3Client(url: string): { client: S3Client; bucket: string } {
  const { host, username, password, pathname } = new URL(url);
  const credentials = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  const client = new S3Client({
    endpoint: `http://${host}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
  });
  return { client, bucket: pathname.slice(1) };
}
