import { useT } from '@souk/i18n';
import { DialogButtons } from '../parts/form-buttons';
import { seenVersions, BulkDialog, type BulkProps, useBulkChange } from './bulk-dialog';

/** Archives several products or brings them back, once their number was read. */
export function ArchiveProducts({ isArchived, ...props }: BulkProps & { isArchived: boolean }) {
  const t = useT();
  const { products, onClose } = props;
  const { refused, progress, isBusy, send } = useBulkChange('productsArchive', props);
  const word = isArchived ? 'archive' : 'restore';
  return (
    <BulkDialog
      title={t(`desk.bulk.${word}`)}
      refused={refused}
      progress={progress}
      onClose={onClose}
      onSubmit={() => send((part) => ({ products: seenVersions(part), isArchived }))}
    >
      <p>{t(`desk.archive.${word}Text`, { count: products.length })}</p>
      <DialogButtons
        confirm={t(`desk.bulk.${word}Confirm`, { count: products.length })}
        isBusy={isBusy}
        onClose={onClose}
      />
    </BulkDialog>
  );
}
