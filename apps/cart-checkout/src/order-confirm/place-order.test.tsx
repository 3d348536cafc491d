import { aPreOrder } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { open } from '../testing/open-checkout';
import { stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(leavePage);

/** What stands below the button, with its place. */
const below = (name: string) => screen.getByRole('button', { name }).parentElement?.textContent;

describe('[ORDER-02] [MER-01] beside the button stands what its press does; returns are each merchant’s to promise', () => {
  test.each([
    ['en', 'Place order', /^Card/, 'Your card is charged $100.90 now.'],
    ['en', 'Place order', /^PayPal/, 'You approve $100.90 at PayPal next.'],
    ['fr', 'Commander et payer', /^Carte/, 'Votre carte est débitée de 100,90 $US maintenant.'],
    ['fr', 'Commander et payer', /^PayPal/, 'Vous approuvez ensuite 100,90 $US chez PayPal.'],
  ] as const)('%s, %s, %s', async (locale, button, way, said) => {
    await open({}, { locale });
    await userEvent.click(await screen.findByRole('radio', { name: way }));
    expect(below(button)?.replaceAll(/\s/g, ' ')).toBe(`${button}${said}`);
  });

  test('an order that costs nothing', async () => {
    await open({ orders: { preLoad: async () => aPreOrder({ payFee: 0, couponFee: 100.9 }) } });
    expect(await screen.findByText('There is nothing to pay.')).toBeVisible();
    expect(below('Place order')).toBe('Place order');
  });
});
