import type { DeskTicket } from '@souk/contract/desk';
import { useDeskQuery } from '@souk/desk';
import { fillReply } from '@souk/domain/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { SelectField } from '@souk/ui';

type Props = {
  ticket: Pick<DeskTicket, 'language' | 'addressee' | 'orderNo'>;
  /** Receives the text in the shopper's language, filled in for this ticket. */
  onChoose: (text: string) => void;
};

/** Puts a saved reply into an answer. While there are none it leads to where they are made. */
export function SavedReplyChoice({ ticket, onChoose }: Props) {
  const t = useT();
  const { data } = useDeskQuery('savedReplies', {});
  if (!data) return null;
  if (data.list.length === 0) {
    return (
      <Link to="/admin/tickets/replies">
        <FormattedMessage id="admin.replies.edit" />
      </Link>
    );
  }
  const choose = (id: number) => {
    const reply = data.list.find((one) => one.id === id);
    const values = { name: ticket.addressee, orderNo: ticket.orderNo };
    if (reply) onChoose(fillReply(ticket.language === 'fr' ? reply.textFr : reply.textEn, values));
  };
  return (
    <SelectField label={t('admin.replies.choose')} value="" onChange={(event) => choose(Number(event.target.value))}>
      <option value="">—</option>
      {data.list.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
