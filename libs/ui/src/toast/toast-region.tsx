import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Picture } from '../picture/picture';
import { Action, Region, Toast } from './toast-look';
import { useTabTo } from './use-tab-to';

export type ToastMessage = {
  id: number;
  /** `status` is read when there is a pause, `alert` at once. */
  kind: 'status' | 'alert';
  text: ReactNode;
  /** Which one is meant: a variant. */
  detail?: ReactNode;
  picture?: string;
  action?: { label: string; run: () => void };
};

type Props = {
  /** The one message that is shown. */
  toast: ToastMessage | undefined;
  onDismiss: (id: number) => void;
  dismissLabel: string;
  /** Told while a pointer or the focus is on the message: it must not go away then. */
  onHold?: (isHeld: boolean) => void;
  children?: ReactNode;
};

/**
 * A short message over the page, one at a time. The polite region stands from the first paint, else its first message is
 * not read; an alert is read when it comes.
 */
export function ToastRegion({ toast, onDismiss, dismissLabel, onHold, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useTabTo(box, toast?.action ? toast.id : undefined);
  const shown = toast && (
    <Toast key={toast.id} $isAlert={toast.kind === 'alert'}>
      {toast.picture && <Picture src={toast.picture} alt="" sizes="48px" widths={[96, 160]} />}
      <p>
        {toast.text}
        {toast.detail && <small>{toast.detail}</small>}
      </p>
      {toast.action && (
        <Action type="button" onClick={() => (toast.action?.run(), onDismiss(toast.id))}>
          {toast.action.label}
        </Action>
      )}
      <IconButton label={dismissLabel} onClick={() => onDismiss(toast.id)}>
        <X aria-hidden="true" />
      </IconButton>
    </Toast>
  );
  return (
    <Region
      ref={box}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div role="status">
        {children}
        {toast?.kind === 'status' && shown}
      </div>
      {toast?.kind === 'alert' && <div role="alert">{shown}</div>}
    </Region>
  );
}
