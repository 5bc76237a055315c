import {
  IconActivity,
  IconAddressBook,
  IconFiles,
  IconFolders,
  IconLayoutDashboard,
  IconLink,
  IconServer2,
  IconSettings,
  IconTag,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useViewer } from '../account/viewer.ts';
import { labelKind } from '../tags/kinds.ts';
import { texts as folders } from '../folders/texts.ts';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

interface Place {
  to: string;
  label: string;
  Icon: Icon;
}

const places: readonly Place[] = [
  { to: '/', label: texts.dashboard, Icon: IconLayoutDashboard },
  { to: '/content', label: common.content, Icon: IconFiles },
  { to: '/folders', label: folders.folders, Icon: IconFolders },
  { to: labelKind.path, label: labelKind.texts.many, Icon: IconTag },
  { to: '/links', label: common.sharedLinks, Icon: IconLink },
  { to: '/contacts', label: common.contacts, Icon: IconAddressBook },
  { to: '/people', label: common.people, Icon: IconUsers },
];

/** The pages of the sidebar that the user may open. */
export function usePlaces(): readonly Place[] {
  const { can, isAdmin } = useViewer();
  return [
    ...places,
    ...(can('can_edit_team')
      ? [{ to: '/team', label: common.teamSettings, Icon: IconSettings }]
      : []),
    ...(can('can_export_data')
      ? [{ to: '/events', label: texts.eventStream, Icon: IconActivity }]
      : []),
    ...(isAdmin ? [{ to: '/system', label: common.system, Icon: IconServer2 }] : []),
  ];
}
