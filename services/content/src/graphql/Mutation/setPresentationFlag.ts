import { Presentation } from '../../presentation/presentation.ts';
import type { PresentationToggle, MutationResolvers } from '../generated.ts';
import { changed } from '../presentation-row.ts';
import type { PresentationSettings } from '../../presentation/state.ts';

const settings: Record<Exclude<PresentationToggle, 'IS_RATEABLE'>, keyof PresentationSettings> = {
  CAN_BE_ANNOTATED: 'canBeAnnotated',
  CAN_BE_DOWNLOADED: 'canBeDownloaded',
  CAN_BE_SHARED: 'canBeShared',
  CAN_BE_SHARED_LINK: 'canBeSharedLink',
  CAN_BE_USED_IN_BUILDER: 'canBeUsedInBuilder',
  CAN_BE_FORWARDED: 'canBeForwarded',
};

export const setPresentationFlag: MutationResolvers['setPresentationFlag'] = async (
  _,
  { id, setting, isOn },
  context,
) => {
  // `isRateable` is a field (content §3), but is switched like the settings (content §7).
  const change =
    setting === 'IS_RATEABLE'
      ? { changes: { isRateable: isOn } }
      : { changes: {}, settings: { [settings[setting]]: isOn } };
  return changed(
    await context.execute(Presentation, id, {
      type: 'RevisePresentation',
      presentationId: id,
      ...change,
    }),
  );
};
