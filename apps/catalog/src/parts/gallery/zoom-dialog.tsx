import { useT } from '@souk/i18n';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';
import { mayMove } from '../shared-picture/may-move';
import { usePictureWords } from './use-picture-words';
import { useTapOrSwipe } from './use-tap-or-swipe';
import { ZoomBar } from './zoom-bar';
import { Frame, Large, Stage } from './zoom-look';
import { ZoomThumbnails } from './zoom-thumbnails';
import { largeSource, nextStep, stepBelow, zoomSteps } from './zoom-steps';

type Props = {
  name: string;
  images: readonly string[];
  texts?: Readonly<Record<string, string>> | undefined;
  start: number;
  onClose: () => void;
};

const panPx = 120;

/**
 * One picture as large as the screen, and in two steps larger than that. A tap or a press magnifies where it points, fingers
 * pinch, a drag or the arrow keys move it; while it is whole, a swipe or the arrows change the picture. Escape closes.
 */
export default function ZoomDialog({ name, images, texts, start, onClose }: Props) {
  const t = useT();
  const { alt, behind } = usePictureWords({ name, images, texts });
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<ReactZoomPanPinchRef>(null);
  const [index, setIndex] = useState(start);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // Back takes the dialog away without closing it: then the browser gives no focus back
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const show = (next: number) => {
    setScale(1);
    setIndex((next + images.length) % images.length);
  };
  const animationMs = mayMove() ? 200 : 0;
  const zoomTo = (to: number, at?: { x: number; y: number }) => {
    if (to === 1) return void view.current?.resetTransform(animationMs);
    const { x, y } = at ?? { x: innerWidth / 2, y: innerHeight / 2 };
    void view.current?.zoomToPoint(to, x, y, animationMs);
  };
  const gestures = useTapOrSwipe({
    onTap: (at) => zoomTo(nextStep(scale), at),
    onSwipe: (by) => scale === 1 && show(index + by),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (event.key === '+' || event.key === '=') zoomTo(Math.max(nextStep(scale), scale));
    else if (event.key === '-') zoomTo(stepBelow(scale));
    else if (x === 0 && y === 0) return;
    else if (scale > 1) void view.current?.panBy(-x * panPx, -y * panPx, animationMs);
    else if (x !== 0) show(index + x);
    event.preventDefault();
  };
  const image = images[index] ?? '';
  return (
    <Frame ref={dialog} onClose={onClose} onKeyDown={onKeyDown} aria-label={t('gallery.label', { name })}>
      <Stage {...gestures} $isLarge={scale > 1}>
        <TransformWrapper
          key={image}
          ref={view}
          minScale={1}
          maxScale={zoomSteps.at(-1) ?? 1}
          doubleClick={{ disabled: true }}
          keyboard={{ disabled: true }}
          panning={{ disabled: scale === 1 }}
          onTransform={(_view, { scale: now }) => setScale(Math.round(now * 100) / 100)}
        >
          <TransformComponent wrapperStyle={whole} contentStyle={whole}>
            <Large {...largeSource(image, scale)} alt={alt(index)} draggable={false} />
          </TransformComponent>
        </TransformWrapper>
      </Stage>
      <ZoomBar
        number={index + 1}
        count={images.length}
        scale={scale}
        onZoom={(to) => zoomTo(to)}
        onShow={(by) => show(index + by)}
        onClose={() => dialog.current?.close()}
      />
      {images.length > 1 && <ZoomThumbnails images={images} behind={behind} current={index} onShow={show} />}
    </Frame>
  );
}

const whole = { width: '100%', height: '100%' };

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
