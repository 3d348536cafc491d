import type { FramePlace } from '../layout/place';

/** Whether the live channel may float here: not over the buttons that buy, pay or concern one’s own things. Source: WIDGET-02. */
export const hasRoomForChannel = (place: FramePlace): boolean =>
  !place.isDesk &&
  !place.isCheckout &&
  !place.isRegistration &&
  !place.isLanding &&
  place.chrome !== 'bare' &&
  !/^\/(order|users|support|product|p)\//.test(place.path);
