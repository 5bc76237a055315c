import { useMutation } from '@apollo/client/react';
import { Button, Menu } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import type { LabelTagFragment } from '../gql/graphql.ts';
import { problemToast } from '../ui/states/problem-toast.ts';
import { useToast } from '../ui/states/toasts.tsx';
import { LabelChip } from './label-chip.tsx';
import { LabelsDropdown } from './labels-dropdown.tsx';
import { LabelPresentationsMutation } from './labels.graphql.ts';
import styles from './labels.module.css';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

type PresentationLabelsProps = {
  presentation: { id: string; labels: readonly LabelTagFragment[] };
  mayEdit: boolean;
};

/** The labels of one presentation, and the button that puts them on and takes them off. */
export function PresentationLabels({ presentation, mayEdit }: PresentationLabelsProps) {
  const { id, labels } = presentation;
  const [change] = useMutation(LabelPresentationsMutation);
  const toast = useToast();
  async function turn(label: LabelTagFragment, isOn: boolean) {
    const [add, remove] = isOn ? [[label.id], []] : [[], [label.id]];
    try {
      const { data } = await change({ variables: { ids: [id], add, remove } });
      const [refused] = data?.labelPresentations.refused ?? [];
      if (refused) toast({ text: refused.message, about: id, isBad: true });
    } catch (error) {
      toast(problemToast(error, id));
    }
  }
  return (
    <>
      {labels.length === 0 ? null : (
        <ul className={styles['list']} aria-label={common.labels}>
          {labels.map((label) => (
            <li key={label.id}>
              <LabelChip label={label} />
            </li>
          ))}
        </ul>
      )}
      {mayEdit ? (
        <Menu position="bottom-start" width={256} closeOnItemClick={false} hideDetached={false}>
          <Menu.Target>
            <Button size="xs" variant="subtle" leftSection={<IconTag aria-hidden="true" />}>
              {labels.length === 0 ? texts.addLabel : texts.editLabels}
            </Button>
          </Menu.Target>
          <LabelsDropdown
            chosen={labels.map((label) => label.id)}
            onTurn={(label, isOn) => void turn(label, isOn)}
            canCreate
          />
        </Menu>
      ) : null}
    </>
  );
}
