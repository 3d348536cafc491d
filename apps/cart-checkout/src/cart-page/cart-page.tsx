import { FormattedMessage, useT } from '@souk/i18n';
import { PageTitle, Wrapper, from } from '@souk/ui';
import styled from 'styled-components';
import { CartTrouble, CartTroubleWithoutScripts } from '../parts/cart-trouble/cart-trouble';
import { EmptyCart } from '../parts/empty-cart/empty-cart';
import { useShownCart } from '../parts/shown-cart/use-shown-cart';
import { CartPageSkeleton } from './cart-page-skeleton';
import { CartLinesCard } from './cart-lines-card';
import { CartSummary } from './cart-summary';
import { SavedForLater } from './saved-for-later';
import { useCartView } from './use-cart-view';
import { useReminder } from './use-reminder';

/** The cart: lines by merchant, what is chosen, and what it comes to. Source: spec 2, /order/shopping_cart (View Cart). */
export function CartPage() {
  const t = useT();
  const cart = useShownCart();
  useCartView(cart);
  useReminder();
  const hasLines = cart.groups.length > 0;
  return (
    <Page>
      <title>{t('cartPage.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      {(hasLines || cart.isFailed) && (
        <PageTitle>
          <FormattedMessage id="cartPage.title" />
        </PageTitle>
      )}
      {cart.isFailed && (
        <Trouble>
          <CartTrouble cart={cart} />
        </Trouble>
      )}
      {cart.isKnown &&
        (hasLines ? (
          <Columns>
            <CartLinesCard cart={cart} />
            <CartSummary cart={cart} />
          </Columns>
        ) : (
          !cart.isFailed && <EmptyCart headingLevel={1} />
        ))}
      {(cart.isKnown || cart.isFailed) && <SavedForLater saved={cart.saved} />}
      {!cart.isKnown && !cart.isFailed && (
        <>
          <CartPageSkeleton />
          <noscript data-needs-scripts>
            {cart.isFirstPaintFailed ? <CartTroubleWithoutScripts /> : <EmptyCart headingLevel={1} />}
          </noscript>
        </>
      )}
    </Page>
  );
}

const Page = styled(Wrapper)`
  padding-block: 28px 72px;
`;
const Trouble = styled.div`
  margin-top: 20px;
`;
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  margin-top: 20px;
  & > * {
    min-width: 0;
  }
  ${from.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: 40px;
    align-items: start;
  }
`;
