import type { DeskData, DeskInput, DeskProduct } from '@souk/contract/desk';
import { useQueryClient } from '@souk/query';
import { type Change, useDesk, useDeskChange } from '../parts/use-desk';

/** Calls that change a product of a version, and answer with its next one. */
type ProductChange =
  | 'productSave'
  | 'productListing'
  | 'setPrice'
  | 'variantsSale'
  | 'optionValueAdd'
  | 'productDecide'
  | 'publish'
  | 'productArchive';

/**
 * Changes a product. The version that the answer names counts at once, before the product has been read anew: whoever saves its words and then its
 * prices is not refused as if somebody else had changed it in between.
 */
export const useProductChange = <K extends ProductChange>(name: K, change: Change<K>) => {
  const { merchantId } = useDesk();
  const queryClient = useQueryClient();
  const noteVersion = ({ version }: DeskData<ProductChange>, { id }: DeskInput<ProductChange>) =>
    queryClient.setQueryData<DeskProduct>(
      ['desk', merchantId, 'product', { id }],
      (known) => known && { ...known, version },
    );
  return useDeskChange(name, {
    ...change,
    then: (data, input) => {
      noteVersion(data, input);
      return change.then?.(data, input);
    },
  });
};
