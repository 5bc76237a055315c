import { openS3Blobs } from '@lectern/kernel/blobs/s3.ts';
import { uploadPartsContract } from './upload-parts.contract.ts';

const url = process.env['LECTERN_BLOBS'];
if (!url) throw new Error('LECTERN_BLOBS says which S3 to use');

uploadPartsContract('S3', () => openS3Blobs({ url }));
