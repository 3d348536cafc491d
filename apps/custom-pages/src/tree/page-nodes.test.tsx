import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, showPage } from '../testing/live-page';
import { isInternal } from './page-nodes';

afterEach(leavePage);

describe('[PAGE-07] links of an owner’s page', () => {
  test('an internal link leads on without a reload', async () => {
    const { address } = await showPage('<a href="/products/all?sort=price">Shop</a>');
    await userEvent.click(screen.getByRole('link', { name: 'Shop' }));
    expect(address()).toBe('/products/all?sort=price');
  });

  test.each([
    ['/collections/lamps', true],
    ['/', true],
    ['https://elsewhere.test/', false],
    ['//elsewhere.test/', false],
    ['#top', false],
    ['mailto:a@b.test', false],
    ['/api/front/store/details', false],
    ['/img/a.webp', false],
    ['/auth/realms/souk', false],
  ])('%s stays inside: %s', (href, inside) => expect(isInternal(href)).toBe(inside));

  test('a link into a new window gives nothing of the store away', async () => {
    await showPage('<a href="https://elsewhere.test/" target="_blank">Away</a>');
    expect(screen.getByRole('link', { name: 'Away' })).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('[PAGE-01] an owner’s tree on the page', () => {
  test('what keeps it from covering the store’s frame stands outside what its styles reach', async () => {
    await showPage('<p>Offer</p>');
    const root = document.querySelector('[data-owner-page]');
    expect(root).not.toHaveAttribute('class');
    const kept = getComputedStyle(root?.parentElement as Element);
    expect([kept.contain, kept.overflow, kept.isolation]).toEqual(['layout', 'clip', 'isolate']);
  });

  test('attributes arrive under the browser’s own names', async () => {
    await showPage(`
      <label for="size" class="a b">Size</label>
      <select id="size"><optgroup label="All"><option>S</option><option selected>M</option></optgroup></select>
      <textarea id="note" aria-label="Note">Hello</textarea>
      <input type="checkbox" checked aria-label="Gift">
      <p style="--gap: 4px; background: url(data:a;b) no-repeat; text-align: right">Right</p>
      <table><tbody><tr><td colspan="2">Wide</td></tr></tbody></table>`);
    expect(screen.getByLabelText('Size')).toHaveValue('M');
    expect(screen.getByText('Size')).toHaveClass('a', 'b');
    expect(screen.getByLabelText('Note')).toHaveValue('Hello');
    expect(screen.getByLabelText('Gift')).toBeChecked();
    expect(screen.getByText('Right').style.getPropertyValue('--gap')).toBe('4px');
    expect(screen.getByText('Right').style.textAlign).toBe('right');
    expect(screen.getByText('Wide')).toHaveAttribute('colspan', '2');
  });

  test('a handler that came through would still not be set', async () => {
    await showPage('<button onclick="document.title=\'taken\'">Press</button>');
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(screen.getByRole('button', { name: 'Press' })).not.toHaveAttribute('onclick');
    expect(document.title).not.toBe('taken');
  });

  test('an unknown mark is an element like any other', async () => {
    await showPage('<section data-souk="flying-carpet"><h2>Here</h2></section><template>never</template>');
    expect(screen.getByRole('heading', { name: 'Here' })).toBeVisible();
    expect(screen.queryByText('never')).not.toBeInTheDocument();
  });
});
