import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** The message after something is deleted. */
export const deletedToast = ({ id, name }: { id: string; name: string }) => ({
  text: rich(texts.isDeleted, { name: <b>{name}</b> }),
  about: id,
});
