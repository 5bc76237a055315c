import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { openFolderBlobs } from '@lectern/kernel/blobs/folder.ts';
import { uploadPartsContract } from './upload-parts.contract.ts';

const folder = await mkdtemp(join(tmpdir(), 'lectern-parts-'));
afterAll(() => rm(folder, { recursive: true }));

uploadPartsContract('a folder', () => openFolderBlobs({ folder }));
