import { Fragment, useRef, useState, type FormEvent } from 'react';
import type { PresentationFormFragment } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { useIsMailStored } from '../../../shared/presentation/use-is-mail-stored.ts';
import { Note } from '../../../ui/states/note.tsx';
import { AppSettings } from './app-settings.tsx';
import { appFieldGroups } from './fields-of-apps.ts';
import { fieldGroups } from './fields.ts';
import type { Field, FieldGroup } from './field.ts';
import { FindSetting } from './find-setting.tsx';
import { groupsWith } from './find.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './settings.module.css';
import { useSettings, type Settings } from './use-settings.ts';
import { complaintAt, savedAt } from './values.ts';
import { fieldMessages } from '../../../edge/problem.ts';
import { brandKind, productKind, type TagKind } from '../../../tags/kinds.ts';
import { useTags } from '../../../tags/tags-dropdown.tsx';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type SettingsFormProps = {
  id: string;
  form: PresentationFormFragment;
  team: { showsAppSettings: boolean; mayEdit: boolean };
  linkCount: number;
};

const firstAppGroup = appFieldGroups[0]?.id;
const appPaths = new Set(appFieldGroups.flatMap(({ fields }) => fields.map(({ path }) => path)));

/** Fields for brands, themes and the like show only if there are some. */
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** The settings in groups; nothing changes until saved. */
export function SettingsForm({ id, form, team, linkCount }: SettingsFormProps) {
  const settings = useSettings(id, form);
  const element = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState('');
  const messages = fieldMessages(settings.problem);
  const has: Record<TagKind['name'], boolean> = {
    label: true,
    brand: (useTags(brandKind).tags ?? []).length > 0,
    product: (useTags(productKind).tags ?? []).length > 0,
  };
  const isShown = (field: Field) => {
    if (!isEmpty(savedAt(form, field.path))) return true;
    return field.kind === 'tags' ? has[field.of.name] : field.kind !== 'ids';
  };

  const offered = team.showsAppSettings ? [...fieldGroups, ...appFieldGroups] : fieldGroups;
  const groups = groupsWith(offered, search, isShown);
  const appSettings = (
    <AppSettings
      team={team}
      isDirty={[...settings.draft.keys()].some((path) => appPaths.has(path))}
    />
  );
  const isSearching = search.trim() !== '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (settings.draft.size === 0 || settings.isBusy || (await settings.saveAll())) return;
    setSearch(''); // Clears the search: it may hide the refused field.
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  }

  return (
    <form
      ref={element}
      className={styles['settings']}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={common.settings}
    >
      <nav className={styles['places']} aria-label={texts.groupsOfSettings}>
        <FindSetting search={search} onSearch={setSearch} />
        {groups.map((group) => (
          <a key={group.id} href={`#settings-${group.id}`}>
            {group.title}
          </a>
        ))}
      </nav>
      <div>
        {groups.length === 0 ? (
          <EmptyState title={texts.noResultsFor({ search: search.trim() })}>
            {texts.searchHint}
          </EmptyState>
        ) : null}
        {groups.map((group) => (
          <Fragment key={group.id}>
            {group.id === firstAppGroup && !isSearching ? appSettings : null}
            <Group group={group} settings={settings} messages={messages} linkCount={linkCount} />
          </Fragment>
        ))}
        {team.showsAppSettings || isSearching ? null : appSettings}
        <SaveBar settings={settings} />
      </div>
    </form>
  );
}

type GroupProps = {
  group: FieldGroup;
  settings: Settings;
  messages: Readonly<Record<string, string | undefined>>;
  linkCount: number;
};

function Group({ group: { id, title, hint, fields }, settings, messages, linkCount }: GroupProps) {
  return (
    <div id={`settings-${id}`} className={styles['group']}>
      <Section title={title} {...(hint === undefined ? {} : { hint })}>
        <div className={styles['fields']}>
          {fields.map((field) => (
            <Fragment key={field.path}>
              <SettingField
                field={field}
                value={settings.valueOf(field.path)}
                complaint={complaintAt(messages, field.path)}
                isChanged={settings.draft.has(field.path)}
                onChange={(value) => settings.change(field.path, value)}
              />
              {'needsMail' in field && settings.valueOf(field.path) === true ? (
                <NoMailNote linkCount={linkCount} />
              ) : null}
            </Fragment>
          ))}
        </div>
      </Section>
    </div>
  );
}

/** Warns where no email server is set up, so that codes reach no one. */
function NoMailNote({ linkCount }: { linkCount: number }) {
  const isMailStored = useIsMailStored();
  if (!isMailStored) return null;
  const links = linkCount === 0 ? texts.itsLinks : texts.itsLinksCount({ count: linkCount });
  return (
    <Note isBad title={texts.noOneCouldOpen({ links })}>
      {rich(texts.codesNeedEmailServer, { variable: <code>LECTERN_MAIL</code> })}
    </Note>
  );
}
