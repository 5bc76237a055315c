import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { anItem, aViewer } from '../../../testing/builders.ts';
import { onGraphql } from '../../../testing/edge.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** A manual IntersectionObserver: the chunks last named are visible. */
class FakeIntersectionObserver {
  static readonly all = new Set<FakeIntersectionObserver>();
  readonly #say: IntersectionObserverCallback;
  #node: Element | null = null;

  constructor(say: IntersectionObserverCallback) {
    this.#say = say;
    FakeIntersectionObserver.all.add(this);
  }

  /** Makes these children of the list visible and hides the others. */
  static show(...indexes: number[]) {
    for (const each of FakeIntersectionObserver.all) {
      const node = each.#node;
      if (node === null) continue;
      const chunks = [...(node.parentElement?.children ?? [])].filter(
        ({ tagName }) => tagName === node.tagName,
      );
      each.#say(
        [{ isIntersecting: indexes.includes(chunks.indexOf(node)) } as IntersectionObserverEntry],
        each as unknown as IntersectionObserver,
      );
    }
  }

  observe(node: Element) {
    this.#node = node;
  }

  disconnect() {
    FakeIntersectionObserver.all.delete(this);
  }
}

const total = 10_000;
/** By attribute: queries by role or text take seconds on thousands of elements. */
const inPage = () => document.querySelectorAll('[data-item]').length;
const isThere = (number: number) => document.querySelector(`[data-item="p${number}"]`) !== null;
const comes = (number: number) => waitFor(() => expect(isThere(number)).toBe(true));
const item = (number: number) => anItem({ id: `p${number}`, name: `Presentation ${number}` });
const pageOf =
  (all: number, counted = all) =>
  ({ page: number = 1, pageSize }: Record<string, unknown>) => {
    const [from, size] = [(Number(number) - 1) * Number(pageSize), Number(pageSize)];
    return {
      data: {
        presentations: {
          __typename: 'PresentationPage',
          total: counted,
          items: Array.from({ length: Math.max(0, Math.min(size, all - from)) }, (_, index) =>
            item(from + index + 1),
          ),
        },
      },
    };
  };

const page = pageOf(total);

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  FakeIntersectionObserver.all.clear();
});

test.each(['grid', 'rows'])(
  'of ten thousand as %s only those near the window are in the page, wherever one scrolls',
  async (view) => {
    Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
    const requests: unknown[] = [];
    onGraphql({
      Shell: () => ({ data: { viewer: aViewer() } }),
      ContentPage: page,
      ContentChunk: (variables) => (requests.push(variables['page']), page(variables)),
    });
    renderApp(`/content?view=${view}`);
    await comes(1);
    expect(screen.getByText('10,000 presentations')).toBeVisible();
    expect(inPage()).toBe(60);

    FakeIntersectionObserver.show(99, 100);
    await comes(5941);
    await comes(6060);
    await waitFor(() => expect(isThere(1)).toBe(false));
    await waitFor(() => expect(inPage()).toBe(120));

    FakeIntersectionObserver.show(166);
    await comes(10_000);
    await waitFor(() => expect(inPage()).toBe(40));
    expect(requests.toSorted()).toEqual([100, 101, 167]);
  },
);

test('where counting ended, the list goes on to its last', async () => {
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  const beyond = pageOf(10_050, 10_001);
  onGraphql({
    Shell: () => ({ data: { viewer: aViewer() } }),
    ContentPage: beyond,
    ContentChunk: beyond,
  });
  renderApp('/content?view=rows');
  await comes(1);
  expect(screen.getByText('10,000+ presentations')).toBeVisible();
  FakeIntersectionObserver.show(166);
  await comes(10_020);
  await waitFor(() => expect(document.querySelectorAll('tbody')).toHaveLength(168));
  FakeIntersectionObserver.show(167);
  await comes(10_050);
  expect(document.querySelectorAll('tbody')).toHaveLength(168);
});
