import { escapeHtml } from '@lectern/kernel/mail/escape-text.ts';
import { languages } from '@lectern/schemas/text/languages.ts';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Edge } from '../edge.ts';
import { readPublicForm } from '../routes/content/forms/public-form.ts';
import type { PublicFormFieldsFragment } from '../gql/graphql.ts';
import { Call } from '../http/call.ts';
import { notFound, toEdgeError } from '../http/edge-error.ts';
import { publicFormResource } from '../routes/content/forms/form-resource.ts';
import { pagesInLanguages, sendPage } from './pages.ts';

/**
 * `/f/:uuid`: a form, with what it asks in the page, so that it can be read without JavaScript as well. One that is not
 * published answers 404 with the page, which says so.
 */
export function formPage(
  edge: Edge,
): (req: Request<{ uuid: string }>, res: Response) => Promise<void> {
  const pages = pagesInLanguages('form');
  return async (req, res) => {
    const call = new Call(edge, req, res);
    const html = await pages(call.language ?? languages[0]);
    try {
      await edge.limiters.count('open', call);
      if (!z.uuid().safeParse(req.params.uuid).success) throw notFound();
      const form = await readPublicForm(call, req.params.uuid);
      sendPage(edge, req, res, 200, withForm(html, form));
    } catch (thrown) {
      const error = toEdgeError(thrown);
      for (const [name, value] of Object.entries(error.headers)) res.setHeader(name, value);
      sendPage(edge, req, res, error.status, html);
    }
  };
}

function withForm(
  html: string,
  { id: _, teamId: __, ...form }: PublicFormFieldsFragment & { id: string; teamId: string },
): string {
  const json = JSON.stringify(publicFormResource.present(form)).replaceAll('<', '\\u003c');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(form.title)}</title>`)
    .replace('<!--lectern-plain-form-->', () => plainForm(form))
    .replace(
      '<!--lectern-form-->',
      () => `<script type="application/json" id="lectern-form">${json}</script>`,
    );
}

function plainForm({ title, introduction, pages }: PublicFormFieldsFragment): string {
  const items = pages
    .flatMap(({ questions }) => questions)
    .map(
      ({ label, help, options }) =>
        `<li>${escapeHtml(label)}${help ? ` (${escapeHtml(help)})` : ''}${options.length > 0 ? `: ${escapeHtml(options.join(', '))}` : ''}</li>`,
    );
  return `<h1>${escapeHtml(title)}</h1>${introduction ? `<p>${escapeHtml(introduction)}</p>` : ''}<ol>${items.join('')}</ol>`;
}
