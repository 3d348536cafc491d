import { DeskFrame, AuditList } from '@souk/desk';
import { useParams } from '@souk/router';

/** Who did what at the merchant’s desk. */
export function AuditPage() {
  const { mer } = useParams();
  return (
    <DeskFrame screen="audit" merchantId={Number(mer)}>
      <AuditList />
    </DeskFrame>
  );
}
