import {
  FormCreated,
  FormDeleted,
  FormPlaced,
  FormPlaceRemoved,
  FormPublished,
  FormUnpublished,
} from '@lectern/schemas/events/content/forms.ts';
import { projection } from '@lectern/kernel/projections/projection.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';

/** A form, and the presentations and links that show it. */
interface FormReplica {
  uuid: string;
  isPublished: boolean;
  /** `GATE/<id of a presentation or link>` */
  places: readonly string[];
}

const placeOf = ({
  place,
  presentationId,
  sharedLinkId,
}: {
  place: string;
  presentationId: string | null;
  sharedLinkId: string | null;
}) => `${place}/${presentationId ?? sharedLinkId}`;

export const forms = projection({
  name: 'forms',
  version: 1,
  on: [FormCreated, FormPublished, FormUnpublished, FormPlaced, FormPlaceRemoved, FormDeleted],
  fields: { places: 'texts' },
  lists: { byPlace: { filters: ['places'], orderBy: 'id' } },
  rowIds: ({ data }) => [data.formId],
  apply(form: FormReplica | undefined, { type, data }): FormReplica | undefined {
    if (type === 'FormCreated') return { uuid: data.uuid, isPublished: false, places: [] };
    if (!form) return form;
    switch (type) {
      case 'FormPublished':
        return { ...form, isPublished: true };
      case 'FormUnpublished':
        return { ...form, isPublished: false };
      case 'FormPlaced':
        return { ...form, places: [...new Set([...form.places, placeOf(data)])] };
      case 'FormPlaceRemoved':
        return { ...form, places: form.places.filter((each) => each !== placeOf(data)) };
      case 'FormDeleted':
        return undefined;
    }
  },
  // Others are shown nowhere.
  index: ({ isPublished, places }) => ({ places: isPublished ? places : [] }),
});

/** The uuids of the forms before and after the pages of a link: its own, or else those of its presentation. */
export async function formsOfLink(
  context: ServiceContext,
  { sharedLinkId, presentationId }: { sharedLinkId: string; presentationId: string },
): Promise<{ gateFormUuid: string | null; endFormUuid: string | null }> {
  const wanted = ['GATE', 'END'].flatMap((place) => [
    `${place}/${sharedLinkId}`,
    `${place}/${presentationId}`,
  ]);
  const rows = await context
    .rowsOf(forms)
    .find({ list: 'byPlace', where: { places: { containsAny: wanted } }, limit: 10 });
  const at = (place: string) => {
    const shown = (id: string) => rows.find(({ doc }) => doc.places.includes(`${place}/${id}`));
    return (shown(sharedLinkId) ?? shown(presentationId))?.doc.uuid ?? null;
  };
  return { gateFormUuid: at('GATE'), endFormUuid: at('END') };
}
