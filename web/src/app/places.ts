import {
  IconActivity,
  IconAddressBook,
  IconFiles,
  IconLayoutDashboard,
  IconLink,
  IconServer2,
  IconSettings,
  IconTag,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { useViewer } from '../account/viewer.ts';

interface Place {
  to: string;
  label: string;
  Icon: Icon;
}

const places: readonly Place[] = [
  { to: '/', label: 'Dashboard', Icon: IconLayoutDashboard },
  { to: '/content', label: 'Content', Icon: IconFiles },
  { to: '/labels', label: 'Labels', Icon: IconTag },
  { to: '/links', label: 'Shared links', Icon: IconLink },
  { to: '/contacts', label: 'Contacts', Icon: IconAddressBook },
  { to: '/people', label: 'People', Icon: IconUsers },
];

/** The pages of the sidebar that the user may open. */
export function usePlaces(): readonly Place[] {
  const { can, isAdmin } = useViewer();
  return [
    ...places,
    ...(can('can_edit_team') ? [{ to: '/team', label: 'Team settings', Icon: IconSettings }] : []),
    ...(can('can_export_data')
      ? [{ to: '/events', label: 'Event stream', Icon: IconActivity }]
      : []),
    ...(isAdmin ? [{ to: '/system', label: 'System', Icon: IconServer2 }] : []),
  ];
}
