import { kernelContract } from './testing/kernel.contract.ts';

kernelContract('MongoDB and Kafka', () => process.env);
