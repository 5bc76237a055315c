import { sharedLinksContract } from './shared-links.contract.ts';

sharedLinksContract('the embedded engines', () => ({}));
