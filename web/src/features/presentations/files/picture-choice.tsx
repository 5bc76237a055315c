import { useMutation } from '@apollo/client/react';
import { Radio } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { Note } from '../../../ui/states/note.tsx';
import { Section } from '../../../ui/section.tsx';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ChooseThumbnailMutation } from './files.graphql.ts';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type PictureChoiceProps = {
  presentation: ShownPresentation;
  files: readonly { id: string; name: string }[];
  chosen: string | null;
};

/** Chooses the file whose first page is the thumbnail; saves at once. */
export function PictureChoice({
  presentation: { id, name, thumbnailUrl },
  files,
  chosen,
}: PictureChoiceProps) {
  const [choose, { loading }] = useMutation(ChooseThumbnailMutation);
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();
  async function set(fileId: string | null, isUndo = false) {
    setProblem(null);
    await choose({ variables: { id, fileId } }).then(
      () =>
        toast({
          text: isUndo
            ? texts.restoredThePreviousThumbnail
            : rich(texts.changedTheThumbnailOf, { name: <b>{name}</b> }),
          about: id,
          ...(isUndo ? {} : { action: { label: common.undo, run: () => void set(chosen, true) } }),
        }),
      (error: unknown) => setProblem(problemOf(error).message),
    );
  }
  return (
    <Section title={texts.thumbnail} hint={texts.inListsAndEmails}>
      {problem === null ? null : (
        <Note isBad title={texts.thumbnailNotChanged}>
          {problem}
        </Note>
      )}
      <div className={styles['picture']}>
        {thumbnailUrl === null ? null : <img src={thumbnailUrl} alt={texts.thePictureNow} />}
        <Radio.Group
          aria-label={texts.picture}
          value={chosen ?? ''}
          onChange={(value) => void set(value === '' ? null : value)}
        >
          <div className={styles['radios']}>
            <Radio value="" disabled={loading} label={texts.firstPageOfTheCurrent} />
            {chosen === null || files.some((file) => file.id === chosen) ? null : (
              <Radio value={chosen} disabled={loading} label={texts.anImageOfThePackage} />
            )}
            {files.map((file) => (
              <Radio
                key={file.id}
                value={file.id}
                disabled={loading}
                label={rich(texts.alwaysTheFirstPageOf, { name: <b>{file.name}</b> })}
              />
            ))}
          </div>
        </Radio.Group>
      </div>
    </Section>
  );
}
