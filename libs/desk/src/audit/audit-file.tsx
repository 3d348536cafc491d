import { auditFileMost, type DeskInput } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster } from '@souk/ui';
import { useFileOf } from '../imports/file-actions';

type Props = {
  list: DeskInput<'auditExport'>;
  /** How many entries there are; undefined: not known yet. */
  total: number | undefined;
};

/** The entries of the list as a file, and what is left out of it. */
export function AuditFile({ list, total = 0 }: Props) {
  const file = useFileOf('auditExport');
  return (
    <Cluster>
      <Button isBusy={file.isPending} onClick={() => file.mutate(list)}>
        <FormattedMessage id="desk.import.export" />
      </Button>
      {total > auditFileMost && (
        <span>
          <FormattedMessage id="desk.audit.cutOff" values={{ most: auditFileMost, total }} />
        </span>
      )}
    </Cluster>
  );
}
