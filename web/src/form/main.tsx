/** @jsxImportSource preact */
import '../theme/tokens.css';
import './page.css';
import { render } from 'preact';
import { FormApp } from './form-app.tsx';
import { formOf, type RestForm } from './form.ts';
import { textOf, type FormTexts } from './texts/texts.ts';

const jsonIn = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? 'null');
const root = document.getElementById('form');
const form: RestForm | null = jsonIn('lectern-form');
const texts: FormTexts = jsonIn('lectern-texts');
if (root)
  render(
    <FormApp
      form={form && formOf(form)}
      responseUuid={new URLSearchParams(location.search).get('response')}
      text={textOf(document.documentElement.lang || 'en', texts)}
    />,
    root,
  );
