import { journeyContract } from './journey.contract.ts';

journeyContract('SQLite', () => ({}));
