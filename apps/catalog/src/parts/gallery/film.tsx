import { useT } from '@souk/i18n';
import { pictureUrl } from '@souk/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

type Props = { name: string; src: string; poster: string | undefined; isInView: boolean };

/** A product's film. It plays only when asked, is fetched only then, and stops when it leaves the view. */
export function Film({ name, src, poster, isInView }: Props) {
  const t = useT();
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isInView && film.current?.paused === false) film.current.pause();
  }, [isInView]);
  return (
    <Video
      ref={film}
      controls
      muted
      preload="none"
      playsInline
      {...(poster ? { poster: pictureUrl(poster, 640) } : {})}
      src={src}
      tabIndex={isInView ? 0 : -1}
      aria-label={t('gallery.video', { name })}
    />
  );
}

const Video = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  background: var(--color-sunken);
  /* As high as the pictures beside it (gallery.tsx): the strip is as high as its highest part. */
  @media (max-width: 699px) {
    max-height: 38svh;
  }
`;
