import { startCluster } from '../cluster/cluster.ts';
import { admin } from '../standalone/spawn.ts';
import { journeyContract } from './journey.contract.ts';

const engineSettings = () => {
  const { LECTERN_STORE, LECTERN_LOG, LECTERN_REALTIME, LECTERN_BLOBS, LECTERN_SECRET } =
    process.env;
  return { LECTERN_STORE, LECTERN_LOG, LECTERN_REALTIME, LECTERN_BLOBS, LECTERN_SECRET };
};

journeyContract('in processes of their own, two copies of each', async (mailUrl) => {
  const { LECTERN_STORE = '', LECTERN_LOG = '', ...others } = engineSettings();
  const given = {
    ...others,
    LECTERN_STORE: LECTERN_STORE.replace('/lectern', '/journey'),
    LECTERN_LOG: `${LECTERN_LOG}/journey`,
    LECTERN_MAIL: mailUrl,
  };
  const cluster = await startCluster({
    copies: 2,
    settings: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
    env: {
      LECTERN_ADMIN_EMAIL: admin.email,
      LECTERN_ADMIN_PASSWORD: admin.password,
      LECTERN_TEAM_NAME: admin.teamName,
      LECTERN_LOG_LEVEL: 'warn',
    },
  });
  await cluster.ready();
  return cluster;
});
