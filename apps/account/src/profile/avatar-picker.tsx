import { FormattedMessage } from '@souk/i18n';
import { Button, FieldError } from '@souk/ui';
import { useRef, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { Avatar } from '../parts/avatar/avatar';
import { usePictureUpload } from '../parts/pictures/use-picture-upload';

type Props = { avatar: string | null; name: string; isSaving: boolean; onChange: (avatar: string | null) => void };

/** The shopper's picture: chosen from their files, or taken away. Source: ACCT-01. */
export function AvatarPicker({ avatar, name, isSaving, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload('avatar');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, 1);
    target.value = '';
    const [url] = await upload.send({ files, already: 0 });
    if (url) onChange(url);
  };
  return (
    <Row>
      <Avatar src={avatar} name={name} sizePx={88} />
      <div>
        <Button size="sm" isBusy={upload.isSending || isSaving} onClick={() => input.current?.click()}>
          <FormattedMessage id={avatar ? 'profile.avatarChange' : 'profile.avatarAdd'} />
        </Button>
        {avatar && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            <FormattedMessage id="word.remove" />
          </Button>
        )}
        <input
          ref={input}
          // eslint-disable-next-line no-restricted-syntax -- it is saved by itself once it was sent, not with the form
          type="file"
          accept="image/jpeg,image/png"
          hidden
          onChange={(event) => void choose(event)}
        />
        {upload.trouble && <FieldError role="alert">{upload.trouble}</FieldError>}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 20px;
  align-items: center;
`;
