import { membersContract } from './members.contract.ts';

membersContract('the embedded engines', () => Promise.resolve({}));
