import { Button, Menu } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { labelKind, type Tag } from './kinds.ts';
import { TagChip } from './tag-chip.tsx';
import { TagsDropdown } from './tags-dropdown.tsx';
import { LabelPresentationsMutation } from './tags.graphql.ts';
import styles from './tags.module.css';
import { useChangeList } from './use-change-list.ts';
import { brandTexts, labelTexts, productTexts } from './texts.ts';

type PresentationTagsProps = {
  presentation: {
    id: string;
    brand: Tag | null;
    products: readonly Tag[];
    labels: readonly Tag[];
  };
  mayEdit: boolean;
};

/** Brand, products and labels of one presentation, and the button that puts labels on and takes them off. */
export function PresentationTags({ presentation, mayEdit }: PresentationTagsProps) {
  const { id, brand, products, labels } = presentation;
  const change = useChangeList(LabelPresentationsMutation, id);
  return (
    <>
      <Chips label={brandTexts.one} tags={brand === null ? [] : [brand]} />
      <Chips label={productTexts.many} tags={products} />
      <Chips label={labelTexts.many} tags={labels} />
      {mayEdit ? (
        <Menu position="bottom-start" width={256} closeOnItemClick={false} hideDetached={false}>
          <Menu.Target>
            <Button size="xs" variant="subtle" leftSection={<IconTag aria-hidden="true" />}>
              {labels.length === 0 ? labelTexts.add : labelTexts.edit}
            </Button>
          </Menu.Target>
          <TagsDropdown
            kind={labelKind}
            chosen={labels.map((label) => label.id)}
            onTurn={(label, isOn) => void change(label.id, isOn)}
            canCreate
          />
        </Menu>
      ) : null}
    </>
  );
}

function Chips({ label, tags }: { label: string; tags: readonly Tag[] }) {
  return tags.length === 0 ? null : (
    <ul className={styles['list']} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <TagChip tag={tag} />
        </li>
      ))}
    </ul>
  );
}
