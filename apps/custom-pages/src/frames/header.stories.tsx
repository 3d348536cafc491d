import { aFrame, fakeApi, pending, slotStory } from '@souk/testing/fakes';
import type { PageFrame } from '@souk/contract';
import type { Meta } from '@storybook/react-vite';
import { OwnHeader } from './own-frame';

export default { title: 'Slots/pages.header', component: OwnHeader } satisfies Meta;

const story = slotStory('pages.header', OwnHeader);
const withFrame = (frame: () => Promise<PageFrame>) => ({
  api: fakeApi({ cart: { count: async () => ({ count: 0 }) }, pages: { frame } }),
});

export const OwnersBar = story(
  {},
  withFrame(async () =>
    aFrame('<div class="bar"><a href="#shop">Spring market</a><p>Free delivery from $50</p></div>', {
      css: '.f1 .bar { display: flex; gap: 24px; padding: 12px 20px; }',
    }),
  ),
);

/** Nothing is shown: no other part of the page waits for it. */
export const BeforeItIsThere = story({}, withFrame(pending));
