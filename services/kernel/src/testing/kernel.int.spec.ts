import { kernelContract } from './kernel.contract.ts';

kernelContract('SQLite', () => ({}));
