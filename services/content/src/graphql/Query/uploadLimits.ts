import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { acceptedUploads } from '../../conversion/accepted.ts';
import type { UploadLimits } from '../generated.ts';

export function uploadLimits(_: unknown, __: unknown, { engines }: ServiceContext): UploadLimits {
  return { maxBytes: engines.settings.LECTERN_UPLOAD_LIMIT, accepted: acceptedUploads.map((each) => ({ ...each, extensions: [...each.extensions], mimeTypes: [...each.mimeTypes] })) };
}
