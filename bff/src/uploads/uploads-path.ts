/** Where uploads that go on where they broke off are taken. */
export const uploadsPath = '/api/uploads';
