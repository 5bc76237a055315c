import { useRef, useState, type FormEvent } from 'react';
import type { PresentationFormFragment } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import type { Field } from './field.ts';
import { FindSetting } from './find-setting.tsx';
import { groupsWith } from './find.ts';
import { SaveBar } from './save-bar.tsx';
import { SettingField } from './setting-field.tsx';
import styles from './settings.module.css';
import { useSettings } from './use-settings.ts';
import { complaintAt, savedAt } from './values.ts';
import { fieldMessages } from '../../../edge/problem.ts';

type SettingsFormProps = { id: string; form: PresentationFormFragment };

/** Fields for groups, labels and the like show only if there are some. */
const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** All settings in groups; nothing changes until saved. */
export function SettingsForm({ id, form }: SettingsFormProps) {
  const settings = useSettings(id, form);
  const element = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState('');
  const messages = fieldMessages(settings.problem);
  const isShown = ({ kind, path }: Field) => kind !== 'ids' || !isEmpty(savedAt(form, path));

  const groups = groupsWith(search, isShown);

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
      aria-label="Settings"
    >
      <nav className={styles['places']} aria-label="Groups of settings">
        <FindSetting search={search} onSearch={setSearch} />
        {groups.map((group) => (
          <a key={group.id} href={`#settings-${group.id}`}>
            {group.title}
          </a>
        ))}
      </nav>
      <div>
        {groups.length === 0 ? (
          <EmptyState title={`No setting is called “${search.trim()}”`}>
            Names, their explanations and what the API calls them are looked through.
          </EmptyState>
        ) : null}
        {groups.map(({ id: groupId, title, hint, fields }) => (
          <div key={groupId} id={`settings-${groupId}`} className={styles['group']}>
            <Section title={title} {...(hint === undefined ? {} : { hint })}>
              <div className={styles['fields']}>
                {fields.map((field) => (
                  <SettingField
                    key={field.path}
                    field={field}
                    value={settings.valueOf(field.path)}
                    complaint={complaintAt(messages, field.path)}
                    isChanged={settings.draft.has(field.path)}
                    onChange={(value) => settings.change(field.path, value)}
                  />
                ))}
              </div>
            </Section>
          </div>
        ))}
        <SaveBar settings={settings} />
      </div>
    </form>
  );
}
