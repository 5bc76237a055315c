import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { RestorePresentationsMutation } from '../tools/bulk.graphql.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

export function RestoreButton({ item: { id, name } }: { item: { id: string; name: string } }) {
  const [restore, { loading }] = useMutation(RestorePresentationsMutation, {
    refetchQueries: ['ContentPage', 'ContentChunk'],
  });
  const toast = useToast();
  async function run() {
    try {
      const { data } = await restore({ variables: { ids: [id] } });
      const refusal = data?.restorePresentations.refused[0];
      toast(
        refusal === undefined
          ? {
              text: rich(texts.restoredAndItsLinks, { name: <b>{name}</b> }),
              about: id,
            }
          : { text: refusal.message, isBad: true, about: id },
      );
    } catch (error) {
      toast(problemToast(error, id));
    }
  }
  return (
    <Button
      size="xs"
      flex="none"
      disabled={loading}
      leftSection={<IconArrowBackUp aria-hidden="true" />}
      aria-label={texts.restoreNamed({ name })}
      onClick={() => void run()}
    >
      {common.restore}
    </Button>
  );
}
