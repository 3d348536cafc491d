import { useT } from '@souk/i18n';
import { TextAreaField } from '@souk/ui';
import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';

type Props = {
  title: string;
  /** What follows from it. */
  text: string;
  label: string;
  hint?: string;
  confirm: string;
  maxLength?: number;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** What else is asked, below the reason. */
  children?: ReactNode;
};

/** Asks for a reason before something that cannot be taken back. */
export function ReasonDialog({
  title,
  text,
  label,
  hint,
  confirm,
  maxLength = 200,
  isBusy,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (reason.trim() === '') return setMissing(true);
    if (!isBusy) onConfirm(reason.trim());
  };
  return (
    <FormDialog
      title={title}
      isUnsaved={reason.trim() !== '' && !isBusy}
      confirm={confirm}
      variant="danger"
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextAreaField
        label={label}
        hint={hint}
        value={reason}
        maxLength={maxLength}
        rows={3}
        isRequired
        data-autofocus
        error={isMissing && reason.trim() === '' ? t('desk.reasonMissing') : null}
        onChange={(event) => setReason(event.target.value)}
      />
      {children}
    </FormDialog>
  );
}
