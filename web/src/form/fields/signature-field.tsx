/** @jsxImportSource preact */
import type { Described, FieldProps } from './field-props.ts';
import { HEIGHT, useSignature, WIDTH } from './use-signature.ts';

/** Drawn with a pointer, or typed: for those who use a keyboard. */
export function SignatureField({
  answer,
  text,
  described,
  onGive,
}: FieldProps & { described: Described }) {
  const { canvas, typed, onDown, onMove, onUp, type, clear } = useSignature(answer, onGive);
  return (
    <div class="form-signature">
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={text(answer ? 'signed' : 'signHere')}
        onPointerDown={onDown}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={onUp}
      />
      <p class="form-help">{text('signHere')}</p>
      <div>
        <input
          {...described}
          type="text"
          autoComplete="name"
          placeholder={text('orType')}
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="button" class="form-secondary" onClick={clear}>
          {text('clear')}
        </button>
      </div>
    </div>
  );
}
