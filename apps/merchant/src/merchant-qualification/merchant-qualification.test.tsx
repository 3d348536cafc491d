import { screen } from '@testing-library/react';
import { aMaker, visit } from '../testing/visit';
import * as qualification from './merchant-qualification.route';

const at = '/merchant/merchant/qualification?id=3';

describe('[ROUTE-16] [MER-01] who stands behind a merchant', () => {
  test('their words, workshop and papers', async () => {
    const qualificationPicture = ['/img/paper-1.webp', '/img/paper-2.webp'];
    await visit(qualification, at, { merchants: { detail: async () => aMaker({ qualificationPicture }) } });
    expect(screen.getAllByText('Shipping $4.90 per parcel, free from $120.00').at(-1)).toBeVisible();
    expect(screen.getAllByRole('img', { name: /^Document \d$/ })).toHaveLength(2);
  });

  test('who sells is named as the api says it', async () => {
    const facts = [{ label: 'Trade register', value: 'Companies House, 01234567' }];
    await visit(qualification, at, { merchants: { detail: async () => aMaker({ facts }) } });
    expect(screen.getByText('Trade register')).toBeVisible();
    expect(screen.getByText('Companies House, 01234567')).toBeVisible();
  });

  test('its tab is in sight, also where the row of tabs is wider than the screen', async () => {
    const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(this.textContent === 'About the maker' ? 500 : 0, 0, 100, 44);
    });
    await visit(qualification, at);
    expect(screen.getByRole('navigation', { name: 'Pages of this merchant' }).scrollLeft).toBe(500);
    measured.mockRestore();
  });

  test('without pictures it is said that the papers were seen; nothing personal is shown', async () => {
    await visit(qualification, at);
    expect(screen.getByText(/We have checked the documents of Linen House/)).toBeVisible();
    expect(screen.queryByText('Email')).not.toBeInTheDocument();
    expect(screen.queryByText('Phone')).not.toBeInTheDocument();
  });

  test('what the merchant publishes can be used', async () => {
    const detail = async () => aMaker({ email: 'help@linen.test', phone: '+1 555 01' });
    await visit(qualification, at, { merchants: { detail } });
    expect(screen.getByRole('link', { name: 'help@linen.test' })).toHaveAttribute('href', 'mailto:help@linen.test');
    expect(screen.getByRole('link', { name: '+1 555 01' })).toHaveAttribute('href', 'tel:+155501');
  });
});
