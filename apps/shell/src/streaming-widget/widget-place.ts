/** Where the widget floats: its distance from the window's right and bottom edge, in px. */
export type Place = { right: number; bottom: number };

/** Beside the shortcuts, which stay in reach. */
export const firstPlace: Place = { right: 68, bottom: 16 };
/** One press of an arrow key, in px. */
export const keyStepPx = 24;
const edgePx = 8;

type Sizes = { window: { width: number; height: number }; widget: { width: number; height: number } };

/** The place moved by so much and kept within the window. */
export const moved = (place: Place, by: { x: number; y: number }, { window, widget }: Sizes): Place => ({
  right: clamp(place.right - by.x, edgePx, window.width - widget.width - edgePx),
  bottom: clamp(place.bottom - by.y, edgePx, window.height - widget.height - edgePx),
});

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

/** How far an arrow key moves the widget; null for any other key. */
export const stepOf = (key: string): { x: number; y: number } | null => {
  switch (key) {
    case 'ArrowLeft':
      return { x: -keyStepPx, y: 0 };
    case 'ArrowRight':
      return { x: keyStepPx, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -keyStepPx };
    case 'ArrowDown':
      return { x: 0, y: keyStepPx };
    default:
      return null;
  }
};
