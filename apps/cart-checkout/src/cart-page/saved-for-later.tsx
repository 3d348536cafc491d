import { productPath, variantText } from '@souk/domain';
import { FormattedMessage, Money } from '@souk/i18n';
import { Link } from '@souk/router';
import { useCart, type SavedLine } from '@souk/state';
import { Button, Picture, Section } from '@souk/ui';
import styled from 'styled-components';
import { focusNeighbour } from '../parts/lines/focus-neighbour';

const lines = '[data-saved-line]';

/** What was put aside in this browser, ready to come back. Source: docs/expectations, C2. */
export function SavedForLater({ saved }: { saved: readonly SavedLine[] }) {
  const { moveToCart, dropSaved } = useCart.getState();
  if (saved.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="cartPage.savedTitle" />}>
      <List>
        {saved.map((line) => (
          <li key={`${line.productId} ${line.attrId}`} data-saved-line aria-label={line.storeName}>
            <Picture src={line.image} alt="" sizes="180px" widths={[240, 320, 480]} />
            <Name to={productPath({ ...line, uniqueKey: line.productUniqueKey }, line.variantQuery)}>
              {line.storeName}
            </Name>
            <Soft>{variantText(line.suk)}</Soft>
            <p>
              <Money usd={line.variantPrice} />
            </p>
            <Ways>
              <Button
                size="sm"
                onClick={(event) => (focusNeighbour(event.currentTarget, lines, 'button'), void moveToCart(line))}
              >
                <FormattedMessage id="cartPage.moveToCart" />
              </Button>
              <Button
                size="sm"
                variant="quiet"
                onClick={(event) => (
                  focusNeighbour(event.currentTarget, lines, 'button:last-of-type'),
                  dropSaved(line)
                )}
              >
                <FormattedMessage id="word.remove" />
              </Button>
            </Ways>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 24px 20px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 4px;
    align-content: start;
  }
`;
const Name = styled(Link)`
  margin-top: 6px;
  font-weight: 500;
  line-height: 1.3;
  text-decoration: none;
`;
const Soft = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-top: 6px;
`;
