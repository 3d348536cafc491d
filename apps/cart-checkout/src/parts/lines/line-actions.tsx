import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { isBuyable, useCart, type CartLine } from '@souk/state';
import { Button } from '@souk/ui';
import { Suspense, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { focusNeighbour } from './focus-neighbour';
import { scriptsOnly } from './line-look';

const ReselectDialog = lazyPart(() =>
  import('./reselect-dialog').then((module) => ({ default: module.ReselectDialog })),
);

type Props = { line: CartLine; canSave: boolean };

/** What can be done with a line besides its quantity. */
export function LineActions({ line, canSave }: Props) {
  const { remove, saveForLater, setQuantity } = useCart.getState();
  const [isReselecting, setReselecting] = useState(false);
  const removeLine = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusNeighbour(event.currentTarget);
    void remove(line.id);
  };
  const isOverStock = isBuyable(line) && line.cartNum > line.stock;
  const isReplaceable = line.invalidReason === 'VARIANT_GONE' || line.invalidReason === 'OUT_OF_STOCK';
  return (
    <Row>
      {isOverStock && (
        <Action variant="quiet" size="sm" onClick={() => setQuantity(line.id, line.stock)}>
          <FormattedMessage id="cartLines.takeLeft" values={{ count: line.stock }} />
        </Action>
      )}
      {isReplaceable && (
        <Action variant="quiet" size="sm" onClick={() => setReselecting(true)}>
          <FormattedMessage id="cartLines.chooseAnother" />
        </Action>
      )}
      <form method="post" action="/actions/cart/delete" onSubmit={removeLine}>
        <input type="hidden" name="ids" value={line.id} />
        <Action type="submit" variant="quiet" size="sm">
          <FormattedMessage id="word.remove" />
        </Action>
      </form>
      {canSave && (
        <Scripted
          variant="quiet"
          size="sm"
          onClick={(event) => (focusNeighbour(event.currentTarget), void saveForLater(line.id))}
        >
          <FormattedMessage id="cartLines.saveForLater" />
        </Scripted>
      )}
      {isReselecting && (
        <Suspense>
          <ReselectDialog line={line} onClose={() => setReselecting(false)} />
        </Suspense>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin-inline-start: -10px;
`;
const Action = styled(Button)`
  min-height: 44px;
  color: var(--color-ink-soft);
`;
const Scripted = styled(Action)`
  ${scriptsOnly}
`;
