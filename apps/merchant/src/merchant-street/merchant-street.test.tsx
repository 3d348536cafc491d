import { aMerchantCard, aPage, aProductCard } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import { visit } from '../testing/visit';
import * as street from './merchant-street.route';

const at = '/merchant/merchant_street';
const four = [1, 2, 3, 4].map((id) => aProductCard({ id, slug: `shirt-${id}`, storeName: `Shirt ${id}` }));
const shops = async () =>
  aPage([
    aMerchantCard({ proList: four }),
    aMerchantCard({ id: 4, name: 'Souk House', isSelf: true, proList: [], intro: '' }),
  ]);

describe('[ROUTE-16] [MER-01] the street', () => {
  test('shows each merchant with level, words and what it makes, leading in', async () => {
    await visit(street, at, { merchants: { street: shops } });
    const shop = within(screen.getByRole('article', { name: 'Linen House' }));
    expect(shop.getByRole('link', { name: 'Linen House' })).toHaveAttribute('href', '/merchant/merchant/home?id=3');
    expect(shop.getByText('Linen since 1998')).toBeVisible();
    expect(shop.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    expect(shop.getByRole('link', { name: 'Shirt 4' })).toHaveAttribute('href', '/product/shirt-4');
    expect(screen.getByText('Run by Souk')).toBeVisible();
  });

  test('[PP9] says where it stands in either language', async () => {
    await visit(street, `${at}?utm_source=mail`, { merchants: { street: shops } });
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', at);
    const others = [...document.querySelectorAll('link[rel=alternate]')];
    expect(others.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
      ['en', at],
      ['fr', `${at}?lang=fr`],
      ['x-default', at],
    ]);
  });

  test('leads on to the search and to applying', async () => {
    await visit(street, at, { merchants: { street: shops } });
    expect(screen.getByRole('link', { name: 'Find a merchant' })).toHaveAttribute('href', '/merchant/merchant_more');
    expect(document.querySelector('a[href="/merchant/registration"]')).toBeInTheDocument();
  });
});
