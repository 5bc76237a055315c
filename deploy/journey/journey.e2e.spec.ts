import { spawnLectern } from '../standalone/spawn.ts';
import { journeyContract } from './journey.contract.ts';

journeyContract('on one file', (mailUrl) => spawnLectern({ env: { LECTERN_MAIL: mailUrl } }));
