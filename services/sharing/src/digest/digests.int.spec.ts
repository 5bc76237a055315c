import { digestsContract } from './digests.contract.ts';

digestsContract('the embedded engines', () => ({}));
