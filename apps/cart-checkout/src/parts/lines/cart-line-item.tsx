import { lineTotalUsd, productPath, variantText } from '@souk/domain';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { isBuyable, useCart, type CartLine } from '@souk/state';
import { Checkbox, Picture } from '@souk/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { LineActions } from './line-actions';
import { LineNoticeList } from './line-notice-list';
import { LinePrice } from './line-price';
import { LineQuantity } from './line-quantity';
import { Frame, Head, Name, Tools, Total, Variant } from './line-look';

type Props = {
  line: CartLine;
  /** The page lets lines be chosen and put aside; the drawer is narrower. */
  look: 'page' | 'drawer';
};

/** One line of the cart: what it is, what changed about it, and what can be done. Source: DRAWER-02, spec 2 "Cart drawer". */
export function CartLineItem({ line, look }: Props) {
  const t = useT();
  const toggle = useCart((cart) => cart.toggle);
  const link = useFocusOnReturn(line);
  const path = productPath({ ...line, uniqueKey: line.productUniqueKey }, line.variantQuery);
  return (
    <Frame data-cart-line aria-label={line.storeName} $look={look} $isDim={!isBuyable(line)} aria-busy={line.isSaving}>
      {look === 'page' && (
        <Checkbox
          aria-label={t('cartLines.select', { name: line.storeName })}
          checked={line.isChecked}
          disabled={!isBuyable(line)}
          onChange={() => toggle(line.id)}
        >
          {null}
        </Checkbox>
      )}
      <PictureLink to={path} tabIndex={-1} aria-hidden="true">
        <Picture src={line.image} alt="" sizes="(min-width: 640px) 112px, 84px" widths={[96, 160, 240]} />
      </PictureLink>
      <Head>
        <Name as={Link} to={path} ref={link}>
          {line.storeName}
        </Name>
        {line.suk && <Variant>{variantText(line.suk)}</Variant>}
        <LinePrice line={line} />
        {look === 'drawer' && isBuyable(line) && !line.isChecked && (
          <Variant>
            <FormattedMessage id="cartLines.notSelected" />
          </Variant>
        )}
        <LineNoticeList line={line} />
      </Head>
      <Total $look={look}>{isBuyable(line) && <Money usd={lineTotalUsd(line)} />}</Total>
      <Tools>
        {isBuyable(line) && <LineQuantity line={line} />}
        <LineActions line={line} canSave={look === 'page'} />
      </Tools>
    </Frame>
  );
}

/**
 * The link of a line that Undo brings back takes the focus, which the button that was pressed has lost: as the line shows again, and as
 * the server's own takes its place. Source: docs/expectations, X3.
 */
const useFocusOnReturn = ({ attrId }: CartLine) => {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const changes = Object.values(useCart.getState().pending);
    const isReturning = changes.some((change) => change.kind === 'return' && change.line.attrId === attrId);
    if (isReturning && document.activeElement === document.body) link.current?.focus();
  }, [attrId]);
  return link;
};

const PictureLink = styled(Link)`
  grid-area: picture;
  display: block;
`;
