import { useEffect, useState, type RefObject } from 'react';

/** How much of the small channel has room: its bar and its picture, the bar alone, or nothing. `moving`: not measured yet. */
export type Room = 'all' | 'bar' | 'none' | 'moving';

const restMs = 200;
const marginPx = 4;
/** What a shopper presses, fills in or reads to decide. A link around a picture is as large as a card: pictures may be covered. */
const covered = 'button, input, select, textarea, summary, label, [role="button"], [data-price], a:not(:has(img))';

type Rect = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Rect, b: Rect) =>
  a.left < b.right + marginPx &&
  a.right > b.left - marginPx &&
  a.top < b.bottom + marginPx &&
  a.bottom > b.top - marginPx;

/** Which of both sizes lies over nothing that matters. Both end at the same lower edge. */
export const roomFor = (box: Rect, barPx: number, obstacles: readonly Rect[]): Room => {
  if (!obstacles.some((one) => overlap(box, one))) return 'all';
  const bar = { ...box, top: box.bottom - barPx };
  return obstacles.some((one) => overlap(bar, one)) ? 'none' : 'bar';
};

/**
 * Finds how much of the box has room where it floats. It is hidden while the page moves, and measured once the page rests.
 * With the focus inside it stays as it is.
 * @param isOn false: the shopper has put it where it is, and it stays whole
 * @param heightOf height of the whole box by its width; it may be folded now
 */
export const useClearPlace = (
  box: RefObject<HTMLElement | null>,
  { isOn, barPx, heightOf }: { isOn: boolean; barPx: number; heightOf: (width: number) => number },
): Room => {
  const [room, setRoom] = useState<Room>('moving');
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const element = box.current;
      if (!element || element.contains(document.activeElement)) return;
      const { left, right, bottom } = element.getBoundingClientRect();
      const obstacles = [...document.querySelectorAll(covered)]
        .filter((one) => !element.contains(one))
        .map((one) => one.getBoundingClientRect());
      setRoom(roomFor({ left, right, bottom, top: bottom - heightOf(right - left) }, barPx, obstacles));
    };
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, restMs);
    };
    const move = () => {
      if (!box.current?.contains(document.activeElement)) setRoom('moving');
      rest();
    };
    // What is pressed, loaded or turned may bring a button under the box without any scrolling.
    const page = new ResizeObserver(rest);
    page.observe(document.body);
    const changes = new MutationObserver(rest);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', move, { passive: true });
    addEventListener('resize', move);
    rest();
    return () => {
      clearTimeout(timer);
      page.disconnect();
      changes.disconnect();
      removeEventListener('scroll', move);
      removeEventListener('resize', move);
    };
  }, [box, isOn, barPx, heightOf]);
  return isOn ? room : 'all';
};
