import { useApolloClient } from '@apollo/client/react';
import { IconWifiOff } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import {
  isServerReachable,
  onBack,
  onConnectionChange,
  watchConnection,
} from '../edge/connection.ts';
import { edgeUrl } from '../edge/edge-fetch.ts';
import styles from './shell.module.css';
import { rich } from '../texts/rich.ts';
import { texts } from './texts.ts';

/** Resolves to whether the server answers, whatever it answers. */
const reach = () =>
  fetch(edgeUrl('/favicon.svg'), { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Says that the server cannot be reached; once it can, what failed is read again. */
export function OfflineNote() {
  const client = useApolloClient();
  const isReachable = useSyncExternalStore(onConnectionChange, isServerReachable);
  useEffect(() => watchConnection(reach), []);
  useEffect(
    () =>
      onBack(
        () =>
          void client.refetchQueries({
            include: 'active',
            onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
          }),
      ),
    [client],
  );
  return (
    <div role="status" className={styles['offline']} hidden={isReachable}>
      {isReachable ? null : (
        <>
          <IconWifiOff className="icon" aria-hidden="true" />
          <span>{rich(texts.orTheServerIsDown, { you: <b>{texts.youreOffline}</b> })}</span>
        </>
      )}
    </div>
  );
}
