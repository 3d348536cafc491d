import { useT } from '@souk/i18n';
import { DialogButtons } from '../parts/form-buttons';
import { seenVersions, TogetherDialog, type TogetherProps, useTogether } from './together-dialog';

/** Puts several products on sale or takes them off, once their number was read. */
export function PublishProducts({ isLive, ...props }: TogetherProps & { isLive: boolean }) {
  const t = useT();
  const { products, onClose } = props;
  const { refused, isBusy, send } = useTogether('productsPublish', props);
  const word = isLive ? 'publish' : 'hide';
  return (
    <TogetherDialog
      title={t(`desk.together.${word}`)}
      refused={refused}
      onClose={onClose}
      onSubmit={() => send({ products: seenVersions(products), isLive })}
    >
      <p>{t(`desk.together.${word}Text`, { count: products.length })}</p>
      <DialogButtons
        confirm={t(`desk.together.${word}Confirm`, { count: products.length })}
        isBusy={isBusy}
        onClose={onClose}
      />
    </TogetherDialog>
  );
}
