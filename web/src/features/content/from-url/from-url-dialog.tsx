import { useApolloClient, useMutation } from '@apollo/client/react';
import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UrlInfoQuery as UrlInfo } from '../../../gql/graphql.ts';
import { common } from '../../../texts/common.ts';
import { textOf } from '../../../typed/text-of.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { useSubmit } from '../../../ui/hooks/use-submit.ts';
import { AddWebsiteMutation, ImportVideoMutation, UrlInfoQuery } from './from-url.graphql.ts';
import styles from './from-url.module.css';
import { texts } from './texts.ts';

type Info = UrlInfo['urlInfo'];
type Kind = 'video-site' | 'video-file' | 'shown' | 'link';

const sentences: Record<Kind, string> = {
  'video-site': texts.isVideoSite,
  'video-file': texts.isVideoFile,
  shown: texts.isShownHere,
  link: texts.isOnlyLink,
};

function kindOf({ isVideoSite, contentType, canBeShown }: Info): Kind {
  if (isVideoSite) return 'video-site';
  if (contentType !== null && /^(video|audio)\//.test(contentType)) return 'video-file';
  return canBeShown ? 'shown' : 'link';
}

/** A website or a video becomes a presentation; looked at before it is added. */
export function FromUrlDialog({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState<{ url: string; info: Info } | null>(null);
  return (
    <Modal opened onClose={onClose} title={texts.addFromUrl}>
      {found === null ? (
        <LinkForm onFound={setFound} onClose={onClose} />
      ) : (
        <AddForm {...found} onBack={() => setFound(null)} onClose={onClose} />
      )}
    </Modal>
  );
}

type LinkFormProps = {
  onFound: (found: { url: string; info: Info }) => void;
  onClose: () => void;
};

function LinkForm({ onFound, onClose }: LinkFormProps) {
  const client = useApolloClient();
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const given = textOf(form, 'url').trim();
    const url = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
    const { data } = await client.query({
      query: UrlInfoQuery,
      variables: { url },
      fetchPolicy: 'no-cache',
    });
    if (data) onFound({ url, info: data.urlInfo });
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['url'] === undefined ? <FormProblem problem={problem} /> : null}
      <TextInput
        name="url"
        label={texts.link}
        description={texts.linkHint}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={2_000}
        data-autofocus
        error={messages['url']}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {texts.look}
        </Button>
        <Button onClick={onClose}>{common.cancel}</Button>
      </div>
    </form>
  );
}

type AddFormProps = { url: string; info: Info; onBack: () => void; onClose: () => void };

function AddForm({ url, info, onBack, onClose }: AddFormProps) {
  const navigate = useNavigate();
  const [importVideo] = useMutation(ImportVideoMutation);
  const [addWebsite] = useMutation(AddWebsiteMutation);
  const kind = kindOf(info);
  const { submit, isBusy, problem, messages } = useSubmit(async (form) => {
    const name = textOf(form, 'name').trim();
    const input = name === '' ? {} : { name };
    const id =
      kind === 'video-site' || kind === 'video-file'
        ? (await importVideo({ variables: { videoUrl: url, input } })).data?.importVideo.id
        : (await addWebsite({ variables: { input: { ...input, externalUrl: url } } })).data
            ?.createPresentation.id;
    onClose();
    if (id !== undefined) void navigate(`/content/${id}`);
  });
  return (
    <form onSubmit={submit} noValidate className={styles['form']}>
      {messages['name'] === undefined ? <FormProblem problem={problem} /> : null}
      <p>{sentences[kind]}</p>
      <TextInput
        name="name"
        label={texts.name}
        description={info.description ?? undefined}
        defaultValue={(info.title ?? '').slice(0, 200)}
        placeholder={kind === 'video-file' ? texts.nameOfVideo : new URL(url).host}
        maxLength={200}
        autoComplete="off"
        data-autofocus
        error={messages['name']}
      />
      <div>
        <Button type="submit" variant="filled" loading={isBusy}>
          {texts.add}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </form>
  );
}
