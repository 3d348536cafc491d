import { type ReactNode, useState } from 'react';
import { FormDialog } from './form-dialog';
import { ReasonField, reasonFault } from './reason-field';
import { faultsIn, useFieldFaults } from './use-field-faults';

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
  const [reason, setReason] = useState('');
  const fields = useFieldFaults(faultsIn({ reason: reasonFault(reason) }));
  const submit = () => {
    if (fields.check() && !isBusy) onConfirm(reason.trim());
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
      <ReasonField
        label={label}
        hint={hint}
        value={reason}
        maxLength={maxLength}
        rows={3}
        data-autofocus
        error={fields.errorOf('reason')}
        onChange={setReason}
      />
      {children}
    </FormDialog>
  );
}
