/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mailTo } from '../tools/mail-to.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { firstName, SentBy, senderOf } from '../ui/team-mark.tsx';
import { recordForm } from '../telemetry/record-form.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import type { Tools } from '../tools/tools.ts';
import { listenToTouch } from '../navigation/touch.ts';
import { createWheel } from '../navigation/wheel.ts';
import { useLazy } from '../ui/lazy.ts';
import { listen } from '../ui/listen.ts';
import '../styles/form.css';
import { text } from '../texts/texts.ts';

type EndCardProps = Pick<Tools, 'link' | 'onPage' | 'onDownload' | 'onPrint' | 'onForward'> & {
  onBack(): void;
  record: RecordEvent;
};

/** Behind the last page: whom to answer, and what else can be done with the document. */
export function EndCard({
  link,
  onPage,
  onBack,
  record,
  onDownload,
  onPrint,
  onForward,
}: EndCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    const card = desk.current;
    if (!card) return undefined;
    const nothing = () => undefined;
    const back = () => onBack();
    const stopTouch = listenToTouch(card, {
      canSwipe: (axis, direction) => direction === -1 && (axis === 'x' || card.scrollTop <= 0),
      onDrag: nothing,
      onSwipe: back,
      onPinch: nothing,
      onDoubleTap: nothing,
    });
    const turnOf = createWheel();
    const onWheel = ({ deltaY, timeStamp }: WheelEvent) => {
      if (turnOf(deltaY, timeStamp, deltaY < 0 && card.scrollTop > 0) === -1) back();
    };
    const stopWheel = listen(card, { wheel: onWheel }, { passive: true });
    return () => {
      stopTouch();
      stopWheel();
    };
  }, []);
  const sender = senderOf(link);
  const { name, sharing_disclaimer: disclaimer } = link.presentation;
  return (
    <div class="end" ref={desk}>
      <section class="end-card" aria-labelledby="end-title">
        <p class="dim">{text('theEnd')}</p>
        <h2 id="end-title" dir="auto" tabIndex={-1} ref={heading}>
          {name}
        </h2>
        <SentBy link={link} note={sender ? text('hereForQuestions') : null} />
        {sender?.email && (
          <a class="primary" href={mailTo(sender.email, name)}>
            {text('writeTo', { name: firstName(sender.name) })}
          </a>
        )}
        <div class="end-tools">
          {onDownload && <EndTool icon="download" label={text('download')} onClick={onDownload} />}
          {onPrint && <EndTool icon="print" label={text('print')} onClick={onPrint} />}
          {onForward && <EndTool icon="forward" label={text('forward')} onClick={onForward} />}
          {link.page_count > 1 && (
            <EndTool icon="arrow-left" label={text('backToLastPage')} onClick={onBack} />
          )}
          <EndTool
            icon="again"
            label={text(link.page_count > 1 ? 'fromBeginning' : 'backToPage')}
            onClick={() => onPage(1)}
          />
        </div>
        <FormOfLink {...{ link, record }} />
        {disclaimer && (
          <p class="dim end-note" dir="auto">
            {disclaimer}
          </p>
        )}
      </section>
    </div>
  );
}

function FormOfLink({ link, record }: Pick<EndCardProps, 'link' | 'record'>) {
  const formUuid = link.end_form_uuid;
  const EndForm = useLazy(formUuid !== null, () =>
    import('../gate/form-gate.tsx').then((loaded) => loaded.EndForm),
  );
  if (!EndForm || formUuid === null) return null;
  const onSent = () => recordForm(record, formUuid);
  return <EndForm formUuid={formUuid} hitUuid={link.hit_uuid} onSent={onSent} />;
}

function EndTool({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button class="secondary" type="button" onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
