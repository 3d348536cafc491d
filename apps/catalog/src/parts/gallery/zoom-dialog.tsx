import { useT } from '@souk/i18n';
import { pictureUrl } from '@souk/ui';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

type Props = { name: string; images: readonly string[]; start: number; onClose: () => void };

/** One picture as large as the screen; arrows change it, a tap magnifies it, Escape closes. */
export default function ZoomDialog({ name, images, start, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // Back takes the dialog away without closing it: then the browser gives no focus back
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const step = (by: number) => {
    setLarge(false);
    setIndex((now) => (now + by + images.length) % images.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const label = (id: string) => ({ type: 'button' as const, 'aria-label': t(id) });
  return (
    <Dialog ref={dialog} onClose={onClose} onKeyDown={onKeyDown} aria-label={t('gallery.label', { name })}>
      <Stage
        onClick={() => setLarge(!isLarge)}
        {...label(isLarge ? 'gallery.smaller' : 'gallery.larger')}
        $isLarge={isLarge}
      >
        <img
          src={pictureUrl(images[index] ?? '', 1280)}
          alt={t('gallery.picture', { name, number: index + 1, count: images.length })}
        />
      </Stage>
      <Close onClick={() => dialog.current?.close()} {...label('gallery.close')}>
        <X size={22} strokeWidth={1.5} aria-hidden="true" />
      </Close>
      {images.length > 1 && (
        <Steps>
          <Round onClick={() => step(-1)} {...label('gallery.previous')}>
            <ChevronLeft size={22} strokeWidth={1.5} aria-hidden="true" />
          </Round>
          <Round onClick={() => step(1)} {...label('gallery.next')}>
            <ChevronRight size={22} strokeWidth={1.5} aria-hidden="true" />
          </Round>
        </Steps>
      )}
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--color-paper);
`;
const Stage = styled.button<{ $isLarge: boolean }>`
  display: grid;
  place-items: ${({ $isLarge }) => ($isLarge ? 'start' : 'center')};
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  overflow: auto;
  cursor: ${({ $isLarge }) => ($isLarge ? 'zoom-out' : 'zoom-in')};
  touch-action: pan-x pan-y pinch-zoom;
  & > img {
    ${({ $isLarge }) => ($isLarge ? 'width: max(1280px, 160vmin);' : 'max-width: 100%; max-height: 100dvh;')}
  }
`;
const Round = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 1px solid var(--color-line);
  border-radius: 50%;
  background: var(--color-surface);
  color: var(--color-ink);
  cursor: pointer;
`;
const Close = styled(Round)`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 16px;
`;
const Steps = styled.div`
  position: absolute;
  inset-block-end: 20px;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  gap: 12px;
`;
