import { useT } from '@souk/i18n';
import { pictureUrl } from '@souk/ui';
import styled from 'styled-components';

type Props = {
  images: readonly string[];
  /** Puts what a picture shows behind words. */
  behind: (words: string, index: number) => string;
  current: number;
  onShow: (index: number) => void;
};

/** All pictures, small, under the large one. */
export function ZoomThumbnails({ images, behind, current, onShow }: Props) {
  const t = useT();
  return (
    <List>
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={behind(t('gallery.show', { number: index + 1, count: images.length }), index)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <img src={pictureUrl(image, 160)} alt="" width={56} height={56} />
          </button>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  grid-row: 3;
  display: flex;
  gap: 8px;
  margin: 0 auto;
  max-width: 100%;
  padding: 8px 12px max(12px, env(safe-area-inset-bottom));
  overflow-x: auto;
  & button {
    display: block;
    padding: 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
    cursor: pointer;
  }
  & img {
    display: block;
    border-radius: var(--radius);
    object-fit: cover;
  }
  & [aria-current] > img {
    outline: 2px solid var(--color-ink);
    outline-offset: -2px;
  }
`;
