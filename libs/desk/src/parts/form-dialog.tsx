import { useT } from '@souk/i18n';
import { Dialog, Stack } from '@souk/ui';
import type { ComponentProps, ReactNode } from 'react';
import { DialogButtons } from './form-buttons';
import { useUnsaved } from './unsaved-guard';

type Props = ComponentProps<typeof DialogButtons> & {
  title: string;
  width?: number;
  /** Whether something is typed that closing would lose. */
  isUnsaved: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog’s `onClose` that asks first where something is typed: Escape and a press beside it are soon done by mistake. False: it stays open. */
export const useAskedClose = (isUnsaved: boolean, onClose: () => void) => {
  const t = useT();
  return () => (isUnsaved && !confirm(t('desk.unsaved')) ? false : onClose());
};

/** A form in a window of its own. The button that leaves everything as it is says so, and does not ask. */
export function FormDialog({ title, width, isUnsaved, onSubmit, children, ...buttons }: Props) {
  const t = useT();
  useUnsaved(isUnsaved);
  return (
    <Dialog
      title={title}
      closeLabel={t('word.close')}
      onClose={useAskedClose(isUnsaved, buttons.onClose)}
      $width={width ?? 520}
    >
      <Stack
        as="form"
        noValidate
        $gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <DialogButtons {...buttons} />
      </Stack>
    </Dialog>
  );
}
