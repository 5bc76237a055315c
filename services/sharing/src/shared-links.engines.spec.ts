import { sharedLinksContract } from './shared-links.contract.ts';

// Mails are read where they lie.
sharedLinksContract('MongoDB and Kafka', () => ({ ...process.env, LECTERN_MAIL: undefined }));
