import { countersContract } from './counters.contract.ts';
import { openLocalCounters } from './local.ts';

const counters = openLocalCounters();
countersContract('this process', async () => counters);
