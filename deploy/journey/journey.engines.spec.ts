import { journeyContract } from './journey.contract.ts';

const { LECTERN_STORE, LECTERN_LOG, LECTERN_REALTIME, LECTERN_BLOBS, LECTERN_SECRET } = process.env;

journeyContract('MongoDB, Kafka, NATS and S3', () => ({
  LECTERN_STORE,
  LECTERN_LOG,
  LECTERN_REALTIME,
  LECTERN_BLOBS,
  LECTERN_SECRET,
}));
