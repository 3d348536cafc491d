import { FormattedMessage } from '@souk/i18n';
import { PicturePicker } from '../parts/pictures/picture-picker';

type Props = { pictures: string[]; onChange: (pictures: string[]) => void };

/** Pictures that go with a question or a reply. */
export function TicketPictures({ pictures, onChange }: Props) {
  return (
    <PicturePicker
      label={<FormattedMessage id="tickets.attachments" />}
      model="ticket"
      pictures={pictures}
      onChange={onChange}
    />
  );
}
