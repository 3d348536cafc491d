import { FormattedMessage } from '@souk/i18n';
import type { ReactNode } from 'react';
import { PicturePicker } from '../parts/pictures/picture-picker';

type Props = { pictures: string[]; onChange: (pictures: string[]) => void; error: ReactNode };

/** Pictures that go with a question or a reply. */
export function TicketPictures({ pictures, onChange, error }: Props) {
  return (
    <PicturePicker
      label={<FormattedMessage id="tickets.attachments" />}
      model="ticket"
      pictures={pictures}
      onChange={onChange}
      error={error}
    />
  );
}
