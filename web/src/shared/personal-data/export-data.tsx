import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import styles from '../../account/account.module.css';
import { useConfirmation } from '../../account/use-confirmation.tsx';
import { graphql } from '../../gql/gql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { locale } from '../../ui/format/locale.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

const ExportQuery = graphql(`
  query DataExport($id: ID!) {
    personExport(userId: $id) {
      id
      requestedAt
      expiresAt
      isReady
    }
  }
`);
const RequestExportMutation = graphql(`
  mutation RequestDataExport($id: ID!) {
    requestPersonExport(userId: $id) {
      id
      requestedAt
      expiresAt
      isReady
    }
  }
`);

/** Polling interval in milliseconds. */
const pause = 1_000;

/** Exports everything the team knows about a person; the file is available for a week. */
export function ExportData({ id, isSelf }: { id: string; isSelf: boolean }) {
  const { data, refetch, startPolling, stopPolling } = useQuery(ExportQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [request, { loading }] = useMutation(RequestExportMutation, { variables: { id } });
  const { act, dialog } = useConfirmation();
  const found = data?.personExport ?? null;
  const isWaiting = found !== null && !found.isReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(pause);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const file = `/api/users/${id}/data-export/file`;
  return (
    <div className={styles['data']}>
      {found === null ? (
        <p>{isSelf ? texts.exportOfYouExplained : texts.exportOfThemExplained}</p>
      ) : null}
      {isWaiting ? <p role="status">{texts.preparingYourExport}</p> : null}
      {found?.isReady ? (
        <p>
          {rich(texts.readySinceAvailableUntil, {
            when: <Ago at={found.requestedAt} />,
            expiresAt: new Date(found.expiresAt).toLocaleDateString(locale, {
              day: 'numeric',
              month: 'short',
            }),
          })}
          .
        </p>
      ) : null}
      {found?.isReady ? (
        <>
          <Button
            component="a"
            href={`${file}?format=html`}
            download
            leftSection={<IconDownload aria-hidden="true" />}
          >
            {texts.downloadHtml}
          </Button>
          <Button
            component="a"
            href={file}
            download
            leftSection={<IconDownload aria-hidden="true" />}
          >
            {texts.downloadJson}
          </Button>
        </>
      ) : null}
      <Button
        loading={loading || isWaiting}
        onClick={() =>
          void act(async () => {
            await request();
            await refetch();
          })
        }
      >
        {found === null
          ? isSelf
            ? texts.exportYourData
            : texts.exportTheirData
          : texts.gatherItAgain}
      </Button>
      {dialog}
    </div>
  );
}
