import { DeskFrame, AuditList } from '@souk/desk';

/** Who did what at the desks. */
export function AuditPage() {
  return (
    <DeskFrame screen="audit" merchantId={null}>
      <AuditList />
    </DeskFrame>
  );
}
