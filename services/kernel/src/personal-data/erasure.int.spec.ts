import { erasureContract } from './erasure.contract.ts';

erasureContract('SQLite', () => ({}), 5);
