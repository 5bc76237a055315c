import type { Language } from '@lectern/schemas/text/languages.ts';
import { formatMessage, type CatalogueOf } from '@lectern/schemas/text/message.ts';
import { oneLine } from '@lectern/kernel/mail/escape-text.ts';
import type { Mail } from '@lectern/kernel/mail/port.ts';
import type { FormRow } from '../find-forms.ts';
import type { ResponseRow } from '../response/find-responses.ts';
import { layOut } from './layout.ts';

const en = {
  subject: 'Thank you: {form}',
  thanks: 'Thank you for submitting the form',
  see: 'See what you answered',
  footer: 'You get this because this email was given in the form “{form}”.',
} as const;

const texts: Record<Language, CatalogueOf<typeof en>> = {
  en,
  de: {
    subject: 'Vielen Dank: {form}',
    thanks: 'Vielen Dank, Ihr Formular ist angekommen.',
    see: 'Ihre Antworten ansehen',
    footer: 'Sie erhalten diese Nachricht, weil diese E-Mail-Adresse im Formular „{form}“ steht.',
  },
  fr: {
    subject: 'Merci : {form}',
    thanks: 'Merci, votre formulaire nous est bien parvenu.',
    see: 'Voir vos réponses',
    footer:
      'Vous recevez ce message car cette adresse e-mail a été saisie dans le formulaire « {form} ».',
  },
  es: {
    subject: 'Gracias: {form}',
    thanks: 'Gracias, hemos recibido su formulario.',
    see: 'Ver sus respuestas',
    footer: 'Recibe este mensaje porque este correo se indicó en el formulario «{form}».',
  },
  it: {
    subject: 'Grazie: {form}',
    thanks: 'Grazie, il modulo è stato ricevuto.',
    see: 'Vedi le tue risposte',
    footer: 'Ricevi questo messaggio perché questa email è stata indicata nel modulo «{form}».',
  },
  pt: {
    subject: 'Obrigado: {form}',
    thanks: 'Obrigado, o seu formulário foi recebido.',
    see: 'Ver as suas respostas',
    footer: 'Recebe esta mensagem porque este email foi indicado no formulário “{form}”.',
  },
  nl: {
    subject: 'Bedankt: {form}',
    thanks: 'Bedankt, uw formulier is ontvangen.',
    see: 'Uw antwoorden bekijken',
    footer: 'U ontvangt dit omdat dit e-mailadres is ingevuld in het formulier ‘{form}’.',
  },
  ja: {
    subject: 'ありがとうございました：{form}',
    thanks: 'フォームを送信していただき、ありがとうございました。',
    see: '回答を見る',
    footer:
      'このメールは、フォーム「{form}」にこのメールアドレスが入力されたため送信されています。',
  },
};

/** Says nothing that the respondent wrote: anyone could have given this email. */
export function respondentMail({
  teamId,
  recipientId,
  to,
  form,
  response,
  language,
  url,
}: {
  teamId: string;
  recipientId: string;
  to: string;
  form: FormRow;
  response: ResponseRow;
  language: Language;
  url: string | null;
}): Mail {
  const { subject, thanks, see, footer } = texts[language];
  const name = oneLine(form.title ?? form.name);
  const about = (message: string) => formatMessage(language, message, { form: name });
  return {
    messageId: `form-thanks.${response.id}.${recipientId}`,
    teamId,
    persons: [recipientId, response.id, ...response.contactIds],
    to: { name: null, address: to },
    subject: about(subject),
    ...layOut({
      language,
      title: name,
      paragraphs: [form.thanks ?? thanks],
      button: url === null ? null : { label: see, url },
      footer: about(footer),
    }),
    secret: url === null ? null : response.uuid,
  };
}
