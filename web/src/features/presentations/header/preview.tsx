import { ActionIcon, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { Marks } from './marks.tsx';
import styles from './preview.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { texts } from './texts.ts';

/** The pages in full size; arrow keys turn them. */
export function Preview({
  presentation: { id, name, pages },
  isOpen,
  onClose,
  firstPage = 1,
  find = null,
}: {
  presentation: ShownPresentation;
  isOpen: boolean;
  onClose: () => void;
  firstPage?: number | undefined;
  /** Words to mark. */
  find?: string | null | undefined;
}) {
  const [index, setIndex] = useState(Math.max(0, Math.min(pages.length, firstPage) - 1));
  const turn = (to: number) => setIndex(Math.max(0, Math.min(pages.length - 1, to)));
  const page = pages[index];
  function onKeyDown({ key }: KeyboardEvent) {
    const to = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      PageDown: index + 1,
      ' ': index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      PageUp: index - 1,
      Home: 0,
      End: pages.length - 1,
    }[key];
    if (to !== undefined) turn(to);
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': texts.previewOf({ name }) } }}
      classNames={{ body: styles['body'] ?? '', content: styles['content'] ?? '' }}
      onKeyDown={onKeyDown}
    >
      <PreviewHead name={name} index={index} turn={turn} pages={pages} onClose={onClose} />
      <div className={styles['stage']}>
        {page === undefined ? null : (
          <div className={styles['page']} style={{ '--ar': page.width / page.height }}>
            <img
              key={page.number}
              src={page.pictureUrl}
              alt={texts.pageNumber({ number: page.number })}
              style={{
                aspectRatio: page.width / page.height,
                backgroundImage: `url(${page.thumbnailUrl})`,
              }}
            />
            {find === null ? null : <Marks presentationId={id} page={page.number} text={find} />}
          </div>
        )}
      </div>
      <Thumbnails pages={pages} index={index} turn={turn} />
    </Modal>
  );
}

type ThumbnailsProps = {
  pages: ShownPresentation['pages'];
  index: number;
  turn: (to: number) => void;
};

function Thumbnails({ pages, index, turn }: ThumbnailsProps) {
  return (
    <ol className={styles['thumbs']}>
      {pages.map(({ number, thumbnailUrl, width, height }) => (
        <li key={number}>
          <button
            type="button"
            aria-current={number === index + 1 || undefined}
            aria-label={texts.pageNumber({ number })}
            onClick={() => turn(number - 1)}
          >
            <img src={thumbnailUrl} alt="" loading="lazy" style={{ aspectRatio: width / height }} />
          </button>
        </li>
      ))}
    </ol>
  );
}

type PreviewHeadProps = {
  name: string;
  index: number;
  turn: (to: number) => void;
  pages: ShownPresentation['pages'];
  onClose: () => void;
};

function PreviewHead({ name, index, turn, pages, onClose }: PreviewHeadProps) {
  return (
    <div className={styles['head']}>
      <b className="cut" title={name}>
        {name}
      </b>
      <ActionIcon
        aria-label={texts.previousPage}
        disabled={index === 0}
        onClick={() => turn(index - 1)}
      >
        <IconChevronLeft aria-hidden="true" />
      </ActionIcon>
      <span role="status">{texts.pageOf({ page: index + 1, pages: pages.length })}</span>
      <ActionIcon
        aria-label={texts.nextPage}
        disabled={index >= pages.length - 1}
        onClick={() => turn(index + 1)}
      >
        <IconChevronRight aria-hidden="true" />
      </ActionIcon>
      <ActionIcon aria-label={texts.closePreview} onClick={onClose} data-autofocus>
        <IconX aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
