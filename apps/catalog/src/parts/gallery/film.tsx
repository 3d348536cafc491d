import { useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Picture, pictureUrl } from '@souk/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { PlayMark } from './play-mark';
import { SlideButton, slideSizes } from './slide-button';

type Props = { name: string; src: string; poster: string | undefined; isInView: boolean };

/**
 * A product's film: a picture with a button, and the film itself once somebody has pressed it. It stops when it leaves the view. A
 * `video` from the start would cost the page's first paint: its browser makes the controls and fetches the poster at once, wherever it stands.
 */
export function Film({ name, src, poster, isInView }: Props) {
  const t = useT();
  const say = useSay();
  const [isAsked, setAsked] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!isInView && film.current?.paused === false) film.current.pause();
  }, [isInView]);
  useEffect(() => {
    if (isAsked) film.current?.focus({ preventScroll: true });
  }, [isAsked]);
  // The browser's own controls stand still then, and say nothing.
  const fail = () => {
    setAsked(false);
    say.wrong('gallery.filmFailed');
  };
  const video = {
    controls: true,
    muted: true,
    playsInline: true,
    ...(poster ? { poster: pictureUrl(poster, 640) } : {}),
    src,
    'aria-label': t('gallery.video', { name }),
  };
  if (isAsked) return <Video ref={film} {...video} autoPlay onError={fail} tabIndex={isInView ? 0 : -1} />;
  return (
    <Box>
      <Play
        type="button"
        onClick={() => setAsked(true)}
        aria-label={t('gallery.play', { name })}
        tabIndex={isInView ? 0 : -1}
      >
        {poster && <Picture src={poster} alt="" sizes={slideSizes} />}
        <PlayMark size={28} />
      </Play>
      <noscript>
        <Video {...video} preload="none" />
      </noscript>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;
const Play = styled(SlideButton)`
  display: grid;
  place-items: center;
  cursor: pointer;
  /* A product may have a film and no picture yet. */
  aspect-ratio: 1;
  background: var(--color-sunken);
  /* Nobody would hear it: the film itself stands above. */
  @media (scripting: none) {
    visibility: hidden;
  }
`;
const Video = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  background: var(--color-sunken);
  noscript > & {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`;
