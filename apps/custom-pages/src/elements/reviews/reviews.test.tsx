import { aPage, aRefusal, aReply } from '@souk/testing';
import { hostileHtml } from '@souk/testing/hostile';
import { screen, waitFor } from '@testing-library/react';
import { leavePage, showPage } from '../../testing/live-page';

afterEach(leavePage);

const html = (attrs: string) => `
  <div data-souk="reviews" ${attrs}>
    <figure data-souk="item">
      <i data-souk-field="stars">*</i><blockquote data-souk-field="comment">Words</blockquote>
      <b data-souk-field="nickname">Name</b> <time data-souk-field="date">Day</time>
      <small data-souk-field="verified">Verified</small>
    </figure>
    <p data-souk="empty">Nobody has written yet.</p>
  </div><p>After</p>`;
const list = async () => aPage([aReply({ star: 2 })]);

describe('[PAGE-06] reviews on an owner’s page', () => {
  test.each([
    ['the defaults', 'data-product="3"', { page: 20, limit: 1, type: 0 }],
    [
      'the page is capped at 20',
      'data-product="3" data-page="21" data-limit="5" data-type="2"',
      { page: 20, limit: 5, type: 2 },
    ],
    ['a page below the cap', 'data-product="3" data-page="2"', { page: 2, limit: 1, type: 0 }],
    ['odd values', 'data-product="3" data-page="-1" data-limit="x" data-type="9"', { page: 20, limit: 1, type: 0 }],
  ])('%s', async (_what, attrs, asked) => {
    const { api } = await showPage(html(attrs), { reviews: { list } });
    await screen.findByText('Soft and well cut.');
    expect(api.inputsOf('reviews.list')).toEqual([{ productId: 3, ...asked }]);
  });

  test('stars are always four; with data-stars="own" they are the shopper’s', async () => {
    await showPage(html('data-product="3"') + html('data-product="4" data-stars="own"'), { reviews: { list } });
    expect(await screen.findByText('★★★★☆')).toBeVisible();
    expect(await screen.findByText('★★☆☆☆')).toBeVisible();
  });

  test('words in another language than the page say so', async () => {
    const french = aReply({ comment: 'Très douce.', locale: 'fr' });
    await showPage(html('data-product="3"'), { reviews: { list: async () => aPage([french]) } });
    expect(await screen.findByText('Très douce.')).toHaveAttribute('lang', 'fr');
  });

  test('dates are in US English long form, in every language', async () => {
    await showPage(html('data-product="3"'), { reviews: { list } }, { locale: 'fr' });
    expect(await screen.findByText('May 20, 2024')).toBeVisible();
  });

  test('the flag "verified" has words in the shopper’s language, and none without it', async () => {
    await showPage(html('data-product="3"'), {
      reviews: { list: async () => aPage([aReply(), aReply({ id: 2, verified: false })]) },
    });
    expect(await screen.findAllByText('Verified purchase')).toHaveLength(1);
  });

  test('whatever a shopper wrote is text', async () => {
    const hostile = hostileHtml.join(' ');
    await showPage(html('data-product="3"'), {
      reviews: { list: async () => aPage([aReply({ comment: hostile, nickname: hostile })]) },
    });
    await waitFor(() => expect(document.body.textContent.split(hostile)).toHaveLength(3));
    expect(document.body.querySelector('script, iframe, object, embed, [onerror], [onload], [onclick]')).toBeNull();
  });

  test('a failure shows the error in their place; the page stands', async () => {
    await showPage(html('data-product="3"'), {
      reviews: { list: () => Promise.reject(aRefusal('BAD_REQUEST', { message: 'Reviews are away' })) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Reviews are away');
    expect(screen.getByText('After')).toBeVisible();
  });

  test.each(['', 'data-product="zero"', 'data-product="-1"'])(
    'without a product (%s) nothing is asked',
    async (attrs) => {
      const { api } = await showPage(html(attrs));
      expect(await screen.findByText('Nobody has written yet.')).toBeVisible();
      expect(api.inputsOf('reviews.list')).toEqual([]);
    },
  );
});
