import type { ProductDetail } from '@souk/contract';
import type { DisplayPrice } from '@souk/domain';
import { FormattedMessage, useMoney } from '@souk/i18n';
import { Button } from '@souk/ui';
import styled, { css } from 'styled-components';
import { SelectWords } from './missing-words';
import { useMainButtonShown, useRoomBelow } from './use-main-button';
import type { VariantChoice } from './variant-choice';

type Props = {
  product: ProductDetail;
  choice: VariantChoice;
  price: DisplayPrice;
  /** The form that its button sends. */
  formId: string;
  /** Over the page's lower edge, or at the foot of the dialog that scrolls. */
  place: 'page' | 'dialog';
};

/** On phones the way to buy is in view from the first screen, with what is chosen, until the form's own button is. Source: docs/expectations PP5. */
export function BuyBar({ product, choice, price, formId, place }: Props) {
  const money = useMoney();
  const isMainShown = useMainButtonShown(formId);
  useRoomBelow(place === 'page', !isMainShown);
  const { storeName } = product.productInfo;
  const [missing] = choice.missing;
  return (
    <Bar role="region" aria-label={storeName} hidden={isMainShown} $place={place}>
      <p>
        <strong>{storeName}</strong>
        {choice.text && <span>{choice.text}</span>}
      </p>
      <Button variant="primary" type="submit" form={formId}>
        {missing ? (
          <SelectWords attribute={missing} />
        ) : (
          <FormattedMessage id="buy.addFor" values={{ price: money(price.shown) }} />
        )}
      </Button>
    </Bar>
  );
}

const places = {
  page: css`
    position: fixed;
    inset: auto 0 0;
    z-index: 30;
    padding: 8px 16px max(8px, env(safe-area-inset-bottom));
  `,
  dialog: css`
    position: sticky;
    bottom: -20px;
    z-index: 1;
    margin: 0 -20px -20px;
    padding: 8px 20px max(8px, env(safe-area-inset-bottom));
  `,
};
const Bar = styled.div<{ $place: Props['place'] }>`
  display: none;
  @media (max-width: 699px) {
    ${({ $place }) => places[$place]}
    &:not([hidden]) {
      display: grid;
    }
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    border-top: 1px solid var(--color-line);
    background: var(--color-surface);
  }
  & > p {
    display: grid;
    margin: 0;
    line-height: 1.3;
  }
  & strong,
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    font-weight: 500;
  }
  & p > span {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
