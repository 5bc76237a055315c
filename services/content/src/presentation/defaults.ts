import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import type { Changes } from './create.ts';
import { defaultSettings } from './settings.ts';
import type { PresentationForm, PresentationSettings } from './state.ts';

/** What teams have defaults for, by the names of the defaults (content §3). */
export interface DefaultedFlags {
  shareEmail: boolean;
  shareLink: boolean;
  fax: boolean;
  annotate: boolean;
  exportFile: boolean;
  downloadFile: boolean;
  printFile: boolean;
  forwardFile: boolean;
  rateFile: boolean;
  sendActivityToCrm: boolean;
  useInHaystack: boolean;
}

type Flagged = Pick<
  PresentationForm,
  'isRateable' | 'sendActivityToCrm' | 'canBeUsedInHaystack'
> & { settings: PresentationSettings };

export function flagsOf({
  settings,
  isRateable,
  sendActivityToCrm,
  canBeUsedInHaystack,
}: Flagged): DefaultedFlags {
  return {
    shareEmail: settings.canBeShared,
    shareLink: settings.canBeSharedLink,
    fax: settings.canBeFaxed,
    annotate: settings.canBeAnnotated,
    exportFile: settings.canBeExported,
    downloadFile: settings.canBeDownloaded,
    printFile: settings.canBePrinted,
    forwardFile: settings.canBeForwarded,
    rateFile: isRateable,
    sendActivityToCrm,
    useInHaystack: canBeUsedInHaystack,
  };
}

/** The fields of a presentation that have these flags. */
export function fieldsOf(flags: Changes<DefaultedFlags>): {
  form: Changes<PresentationForm>;
  settings: Changes<PresentationSettings>;
} {
  return {
    form: withoutUndefined({
      isRateable: flags.rateFile,
      sendActivityToCrm: flags.sendActivityToCrm,
      canBeUsedInHaystack: flags.useInHaystack,
    }),
    settings: withoutUndefined({
      canBeShared: flags.shareEmail,
      canBeSharedLink: flags.shareLink,
      canBeFaxed: flags.fax,
      canBeAnnotated: flags.annotate,
      canBeExported: flags.exportFile,
      canBeDownloaded: flags.downloadFile,
      canBePrinted: flags.printFile,
      canBeForwarded: flags.forwardFile,
    }),
  };
}

const ofNoTeam = flagsOf({
  settings: defaultSettings,
  isRateable: true,
  sendActivityToCrm: true,
  canBeUsedInHaystack: true,
});

/** With those of the product where the team has chosen none. */
export function allFlags(chosen: Changes<DefaultedFlags>): DefaultedFlags {
  const known = Object.entries(chosen).filter(([name]) => name in ofNoTeam);
  return { ...ofNoTeam, ...withoutUndefined(Object.fromEntries(known)) };
}

export function differs(one: DefaultedFlags, other: DefaultedFlags): boolean {
  const flags = Object.entries(one);
  const others = new Map(Object.entries(other));
  return flags.some(([name, flag]) => others.get(name) !== flag);
}
