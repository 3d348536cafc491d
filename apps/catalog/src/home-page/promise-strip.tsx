import { paymentMethodsPath, refundPolicyPath, shippingPolicyPath } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { PackageCheck, ShoppingBag, Undo2 } from 'lucide-react';
import styled from 'styled-components';

const promises = [
  [paymentMethodsPath, 'home.onePayment', ShoppingBag],
  [shippingPolicyPath, 'home.parcels', PackageCheck],
  [refundPolicyPath, 'home.returns', Undo2],
] as const;

/** What holds for whatever one buys here, each with the page that says more. */
export function PromiseStrip() {
  const t = useT();
  return (
    <Strip aria-label={t('home.promises')}>
      {promises.map(([to, id, Sign]) => (
        <li key={id}>
          <Link to={to}>
            <Sign aria-hidden="true" strokeWidth={1.5} />
            <FormattedMessage id={id} />
          </Link>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 0 24px;
  padding-block: 8px;
  border-bottom: 1px solid var(--color-line);
  & a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-size: var(--text-sm);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: var(--color-brand);
  }
`;
