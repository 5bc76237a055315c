import { membersContract } from './members.contract.ts';
import { forgettingContract } from './restoring.contract.ts';

membersContract('the embedded engines', () => ({}), forgettingContract);
