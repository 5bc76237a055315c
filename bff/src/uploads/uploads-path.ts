/** Path of resumable uploads. */
export const uploadsPath = '/api/uploads';
