import type { Mail } from '@lectern/kernel/mail/port.ts';
import { escapeHtml, oneLine } from '@lectern/kernel/mail/escape-text.ts';
import { greetingOf } from './mail-template.ts';
import { texts } from './texts.ts';

/** The person's last mail. It contains the receipt, because they can no longer open a page. */
export function erasedMail({
  userId,
  to,
  receipt,
}: {
  userId: string;
  to: { name: string | null; address: string };
  receipt: string;
}): Mail {
  const lines = [greetingOf(to.name && oneLine(to.name)), texts.erasedText, texts.keepReceipt];
  const html = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(texts.erasedTitle)}</title></head>\n<body style="font:16px/1.5 Inter,system-ui,sans-serif;color:#14181F">${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(receipt)}</pre></body></html>\n`;
  return {
    messageId: `erased.${userId}`,
    persons: [userId],
    to,
    subject: texts.erasedSubject,
    text: [...lines, receipt].join('\n\n'),
    html,
  };
}
