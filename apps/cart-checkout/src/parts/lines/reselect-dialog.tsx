import type { ProductDetail } from '@souk/contract';
import { productAddressOf, variantText } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useMutation, useQuery } from '@souk/query';
import { useApi, useCart, type CartLine } from '@souk/state';
import { Button, Dialog, RadioGroup, SkeletonBlock, Stack } from '@souk/ui';
import { useState } from 'react';
import { SheetMessages } from '../sheet-messages/sheet-messages';

type Props = { line: CartLine; onClose: () => void };

/** Another variant for a line that can no longer be bought as it stands. Source: CART-07; docs/contract.md "Cart". */
export function ReselectDialog({ line, onClose }: Props) {
  const t = useT();
  const api = useApi();
  const reselect = useCart((cart) => cart.reselect);
  const [chosen, setChosen] = useState<string>();
  const at = productAddressOf({ ...line, uniqueKey: line.productUniqueKey });
  const product = useQuery({
    queryKey: ['products', 'detail', at],
    queryFn: ({ signal }) => api.products.detail(at, signal),
  });
  const take = useMutation({
    mutationFn: () => reselect(line.id, Number(chosen)),
  });
  const options = product.data ? optionsOf(product.data) : [];
  return (
    <Dialog
      title={<FormattedMessage id="cartLines.reselectTitle" values={{ name: line.storeName }} />}
      closeLabel={t('word.close')}
      onClose={onClose}
      footer={
        <>
          <SheetMessages />
          <Button
            variant="primary"
            isWide
            disabled={!chosen}
            isBusy={take.isPending}
            onClick={() => take.mutate(undefined, { onSuccess: (isTaken) => isTaken && onClose() })}
          >
            <FormattedMessage id="cartLines.reselectTake" />
          </Button>
        </>
      }
    >
      <Stack>
        {product.isPending && <SkeletonBlock $height="120px" />}
        {product.isLoadingError && <PartNotice error={product.error} onRetry={() => void product.refetch()} />}
        {product.data && options.length === 0 && (
          <p>
            <FormattedMessage id="cartLines.reselectNone" />
          </p>
        )}
        {options.length > 0 && (
          <RadioGroup
            legend={<FormattedMessage id="cartLines.reselectLegend" />}
            name="variant"
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Variants that can be had now, by their values. */
const optionsOf = ({ productValue }: ProductDetail) =>
  Object.entries(productValue)
    .filter(([, variant]) => variant.stock > 0)
    .map(([values, variant]) => ({ value: String(variant.id), label: variantText(values) }));
