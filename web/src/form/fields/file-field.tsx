/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { uploadFile } from '../calls.ts';
import type { Described, FieldProps } from './field-props.ts';

/** Uploads a file as soon as it is chosen. */
export function FileField({
  answer,
  formUuid,
  text,
  described,
  onGive,
}: FieldProps & { described: Described }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const name =
    typeof answer === 'object' && answer !== null && 'name' in answer ? answer.name : null;
  const upload = async (file: File) => {
    setIsBusy(true);
    setFailure(null);
    const sent = await uploadFile(formUuid, file);
    setIsBusy(false);
    if (sent && 'receipt' in sent) onGive({ upload_receipt: sent.receipt, name: file.name });
    else setFailure(sent?.problem || text('failed'));
  };
  return (
    <div class="form-file">
      {name === null ? (
        <input
          {...described}
          type="file"
          accept=".pdf,.ppt,.pptx,.doc,.docx,.xls,.xlsx,image/*"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void upload(file);
          }}
        />
      ) : (
        <p>
          <span dir="auto">{name}</span>{' '}
          <button type="button" class="form-link" onClick={() => onGive(null)}>
            {text('remove')}
          </button>
        </p>
      )}
      <p class="form-help" role="status">
        {isBusy ? text('uploading') : name === null && text('chooseFile')}
      </p>
      {failure && (
        <p class="form-problem" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
