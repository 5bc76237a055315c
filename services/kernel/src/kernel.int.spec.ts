import { kernelContract } from './testing/kernel.contract.ts';

kernelContract('SQLite', () => ({}));
