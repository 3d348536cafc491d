import { Notice } from '@souk/ui';

/** What whoever refunds reads beforehand, in words of the server; nothing where nothing stands in the way. */
export function RefundWarning({ text }: { text: string | null | undefined }) {
  return text ? (
    <Notice $tone="warn" role="status">
      {text}
    </Notice>
  ) : null;
}
