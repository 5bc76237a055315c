import { noticesContract } from './notices.contract.ts';

// Mails are read where they lie.
noticesContract('MongoDB and Kafka', () => ({ ...process.env, LECTERN_MAIL: undefined }));
