import { registeringContract } from './registering.contract.ts';

registeringContract('the embedded engines', () => Promise.resolve({}));
