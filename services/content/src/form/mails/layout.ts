import type { Language } from '@lectern/schemas/text/languages.ts';
import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';

interface Layout {
  language: Language;
  title: string;
  paragraphs: readonly string[];
  /** Questions and their answers. */
  answers?: readonly (readonly [question: string, answer: string])[];
  button: { label: string; url: string } | null;
  footer: string;
}

/** A mail about a form, as text and as HTML. */
export function layOut({ language, title, paragraphs, answers = [], button, footer }: Layout): {
  text: string;
  html: string;
} {
  const text = [
    title,
    ...paragraphs,
    ...answers.map(([question, answer]) => `${question}\n${answer}`),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    footer,
  ].join('\n\n');
  const rows = answers
    .map(
      ([question, answer]) =>
        `<dt style="color:#5B6472;font-size:13px">${escapeHtml(question)}</dt><dd style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(answer)}</dd>`,
    )
    .join('');
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FBFAF7;color:#14181F;font:16px/1.5 Inter,system-ui,sans-serif">
<div style="max-width:456px;margin:0 auto;padding:32px;background:#fff;border:1px solid #E6E2DA;border-radius:10px">
<h1 style="margin:0 0 16px;font:600 24px/1.3 'Source Serif 4',Georgia,serif">${escapeHtml(title)}</h1>
${paragraphs.map((each) => `<p style="margin:0 0 16px;white-space:pre-wrap">${escapeHtml(each)}</p>`).join('\n')}
${rows && `<dl style="margin:0">${rows}</dl>`}
${button ? `<p style="margin:8px 0 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;background:#1F4B99;color:#fff;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>` : ''}
</div>
<p style="max-width:456px;margin:16px auto;font-size:13px;color:#5B6472">${escapeHtml(footer)}</p>
</body>
</html>
`;
  return { text, html };
}
