import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import styled from 'styled-components';
import type { Upload } from './use-uploads';

type Props = {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onDismiss: (id: number) => void;
};

/** Pictures that are on their way, each with how far it is, and those that were not sent, each with why. */
export function UploadList({ uploads, onRetry, onDismiss }: Props) {
  const t = useT();
  if (uploads.length === 0) return null;
  return (
    <List aria-label={t('desk.uploads.title')}>
      {uploads.map((upload) => {
        const { id, file, state, trouble, canRetry } = upload;
        return (
          <li key={id}>
            <span>{file.name}</span>
            {state === 'failed' ? (
              <>
                <Trouble role="alert">{trouble}</Trouble>
                {canRetry && (
                  <Button size="sm" onClick={() => onRetry(upload)}>
                    {t('desk.uploads.retry', { name: file.name })}
                  </Button>
                )}
                <Button size="sm" variant="quiet" onClick={() => onDismiss(id)}>
                  {t('desk.uploads.dismiss', { name: file.name })}
                </Button>
              </>
            ) : (
              <>
                <span>
                  <FormattedMessage id={`desk.uploads.${state}`} />
                </span>
                <progress
                  aria-label={t('desk.uploads.progress', { name: file.name })}
                  {...(state === 'waiting' ? { value: 0 } : {})}
                />
              </>
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
const Trouble = styled.span`
  color: var(--color-sale);
  font-weight: 500;
`;
