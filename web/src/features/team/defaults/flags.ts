import type { FlagsFragment, TeamSettingsFragment } from '../../../gql/graphql.ts';
import { texts } from './texts.ts';

type Default = Exclude<keyof TeamSettingsFragment['defaults'], '__typename'>;
type DefaultSwitch = readonly [name: Default, label: string, description?: string];

/** Those that act in this product. */
export const defaults: readonly DefaultSwitch[] = [
  ['shareEmail', texts.share, texts.sharedWithRecipients],
  ['shareLink', texts.shareByLink, texts.membersCreateLinks],
  ['exportFile', texts.teamDownload, texts.membersSaveTheFile],
  ['downloadFile', texts.recipientsDownload],
  ['printFile', texts.recipientsPrint],
  ['forwardFile', texts.recipientsForward],
];
/** Those for a team’s own apps. */
export const appDefaults: readonly DefaultSwitch[] = [
  ['fax', texts.fax],
  ['annotate', texts.annotate],
  ['rateFile', texts.rate],
  ['sendActivityToCrm', texts.sendActivityToCrm],
  ['useInHaystack', texts.fullTextSearch],
  ['requireQuickShareTemplate', texts.requireATemplate],
];

const labels = new Map<string, string>(
  [...defaults, ...appDefaults].map(([name, label]) => [name, label]),
);

/** “Print on”, for each flag that is not as the defaults have it. */
export function differencesOf(flags: FlagsFragment, from: FlagsFragment): string[] {
  const others = new Map<string, unknown>(Object.entries(from));
  return Object.entries(flags).flatMap(([name, isOn]) => {
    const flag = labels.get(name);
    if (flag === undefined || others.get(name) === isOn) return [];
    return [isOn === true ? texts.isOn({ flag }) : texts.isOff({ flag })];
  });
}

/** For the mutation, which refuses what it does not know. */
export const flagsInput = ({ __typename: _, ...flags }: FlagsFragment) => flags;
