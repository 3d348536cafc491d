import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Arrows, Dots, Frame, PauseButton, Strip } from './carousel-look';
import { useSlides } from './use-slides';

export type CarouselLabels = {
  previous: string;
  next: string;
  /** "Slide 2 of 5" */
  slide: (number: number, count: number) => string;
  pause: string;
  play: string;
};

type Props = {
  label: string;
  slides: readonly ReactNode[];
  labels: CarouselLabels;
  /** Moves on by itself after this time; it pauses on hover, focus, touch and reduced motion, and has a pause button. */
  advanceMs?: number;
  /** Never moves by itself on a screen that is touched: for what is not what the shopper came for. */
  restsOnTouch?: boolean;
  /** Its slides hold nothing that takes the focus: the strip itself does, so that the keys reach it. */
  isStripFocusable?: boolean;
};

/** Slides beside each other: swiped, stepped with arrows, or by keys. Works as a scrolling strip before scripts arrive. */
export function Carousel({ label, slides, labels, advanceMs, restsOnTouch, isStripFocusable = false }: Props) {
  const [isHeld, setHeld] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const count = slides.length;
  const { strip, index, show, onScroll } = useSlides({ count, advanceMs, isPaused: isHeld || isStopped, restsOnTouch });
  // Moving by itself, and marking the slide in view, need the application (the shell's document script).
  const start = { 'data-hydrate': 'interaction', ...(advanceMs && { 'data-hydrate-media': '(hover: hover)' }) };
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    // A tap or click beside what can be pressed focuses the frame, and nobody reads on there by keys.
    onFocus: ({ target, currentTarget }: FocusEvent) =>
      setHeld(target !== currentTarget || target.matches(':focus-visible')),
    onBlur: () => setHeld(false),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    // A slide that is left takes no focus: the carousel itself keeps it, so that the next key is heard here, too.
    if (isInSlide(event.target)) event.currentTarget.focus({ preventScroll: true });
    show(index + step);
    event.preventDefault();
  };
  return (
    <Frame
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={-1}
      {...start}
      {...hold}
      onKeyDown={onKeyDown}
    >
      <Strip
        ref={strip}
        {...(isStripFocusable && count > 1 ? { tabIndex: 0 } : {})}
        onScroll={onScroll}
        onTouchStart={() => setStopped(true)}
      >
        {slides.map((slide, at) => (
          <div
            key={at}
            role="group"
            aria-roledescription="slide"
            aria-label={labels.slide(at + 1, count)}
            inert={at !== index}
          >
            {slide}
          </div>
        ))}
      </Strip>
      {count > 1 && (
        <Arrows>
          <IconButton label={labels.previous} onClick={() => show(index - 1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <Dots aria-hidden="true">
            {slides.map((_, at) => (
              <i key={at} data-on={at === index} />
            ))}
          </Dots>
          <IconButton label={labels.next} onClick={() => show(index + 1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          {advanceMs && (
            <PauseButton
              $restsOnTouch={restsOnTouch ?? false}
              label={isStopped ? labels.play : labels.pause}
              onClick={() => setStopped(!isStopped)}
            >
              {isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            </PauseButton>
          )}
        </Arrows>
      )}
    </Frame>
  );
}

const isInSlide = (target: EventTarget) => target instanceof Element && target.closest('[aria-roledescription=slide]');
