import { useMantineColorScheme } from '@mantine/core';
import {
  IconBell,
  IconDeviceDesktop,
  IconFileText,
  IconAddressBook,
  IconKeyboard,
  IconLink,
  IconLogout,
  IconMoon,
  IconShieldLock,
  IconSun,
  IconSwitchHorizontal,
  IconTag,
  IconUpload,
  IconUser,
  IconUserPlus,
  IconUserShield,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { useViewer } from '../../account/viewer.ts';
import { useCreateLink } from '../../shared/presentation/create-link.tsx';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { brandKind, productKind } from '../../tags/kinds.ts';
import { useUploads } from '../../uploads/uploads-context.tsx';
import { usePlaces } from '../places.ts';
import { useGoToTeam } from '../team/use-go-to-team.ts';
import { useSignOut } from '../use-sign-out.ts';
import { readRecents } from './recents.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Something to choose in the search box: a page to go to, or an action to run. */
export type Command = {
  key: string;
  group: string;
  title: string;
  /** Further words that find it. */
  words: string;
  Icon: Icon;
  /** Leaves the team or ends the sign-in: runs only when marked by hand. */
  isLeaving?: boolean;
} & ({ to: string } | { run: () => void });

type Page = { to: string; title: string; words?: string; Icon: Icon; isFor: boolean };

function usePages(): readonly Command[] {
  const { can, isAdmin } = useViewer();
  const places = usePlaces();
  const canEditTeam = can('can_edit_team');
  const pages: readonly Page[] = [
    ...places.map(({ to, label, Icon }) => ({ to, title: label, Icon, isFor: true })),
    ...[brandKind, productKind].map(({ path, texts: { many } }) => ({
      to: path,
      title: many,
      Icon: IconTag,
      isFor: true,
    })),
    { to: '/people/groups', title: common.groups, Icon: IconUsersGroup, isFor: true },
    {
      to: '/roles',
      title: common.roles,
      words: texts.rolesKeywords,
      Icon: IconUserShield,
      isFor: can('can_edit_users'),
    },
    ...[
      { tab: 'sharing', title: texts.sharingSettings, words: texts.sharingKeywords },
      { tab: 'security', title: texts.signInSettings, words: texts.signInKeywords },
    ].map(({ tab, title, words }) => ({
      to: `/team/${tab}`,
      title,
      words,
      Icon: IconShieldLock,
      isFor: canEditTeam,
    })),
    {
      to: '/team/domains',
      title: texts.domains,
      words: texts.domainsKeywords,
      Icon: IconShieldLock,
      isFor: canEditTeam && isAdmin,
    },
    {
      to: '/profile',
      title: common.yourProfile,
      words: texts.profileKeywords,
      Icon: IconUser,
      isFor: true,
    },
    {
      to: '/profile#notifications',
      title: common.notificationSettings,
      words: texts.notificationKeywords,
      Icon: IconBell,
      isFor: true,
    },
    { to: '/notifications', title: common.notifications, Icon: IconBell, isFor: true },
    {
      to: '/profile/security',
      title: common.security,
      words: texts.securityKeywords,
      Icon: IconShieldLock,
      isFor: true,
    },
  ];
  return pages
    .filter(({ isFor }) => isFor)
    .map(({ to, title, words = '', Icon }) => ({
      key: `page-${to}`,
      group: texts.goTo,
      title,
      words: title.endsWith('settings') ? texts.settingsKeywords({ words }) : words,
      Icon,
      to,
    }));
}

const schemes = [
  ['light', texts.lightMode, IconSun],
  ['dark', texts.darkMode, IconMoon],
  ['auto', texts.useTheSystemTheme, IconDeviceDesktop],
] as const;

function useActions(onHelp: () => void): readonly Command[] {
  const { viewer, can, canEditPresentations } = useViewer();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { pick } = useUploads();
  const createLink = useCreateLink();
  const signOut = useSignOut();
  const goToTeam = useGoToTeam();
  const toast = useToast();
  const action = (
    key: string,
    title: string,
    words: string,
    Icon: Icon,
    does: { to: string } | { run: () => void; isLeaving?: boolean },
  ): Command => ({ key, group: texts.actions, title, words, Icon, ...does });
  return [
    action('create-link', common.createLink, texts.createLinkKeywords, IconLink, {
      run: () => createLink(null),
    }),
    ...(canEditPresentations
      ? [
          action('upload', common.upload, texts.uploadKeywords, IconUpload, {
            run: pick,
          }),
        ]
      : []),
    ...(can('can_edit_users')
      ? [
          action('invite', common.invitePeople, texts.inviteKeywords, IconUserPlus, {
            to: '/people?invite=1',
          }),
        ]
      : []),
    ...schemes
      .filter(([scheme]) => scheme !== colorScheme)
      .map(([scheme, title, Icon]) =>
        action(`theme-${scheme}`, title, texts.themeKeywords, Icon, {
          run: () => setColorScheme(scheme),
        }),
      ),
    ...viewer.memberships
      .filter(({ isCurrent }) => !isCurrent)
      .map(({ team }) =>
        action(
          `team-${team.id}`,
          texts.switchTo({ name: team.name }),
          texts.teamKeywords,
          IconSwitchHorizontal,

          {
            isLeaving: true,
            run: () =>
              void goToTeam(team.id).catch((error: unknown) => toast(problemToast(error, 'team'))),
          },
        ),
      ),
    action('shortcuts', texts.keyboardShortcuts, texts.shortcutsKeywords, IconKeyboard, {
      run: onHelp,
    }),
    action('sign-out', common.signOut, texts.signOutKeywords, IconLogout, {
      isLeaving: true,
      run: () => void signOut(),
    }),
  ];
}

const recentIcons: readonly (readonly [string, Icon])[] = [
  ['/links/', IconLink],
  ['/contacts/', IconAddressBook],
  ['/people/', IconUser],
];

/** Whether each word of the text begins a word of the command. */
function matches({ title, words }: Command, text: string): boolean {
  const own = `${title} ${words}`.toLowerCase().split(/\s+/);
  return text.split(/\s+/).every((word) => own.some((each) => each.startsWith(word)));
}

/** Above what is found: what the text is the beginning of. From here on it is no chance. */
const surelyMeant = 3;

/**
 * The commands for a text: pages that are surely meant before what the server finds, the others
 * after it, and last what leaves the team. Without a text, all, with what was opened last.
 */
export function useCommands(search: string, onHelp: () => void) {
  const { viewer } = useViewer();
  const pages = usePages();
  const actions = useActions(onHelp);
  const text = search.trim().toLowerCase();
  if (text === '') {
    const recents = readRecents(viewer.id, viewer.currentTeam.id).map(
      ({ path, title }): Command => ({
        key: `recent-${path}`,
        group: texts.recent,
        title,
        words: '',
        Icon: recentIcons.find(([start]) => path.startsWith(start))?.[1] ?? IconFileText,
        to: path,
      }),
    );
    return { before: [...recents, ...actions, ...pages], after: [] };
  }
  const isMeant = ({ title }: Command) =>
    text.length >= surelyMeant &&
    title
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(text));
  const rank = (command: Command) => (command.isLeaving ? 2 : isMeant(command) ? 0 : 1);
  const found = pages.filter((command) => matches(command, text));
  return {
    before: found.filter(isMeant),
    after: [
      ...found.filter((command) => !isMeant(command)),
      ...actions.filter((command) => matches(command, text)).toSorted((a, b) => rank(a) - rank(b)),
    ],
  };
}
