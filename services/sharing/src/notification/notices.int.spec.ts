import { noticesContract } from './notices.contract.ts';

noticesContract('the embedded engines', () => ({}));
