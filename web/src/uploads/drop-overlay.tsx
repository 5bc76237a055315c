import { IconCloudUpload, IconReplace } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isKeyOf, keysOf } from '../typed/keys-of.ts';
import { size } from '../ui/format/bytes.ts';
import { droppedFiles } from './dropped-files.ts';
import { kindsOf } from './limits.ts';
import styles from './uploads.module.css';
import { useUploadLimits, useUploads } from './uploads-context.tsx';
import { texts } from './texts.ts';

type DragEventName = 'dragenter' | 'dragleave' | 'dragover' | 'drop';
type Over = { isOne: boolean; isInstead: boolean };

/**
 * Accepts dropped files and folders anywhere; on a presentation's page, one file may replace its
 * own.
 */
export function DropOverlay() {
  const { queue, shown } = useUploads();
  const [over, setOver] = useState<Over | null>(null);
  const limits = useUploadLimits(over !== null);

  useEffect(() => {
    // A child's dragenter comes before its parent's dragleave: only the balance says whether the
    // pointer is on the page.
    let depth = 0;
    const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const overOf = ({ dataTransfer, target }: DragEvent): Over => {
      const isOne = shown !== null && dataTransfer?.items.length === 1;
      return {
        isOne,
        isInstead: isOne && target instanceof Element && target.closest('[data-instead]') !== null,
      };
    };
    const handlers: Record<DragEventName, (event: DragEvent) => void> = {
      dragenter: (event) => {
        depth += 1;
        setOver(overOf(event));
      },
      dragleave: () => {
        depth -= 1;
        if (depth <= 0) setOver(null);
      },
      dragover: (event) => {
        event.preventDefault();
      },
      drop: (event) => {
        event.preventDefault();
        depth = 0;
        setOver(null);
        const { isInstead } = overOf(event);
        if (event.dataTransfer !== null)
          void droppedFiles(event.dataTransfer).then((files) =>
            queue.add(files, isInstead && files.length === 1 ? shown : null),
          );
      },
    };
    const listen = (event: DragEvent) => {
      if (isFiles(event) && isKeyOf(handlers, event.type)) handlers[event.type](event);
    };
    for (const type of keysOf(handlers)) window.addEventListener(type, listen);
    return () => {
      for (const type of keysOf(handlers)) window.removeEventListener(type, listen);
    };
  }, [queue, shown]);

  if (over === null) return null;
  const may =
    limits === null
      ? texts.filesAndFolders
      : texts.orFoldersUpTo({ files: kindsOf(limits), size: size(limits.maxBytes) });
  if (!over.isOne || shown === null)
    return (
      <div className={styles['overlay']}>
        <div>
          <IconCloudUpload aria-hidden="true" />
          <b>{texts.dropToUpload}</b>
          <span>{may}</span>
        </div>
      </div>
    );
  return <DropChoice over={over} shown={shown} limits={limits} />;
}

type DropChoiceProps = {
  over: Over;
  shown: { name: string };
  limits: ReturnType<typeof useUploadLimits>;
};

function DropChoice({ over, shown, limits }: DropChoiceProps) {
  return (
    <div className={styles['overlay']} data-choice>
      <div data-instead data-over={over.isInstead || undefined}>
        <IconReplace aria-hidden="true" />
        <b>{texts.replaceTheFileOf({ name: shown.name })}</b>
        <span>{texts.linksStay}</span>
      </div>
      <div data-over={!over.isInstead || undefined}>
        <IconCloudUpload aria-hidden="true" />
        <b>{texts.uploadAsANewPresentation}</b>
        <span>
          {limits === null
            ? texts.withLinksOfItsOwn
            : texts.upTo({ files: kindsOf(limits), size: size(limits.maxBytes) })}
        </span>
      </div>
    </div>
  );
}
