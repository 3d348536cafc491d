import { useT } from '@souk/i18n';
import { pictureUrl } from '@souk/ui';
import styled from 'styled-components';

/** Pictures that were sent, each a link to itself in full. */
export function PictureStrip({ pictures }: { pictures: readonly string[] }) {
  const t = useT();
  if (pictures.length === 0) return null;
  return (
    <Row>
      {pictures.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={pictureUrl(url, 160)}
              alt={t('pictures.one', { number: index + 1 })}
              width={72}
              height={72}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  list-style: none;
  & img {
    width: 72px;
    height: 72px;
    border-radius: var(--radius);
    object-fit: cover;
  }
`;
