import { useT } from '@souk/i18n';
import { DialogButtons } from '../parts/form-buttons';
import { seenVersions, BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';
import { useUndoOfHiding } from './use-undo-of-hiding';

/** Puts several products on sale or takes them off, once their number was read. */
export function PublishProducts({ isLive, ...props }: BulkProps & { isLive: boolean }) {
  const t = useT();
  const { products, onClose } = props;
  const undo = useUndoOfHiding();
  const { refused, progress, isBusy, send } = useBulkChange('productsPublish', props, isLive ? undefined : undo);
  const word = isLive ? 'publish' : 'hide';
  return (
    <BulkDialog
      title={t(`desk.bulk.${word}`)}
      refused={refused}
      progress={progress}
      onClose={onClose}
      onSubmit={() => send((part) => ({ products: seenVersions(part), isLive }))}
    >
      <p>{t(`desk.bulk.${word}Text`, { count: products.length })}</p>
      <DialogButtons
        confirm={t(`desk.bulk.${word}Confirm`, { count: products.length })}
        isBusy={isBusy}
        onClose={onClose}
      />
    </BulkDialog>
  );
}
