import { useMutation } from '@apollo/client/react';
import { Button, Menu } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { NavLink, useNavigate, useParams } from 'react-router';
import type { EditedFormFragment } from '../../gql/graphql.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { MoreButton } from '../../ui/buttons/more-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { NotFound } from '../../ui/states/not-found.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import tabs from '../../ui/tabs.module.css';
import { Builder } from './builder/builder.tsx';
import { FormPill } from './form-pill.tsx';
import {
  DeleteFormMutation,
  FormPageQuery,
  PublishFormMutation,
  UnpublishFormMutation,
} from './forms.graphql.ts';
import styles from './forms.module.css';
import { PlacesTab } from './places/places-tab.tsx';
import { NewFormDialog } from './new-form-dialog.tsx';
import { ResponsesTab } from './responses/responses-tab.tsx';
import { texts } from './texts.ts';

/** A form: what it asks, or what was answered. */
export function FormPage() {
  const { formId = '' } = useParams();
  return (
    <Boundary what={texts.theForm} loading={<RowSkeletons count={5} />}>
      <ShownForm key={formId} id={formId} />
    </Boundary>
  );
}

function ShownForm({ id }: { id: string }) {
  const { tab } = useParams();
  const {
    data: { form },
  } = usePageQuery(FormPageQuery, { id });
  if (form === null || form === undefined)
    return (
      <NotFound what={texts.formNotFound} list={{ path: '/forms', label: texts.goToForms }}>
        {texts.formNotFoundHint}
      </NotFound>
    );
  return (
    <Page title={form.name}>
      <Crumbs above={[{ to: '/forms', label: texts.forms }]} here={form.name} />
      <FormHead form={form} />
      <nav className={tabs['tabs']} aria-label={texts.theForm}>
        <NavLink to={`/forms/${id}`} end>
          {texts.questions}
        </NavLink>
        <NavLink to={`/forms/${id}/places`}>{texts.places}</NavLink>
        <NavLink to={`/forms/${id}/responses`}>{texts.responses}</NavLink>
      </nav>
      {tab === 'responses' ? (
        <ResponsesTab form={form} />
      ) : tab === 'places' ? (
        <PlacesTab form={form} />
      ) : (
        <Builder form={form} />
      )}
    </Page>
  );
}

function FormHead({ form }: { form: EditedFormFragment }) {
  const { id, name, isPublished, responseCount } = form;
  const url = `${location.origin}/f/${form.uuid}`;
  const [acting, setActing] = useState<'rename' | 'delete' | null>(null);
  const [publish, { loading: isPublishing }] = useMutation(PublishFormMutation);
  const [unpublish, { loading: isUnpublishing }] = useMutation(UnpublishFormMutation);
  const [remove] = useMutation(DeleteFormMutation, { refetchQueries: ['FormsPage'] });
  const toast = useToast();
  const navigate = useNavigate();
  const turn = async () => {
    try {
      await (isPublished ? unpublish : publish)({ variables: { id } });
      const said = isPublished ? texts.isUnpublishedNow : texts.isPublishedNow;
      toast({ text: rich(said, { name: <b>{name}</b> }), about: id });
    } catch (error) {
      toast(problemToast(error, id));
    }
  };
  return (
    <>
      <PageHead title={name}>
        <FormPill isPublished={isPublished} />
        {isPublished ? (
          <>
            <CopyButton text={url} label={texts.copyFormLink} />
            <Button
              component="a"
              href={url}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconExternalLink aria-hidden="true" />}
            >
              {texts.openForm}
            </Button>
          </>
        ) : null}
        <Button
          {...(isPublished ? {} : { variant: 'filled' })}
          loading={isPublishing || isUnpublishing}
          onClick={() => void turn()}
        >
          {isPublished ? texts.unpublish : texts.publish}
        </Button>
        <Menu position="bottom-end" width={200}>
          <MoreButton about={name} />
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconPencil aria-hidden="true" />}
              onClick={() => setActing('rename')}
            >
              {common.rename}
            </Menu.Item>
            <Menu.Item
              className="bad"
              leftSection={<IconTrash aria-hidden="true" />}
              onClick={() => setActing('delete')}
            >
              {common.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </PageHead>
      {acting === 'rename' ? <NewFormDialog form={form} onClose={() => setActing(null)} /> : null}
      {acting === 'delete' ? (
        <ConfirmDialog
          title={texts.deleteNamed({ name })}
          verb={texts.deleteForm}
          failure={common.notDeleted}
          onClose={() => setActing(null)}
          onConfirm={async () => {
            await remove({ variables: { id } });
            void navigate('/forms');
          }}
        >
          <p className={styles['quiet']}>{texts.deleteConsequence({ count: responseCount })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
