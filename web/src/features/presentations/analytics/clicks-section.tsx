import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { VisitsLink } from '../../../shared/readers/list-choice.tsx';
import { Section } from '../../../ui/section.tsx';
import table from '../../../ui/table.module.css';
import { DocumentLinksQuery } from './analytics.graphql.ts';
import type { ShownPresentation } from '../shown-presentation.ts';
import type { FiguresFilter } from './use-figures-filter.ts';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Four digits are a page of the document; anything else is a URL. */
const wordsOf = (target: string) =>
  /^\d{4,}$/.test(target) ? texts.pageTarget({ target: Number(target) }) : target;
/**
 * Clicks on links inside the pages, most clicked first, with the version where there are several. What was clicked is the
 * reader's own word, so it is shown and leads nowhere.
 */
export function ClicksSection({
  presentation: { id, versions },
  filter,
}: {
  presentation: ShownPresentation;
  filter: FiguresFilter;
}) {
  const {
    data: {
      documentLinks: { items },
    },
  } = usePageQuery(DocumentLinksQuery, { id, filter });
  if (items.length === 0) return null;
  const total = items.reduce((sum, { clicks }) => sum + clicks, 0);
  const versionOf = (fileId: string | null | undefined) =>
    versions
      .filter(({ file }) => file.id === fileId)
      .map(({ number }) => number)
      .toSorted((one, other) => other - one)[0];
  const areSeveral = versions.length > 1;
  return (
    <Section
      anchor="clicks"
      title={common.linkClicks}
      hint={total.toLocaleString(locale)}
      aside={
        <VisitsLink did="click" className="act">
          {texts.whoClicked}
        </VisitsLink>
      }
    >
      <table className={table['table']}>
        <colgroup>
          <col />
          <col className={table['medium']} style={{ width: 96 }} />
          {areSeveral ? <col style={{ width: 96 }} /> : null}
          <col style={{ width: 96 }} />
        </colgroup>
        <ClicksHead areSeveral={areSeveral} />
        <tbody>
          {items.map(({ page, target, fileId, clicks }) => (
            <tr key={`${fileId} ${page} ${target}`}>
              <td>
                <span className="cut" title={target}>
                  {wordsOf(target)}
                </span>
                <small className={table['onlySmall']}>
                  {page == null ? texts.pageUnknown : texts.onPage({ page })}
                </small>
              </td>
              <td className={`${table['num']} ${table['medium']}`}>
                {page ?? <span className="dim">{texts.unknown}</span>}
              </td>
              {areSeveral ? (
                <td className={table['num']}>
                  {versionOf(fileId) ?? <span className="dim">{texts.unknown}</span>}
                </td>
              ) : null}
              <td className={table['num']}>{clicks.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function ClicksHead({ areSeveral }: { areSeveral: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{texts.url}</th>
        <th scope="col" className={`${table['num']} ${table['medium']}`}>
          {texts.onPageText}
        </th>
        {areSeveral ? (
          <th scope="col" className={table['num']}>
            {texts.ofVersion}
          </th>
        ) : null}
        <th scope="col" className={table['num']}>
          {texts.clicks}
        </th>
      </tr>
    </thead>
  );
}
