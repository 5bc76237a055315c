import { digestsContract } from './digests.contract.ts';

// Mails are read where they lie.
digestsContract('MongoDB and Kafka', () => ({ ...process.env, LECTERN_MAIL: undefined }));
