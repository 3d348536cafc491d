import { useT } from '@souk/i18n';
import { pictureUrl } from '@souk/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { PlayMark } from './play-mark';

type Props = {
  images: readonly string[];
  /** Puts what a picture shows behind words. */
  behind: (words: string, index: number) => string;
  hasVideo: boolean;
  current: number;
  onShow: (index: number) => void;
};

const shownAtMost = 6;

/** One small picture per slide; past six, the last says how many more there are. Links, so that they work without scripts. */
export function Thumbnails({ images, behind, hasVideo, current, onShow }: Props) {
  const t = useT();
  const count = images.length + (hasVideo ? 1 : 0);
  if (count < 2) return null;
  const shown = Math.min(count, shownAtMost);
  const go = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    onShow(index);
  };
  return (
    <List>
      {Array.from({ length: shown }, (_, index) => {
        const hidden = index === shown - 1 ? count - shown : 0;
        const isFilm = index === images.length;
        const image = images[isFilm ? 0 : index];
        return (
          <li key={index}>
            <Thumb
              href={`#picture-${index + 1}`}
              onClick={go(index)}
              aria-label={
                isFilm
                  ? t('gallery.showFilm')
                  : behind(t('gallery.show', { number: index + 1, count: images.length }), index)
              }
              aria-current={index === current ? 'true' : undefined}
            >
              {image && <img src={pictureUrl(image, 160)} alt="" width={72} height={72} loading="lazy" />}
              {isFilm && hidden === 0 && <PlayMark size={16} />}
              {hidden > 0 && <More>+{hidden}</More>}
            </Thumb>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  gap: 8px;
  margin: 0;
  padding: 4px 0;
  list-style: none;
  overflow-x: auto;
  @media (min-width: 1024px) {
    flex-direction: column;
    padding: 0;
    overflow: visible;
  }
`;
const Thumb = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: var(--radius);
  overflow: hidden;
  background: var(--color-sunken);
  color: var(--color-ink);
  @media (min-width: 1024px) {
    width: 72px;
    height: 72px;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[aria-current='true'] {
    outline: 2px solid var(--color-ink);
    outline-offset: -2px;
  }
`;
const More = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--color-ink) 55%, transparent);
  color: var(--color-surface);
  font-weight: 600;
`;
