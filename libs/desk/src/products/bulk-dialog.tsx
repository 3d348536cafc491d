import type { DeskInput, DeskProductRow } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Dialog, Notice, Stack } from '@souk/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useDeskChange } from '../parts/use-desk';

/** Products that are about to be changed; `onDone` is told which ones were. */
export type BulkProps = {
  products: readonly DeskProductRow[];
  onDone: (ids: readonly number[]) => void;
  onClose: () => void;
};

type CallName = 'productsPublish' | 'productsCategory' | 'productsPrices' | 'productsStock';

/** A product that was not changed, and why. */
type RefusedProduct = { id: number; name: string; message: string };

/** Products as a call takes them: with the version that the list shows. */
export const seenVersions = (products: readonly DeskProductRow[]) =>
  products.map(({ id, version }) => ({ id, version }));

/** Changes several products by one call: what was refused stays with its reason, and the dialog closes once nothing was. */
export const useBulkChange = <K extends CallName>(name: K, { products, onDone, onClose }: BulkProps) => {
  const say = useSay();
  const [refused, setRefused] = useState<readonly RefusedProduct[]>([]);
  const change = useDeskChange(name, {
    done: null,
    then: (result) => {
      const nameOf = (id: number) => products.find((product) => product.id === id)?.name ?? '';
      setRefused(result.refused.map(({ id, message }) => ({ id, message, name: nameOf(id) })));
      if (result.done.length > 0) say.done('desk.bulk.done', { count: result.done.length });
      onDone(result.done);
      if (result.refused.length === 0) onClose();
    },
  });
  return {
    refused,
    isBusy: change.isPending,
    send: (input: DeskInput<K>) => {
      // What was refused may be gone from the list since.
      if (products.length === 0) return onClose();
      if (!change.isPending) change.mutate(input);
    },
  };
};

type Props = {
  title: string;
  refused: readonly RefusedProduct[];
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that changes several products: its form, and below it what was refused by name. */
export function BulkDialog({ title, refused, onSubmit, onClose, children }: Props) {
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog title={title} closeLabel={t('word.close')} onClose={onClose} $width={640}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        {refused.length > 0 && (
          <Notice $tone="sale" role="alert">
            <FormattedMessage id="desk.bulk.refused" values={{ count: refused.length }} />
            <ul>
              {refused.map(({ id, name, message }) => (
                <li key={id}>
                  <FormattedMessage id="desk.bulk.reason" values={{ name, message }} />
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {children}
      </Stack>
    </Dialog>
  );
}
