import { blobsContract } from './blobs.contract.ts';
import { openS3Blobs } from './s3.ts';

const url = process.env['LECTERN_BLOBS'];
if (!url) throw new Error('LECTERN_BLOBS says which S3 to use');

blobsContract('S3', () => openS3Blobs({ url }));
